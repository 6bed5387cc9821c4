import type { ProblemToFix } from '@fucina/config-text/inner';
import { useToolStore } from '../../tool/tool.tsx';
import { correct, decisionsOf } from './session/decisions.ts';
import { configState } from './state.ts';
import { useSession } from './studio-context.tsx';

interface Correction {
  readonly file: number;
  readonly fixes: readonly ProblemToFix[];
  readonly before: readonly (number | undefined)[];
}

/** Corrects problems of files, as one step that can be undone. */
export function useCorrectFiles() {
  const session = useSession();
  const { get, set } = useToolStore(configState);
  const fixesOf = (file: number) => decisionsOf(get().present.decisions, file).fixes;
  return async (files: readonly number[], problem: ProblemToFix): Promise<void> => {
    const corrected: Correction[] = [];
    for (const file of files) {
      const fixes = [...fixesOf(file), problem];
      const question = { kind: 'texts-before', file, fixes } as const;
      const before = await session.ask<'texts-before'>(question);
      if (before !== undefined) corrected.push({ file, fixes, before });
    }
    // A second click on the same button counts in the problems of a file that is not there any more.
    const isUpToDate = corrected.every(
      ({ file, fixes }) => fixesOf(file).length === fixes.length - 1,
    );
    if (corrected.length === 0 || !isUpToDate) return;
    set(({ decisions }) => ({
      decisions: corrected.reduce(
        (all, { file, fixes, before }) => correct(all, file, fixes, before),
        decisions,
      ),
    }));
  };
}
