import type { Outcome, TargetAddress } from '@fucina/watch';

export interface Check {
  readonly outcome: Outcome;
  /** The network of the address that was contacted; absent where none was. */
  readonly network?: string;
}

/** Looks at a target. Never rejects: what goes wrong on our side is an outcome, too. */
export type CheckTarget = (address: TargetAddress) => Promise<Check>;
