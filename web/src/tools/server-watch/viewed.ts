import type { WatchEdition } from '../../api/watch.ts';

/** What the cards of a watch show. */
export interface Viewed {
  readonly edition: WatchEdition;
  /** When the server was looked at last, in Unix seconds: with a newer look there are newer numbers. */
  readonly checkedAt: number;
}
