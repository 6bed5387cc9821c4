import { type FixedFile, withFixes } from '../file/fix-rounds.ts';
import type { OpenedFile } from '../file/open-file.ts';
import { type FixOptions, fixSpelling, fixTexts } from './fix-file.ts';

/** One problem of a file by its number, all of them that have a correction, or those of some of its texts. */
export type ProblemToFix = number | 'all' | { readonly texts: readonly number[] };

/**
 * Corrects what somebody chose, one after the other, in the same encoding. Numbers count in the problems and the texts
 * of the file as it is then; a problem without a correction is left out. Of many, only what is wanted is corrected, and
 * nothing that a comment switches off.
 */
export async function fixProblems(
  given: OpenedFile,
  chosen: readonly ProblemToFix[],
  options: FixOptions,
): Promise<FixedFile> {
  let fixed: FixedFile = { file: given, edits: [] };
  for (const problem of chosen) fixed = await fixOne(given, fixed, problem, options);
  return fixed;
}

async function fixOne(
  given: OpenedFile,
  begun: FixedFile,
  problem: ProblemToFix,
  options: FixOptions,
): Promise<FixedFile> {
  if (problem === 'all') return fixSpelling(given, begun, options);
  if (typeof problem === 'object') return fixTexts(given, begun, problem.texts, options);
  const fix = begun.file.problems[problem]?.fix;
  return (fix && (await withFixes(given, begun, [fix]))) ?? begun;
}
