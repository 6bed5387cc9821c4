// What the watch keeps, whatever keeps it.
import type {
  DayRow,
  HourRow,
  Incident,
  Sample,
  Standing,
  TargetAddress,
  TargetSample,
} from '@fucina/watch';

export interface WatchedTarget {
  readonly id: number;
  readonly address: TargetAddress;
  /** How often it is checked while it is up. */
  readonly intervalS: number;
  readonly standing: Standing;
}

/** All that the checks of one shard and one tick changed. */
export interface TickBatch {
  readonly shard: number;
  readonly tick: number;
  readonly samples: readonly TargetSample[];
  /** Those that changed. */
  readonly standings: readonly { readonly target: number; readonly standing: Standing }[];
  /** Those that opened, changed or closed. */
  readonly incidents: readonly TargetIncident[];
}

export interface TargetIncident {
  readonly target: number;
  readonly incident: Incident;
  /** Null while it is open. */
  readonly endedAt: number | null;
}

/** Times are Unix seconds; in a range the last second, hour or day is not in it. */
export interface WatchStore {
  /** The number of the target; the same one for the same address. */
  readonly addTarget: (address: TargetAddress, at: number) => Promise<number>;
  /** With everything that is kept of it. */
  readonly removeTarget: (target: number) => Promise<void>;
  readonly openShard: (shard: number) => Promise<readonly WatchedTarget[]>;
  /** All or nothing. A shard's tick is kept once: `fenced` says that somebody else has this shard. */
  readonly commit: (batch: TickBatch) => Promise<'kept' | 'fenced'>;
  /**
   * Packs the oldest hour of a shard that is over and not packed yet; false when there is none. Ticks that are not
   * committed yet must not be older than `now`.
   */
  readonly sealNext: (shard: number, now: number) => Promise<boolean>;
  readonly samples: (target: number, from: number, to: number) => Promise<readonly Sample[]>;
  /** Only hours and days of which something is known. */
  readonly hours: (target: number, from: number, to: number) => Promise<readonly HourRow[]>;
  readonly days: (target: number, from: number, to: number) => Promise<readonly DayRow[]>;
  /** The newest first. */
  readonly incidents: (
    target: number,
    before: number,
    limit: number,
  ) => Promise<readonly TargetIncident[]>;
  /** Forgets what is too old, for a few targets each time; false when all have had their turn. */
  readonly prune: (now: number) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** How many shards a store is made with. */
export const SHARDS = 8;
