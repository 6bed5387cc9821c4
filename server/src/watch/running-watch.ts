import type { Watcher } from './checks/watcher.ts';
import type { WatchStore } from './store/watch-store.ts';

/** What the API needs of the watch where it runs. */
export interface RunningWatch {
  readonly store: WatchStore;
  readonly watcher: Pick<Watcher, 'watch' | 'forget' | 'checkNow'>;
  /** Unix seconds, never back. */
  readonly now: () => number;
  /** How many watches there may be. */
  readonly maxWatches: number;
  /** From where we look, for people; may be empty. */
  readonly place: string;
}
