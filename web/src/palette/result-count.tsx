import { useSettled } from '../state/use-settled.ts';
import { useWords } from '../words/use-words.tsx';

/** While somebody types, each count would interrupt the one before. */
const ANNOUNCE_AFTER_MS = 500;

interface ResultCountProps {
  readonly count: number;
  readonly query: string;
}

/** Says how much was found. In the dialog: what is outside of it is not read. */
export function ResultCount({ count, query }: ResultCountProps) {
  const { t } = useWords();
  const found = query.trim() === '' ? '' : t('search.results', { count });
  return (
    <div role="status" className="sr-only">
      {useSettled(found, ANNOUNCE_AFTER_MS)}
    </div>
  );
}
