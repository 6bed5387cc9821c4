import type { Profile } from '@fucina/config-text';
import type { FixedFile, OpenedFile } from '@fucina/config-text/file';
import { fixProblems, type ProblemToFix } from '@fucina/config-text/inner';
import { isProblem } from '../session/problems.ts';

/** A file with what the visitor chose to correct. Of many problems, notes are none of them. */
export function correctedFile(
  original: OpenedFile,
  fixes: readonly ProblemToFix[],
  profile: Profile,
): Promise<FixedFile> {
  return fixProblems(original, fixes, { profile, isWanted: isProblem });
}
