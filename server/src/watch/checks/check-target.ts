import type { Facts, Outcome, TargetAddress } from '@fucina/watch';
import type { Icon } from '../store/watch-store.ts';

export interface Check {
  readonly outcome: Outcome;
  /** The network of the address that was contacted; absent where none was. */
  readonly network?: string;
  /** What the server says about itself; absent where it was not up. */
  readonly facts?: Facts;
  readonly icon?: Icon;
}

/** Looks at a target. Never rejects: what goes wrong on our side is an outcome, too. */
export type CheckTarget = (address: TargetAddress) => Promise<Check>;
