import { useWords } from '../../words/use-words.tsx';

const PROMISES = ['free', 'no_account', 'no_others', 'offline'] as const;

/** What holds for all of it: the first doubts, answered in a line. */
export function Promises() {
  const { t } = useWords();
  return (
    <ul aria-label={t('home.promises.title')} className="promises">
      {PROMISES.map((promise) => (
        <li key={promise}>{t(`home.promises.${promise}`)}</li>
      ))}
    </ul>
  );
}
