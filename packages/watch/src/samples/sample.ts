import type { Outcome } from '../outcome.ts';

/** What is kept of a check. */
export interface Sample {
  /** When its outcome was known, in Unix seconds. */
  readonly at: number;
  readonly outcome: Outcome;
  /** It was made out of turn, because the check before it left a doubt. */
  readonly isConfirming: boolean;
}

export interface TargetSample {
  /** The number of the target in the store. */
  readonly target: number;
  readonly sample: Sample;
}
