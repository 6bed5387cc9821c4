import { useEffect, useState } from 'react';
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
  const [announced, setAnnounced] = useState('');
  const found = query.trim() === '' ? '' : t('search.results', { count });
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(found), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [found]);
  return (
    <div role="status" className="sr-only">
      {announced}
    </div>
  );
}
