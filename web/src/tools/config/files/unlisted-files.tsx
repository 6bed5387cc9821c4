import { useWords } from '../../../words/use-words.tsx';

/** Nobody looks through more, and a browser takes long to draw them. */
export const MAX_LISTED = 500;

/** That there are more files than are listed. */
export function UnlistedFiles({ count }: { readonly count: number }) {
  const { t } = useWords();
  if (count <= 0) return null;
  return <p className="px-2 py-1 text-xs text-muted">{t('config.files.unlisted', { count })}</p>;
}
