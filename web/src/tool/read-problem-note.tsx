import type { ReadProblem } from '../state/query.ts';
import { useStore } from '../state/store.ts';
import type { ToolStore } from '../state/tool-store.ts';
import { useWords } from '../words/use-words.tsx';

interface ReadProblemNoteProps {
  readonly store: Pick<ToolStore<never>, 'subscribe' | 'readProblem'>;
}

/** What a link or the storage held that the tool could not keep. */
export function useReadProblem({
  subscribe,
  readProblem,
}: ReadProblemNoteProps['store']): ReadProblem | undefined {
  return useStore({ subscribe, get: readProblem, initial: undefined });
}

/** Says what it was. */
export function ReadProblemNote({ store }: ReadProblemNoteProps) {
  const problem = useReadProblem(store);
  return (
    problem && (
      <p role="alert" className="mb-6 rounded-control bg-danger-wash p-4 text-danger">
        <Sentence problem={problem} />
      </p>
    )
  );
}

function Sentence({ problem }: { readonly problem: ReadProblem }) {
  const { t } = useWords();
  if (problem.code === 'unreadable') return t('ui.opened.unreadable');
  const { code, max, length } = problem;
  return t(`ui.opened.${code}`, { max, length });
}
