import type { GuardedSender } from '../outgoing/guarded-sender.ts';
import type { Deliver } from './channels/deliver.ts';
import type { Watcher } from './checks/watcher.ts';
import type { Sealer } from './sealing/sealer.ts';
import type { KeptWatch, WatchStore } from './store/watch-store.ts';

/** What the API needs of the watch where it runs. */
export interface RunningWatch {
  readonly store: WatchStore;
  readonly watcher: Pick<Watcher, 'watch' | 'forget' | 'checkNow'>;
  /** Unix seconds, never back. */
  readonly now: () => number;
  /** How many watches there may be. */
  readonly maxWatches: number;
  /** How many one client may make on a day, where that is not the usual number. */
  readonly mostADay?: number;
  /** From where we look, for people; may be empty. */
  readonly place: string;
  readonly alerts: RunningAlerts;
  readonly live: Live;
}

/** What the API needs to add and to try channels. */
export interface RunningAlerts {
  readonly sender: Pick<GuardedSender, 'check'>;
  readonly deliver: Deliver;
  readonly sealer: Sealer;
}

/** What the API needs to tell news as they come. */
export interface Live {
  /** Begins with the state; then each change of it, and each check. */
  readonly follow: (
    watch: KeptWatch,
    follower: Follower,
  ) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** Ends all, and takes no more. */
  readonly end: () => void;
}

export interface Follower {
  /** Of a public page: not all of it is told to everybody. */
  readonly isPublic: boolean;
  /** Asked again and again. */
  readonly mayLook: (watch: KeptWatch) => boolean;
  /** Called once, however it ends. */
  readonly onEnd: () => void;
}
