import type { LookedAt } from '../problems/looked-at.ts';
import type { Level, Problem } from '../problems/problem.ts';

/** Writes problems for people or for programs: piece by piece, so that nothing waits for the last file. */
export interface Report {
  readonly begin: string;
  readonly problem: (problem: Problem) => string;
  readonly end: (counts: Counts, looked: LookedAt) => string;
}

/** How many problems of each level were found, also those that are not reported. */
export type Counts = Readonly<Record<Level | 'fixable', number>>;

export interface ReportOptions {
  readonly isColored: boolean;
  /** Without the closing sentence, if there is nothing to say. */
  readonly isQuiet: boolean;
}
