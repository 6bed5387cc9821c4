import type { RuleLevel } from '@fucina/config-text';
import { remember } from '../../../state/remember.ts';
import type { FoundProblem, RowPlan } from '../worker/protocol.ts';
import { hasFailed, type StudioFile } from './studio-file.ts';

/** What is counted as a problem, on the page as on the command line: notes are only worth knowing. */
export function isProblem({ severity }: { readonly severity: RuleLevel }): boolean {
  return severity !== 'note';
}

export function problemsOfText(plan: RowPlan | undefined): number {
  // Nearly all texts have none, and there may be hundreds of thousands.
  if (plan === undefined || plan.findings.length === 0) return 0;
  return plan.findings.filter(isProblem).length;
}

/** Of the file and of its texts. */
export function problemsIn(file: StudioFile): number {
  return problemsOfFile(file) + (file.plans.length === 0 ? 0 : problemsOfTexts(file));
}

/** A file that changes is another one. */
const problemsOfTexts = remember(({ plans }: StudioFile): number =>
  plans.reduce((sum, plan) => sum + problemsOfText(plan), 0),
);

/** Of the file as a whole, which no text has. */
export function problemsOfFile(file: StudioFile): number {
  return (file.facts?.problems.filter(isProblem).length ?? 0) + (hasFailed(file) ? 1 : 0);
}

/** Whether a problem of a file has one right answer. */
export function hasFix({ fix, number }: FoundProblem): boolean {
  return fix !== undefined && number !== undefined;
}

/** How many problems of a file are corrected with all others. */
export function fixableIn({ facts }: StudioFile): number {
  return facts?.problems.filter((one) => isProblem(one) && hasFix(one)).length ?? 0;
}
