import type { WatchReply } from '@fucina/api-contract';
import { useWords } from '../../words/use-words.tsx';

type WatchState = WatchReply['state'];

/** The state in a word, with a mark whose shape says it as well as its color. */
export function StateMark({ state }: { readonly state: WatchState }) {
  const { t } = useWords();
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      <StateShape state={state} />
      {t(`server_watch.states.${state}`)}
    </span>
  );
}

/** Without the word, where a sentence says it. */
export function StateShape({ state }: { readonly state: WatchState }) {
  return <span aria-hidden className={`watch-mark watch-mark-${state}`} />;
}
