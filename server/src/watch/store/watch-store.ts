// What the watch keeps, whatever keeps it.
import type { Result } from '@fucina/server-address';
import type {
  Columns,
  DayRow,
  FactEvent,
  HeldFacts,
  HourRow,
  heatMap,
  Incident,
  IncidentStretch,
  MaintenanceWindow,
  PlannedWork,
  Sample,
  Seconds,
  Standing,
  Steps,
  TargetAddress,
  TargetSample,
} from '@fucina/watch';
import type { AlertStore } from './alert-store.ts';

export interface WatchedTarget {
  readonly id: number;
  readonly address: TargetAddress;
  readonly shard: number;
  /** How often it is checked while it is up. */
  readonly intervalS: number;
  /** Up to when it was checked less often, because nobody opened its watches. */
  readonly slowUntil: number | null;
  readonly standing: Standing;
  readonly facts: HeldFacts;
}

/** One that is to be checked. */
export interface OpenTarget extends WatchedTarget {
  /** When it was checked last, as far as that is in the journal. */
  readonly checkedAt: number | null;
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
  readonly facts: readonly TargetFacts[];
}

/** What a target says about itself now. */
export interface TargetFacts {
  readonly target: number;
  readonly held: HeldFacts;
  readonly events: readonly FactEvent[];
  readonly icon?: Icon | undefined;
}

export interface Icon {
  readonly hash: string;
  readonly png: Uint8Array;
}

export interface TargetIncident {
  readonly target: number;
  readonly incident: Incident;
  /** Null while it is open. */
  readonly endedAt: number | null;
}

export interface KeptIncident extends TargetIncident {
  /** Its number, which it keeps. */
  readonly id: number;
}

export interface KeptEvent extends FactEvent {
  readonly target: number;
}

/** What somebody watches: a server in one or both editions. Targets are shared with all who watch them. */
export interface KeptWatch {
  readonly id: string;
  readonly ownerHash: Uint8Array;
  /** Null where there is no link for those who may only look. */
  readonly viewerHash: Uint8Array | null;
  /** Java first. */
  readonly targets: readonly WatchedTarget[];
  readonly name: string;
  readonly zone: string;
  readonly language: string;
  readonly slug: string | null;
  readonly isPublic: boolean;
  readonly createdAt: number;
  /** In days since 1970. */
  readonly usedDay: number;
  readonly pausedAt: number | null;
  readonly revision: number;
  readonly maintenance: readonly KeptWindow[];
}

export interface KeptWindow extends PlannedWork {
  readonly id: number;
  readonly note: string;
}

export interface EndedUnused {
  /** The targets that are not to be checked any more. */
  readonly left: readonly number[];
  /** Those that are checked less often from now on. */
  readonly slowed: readonly WatchedTarget[];
}

export interface WatchDraft
  extends Pick<KeptWatch, 'id' | 'ownerHash' | 'name' | 'zone' | 'language' | 'createdAt'> {
  readonly targets: readonly { readonly address: TargetAddress; readonly ip: string }[];
  /** Who makes it. Only a hash of it is kept, for that day. */
  readonly client: string;
  /** How many there may be in all. */
  readonly most: number;
  /** How many a client may make on a day; ten unless it is said. */
  readonly mostADay?: number;
}

export type DraftError =
  /** As many as there may be. */
  | 'full'
  /** A target has as many watches, or an address as many targets, as it may have. */
  | 'target-full'
  /** By one client on one day. */
  | 'too-many';

export type WatchChange = Partial<
  Pick<
    KeptWatch,
    'ownerHash' | 'viewerHash' | 'name' | 'zone' | 'language' | 'slug' | 'isPublic' | 'pausedAt'
  >
>;

export type WindowDraft = Pick<KeptWindow, 'startsAt' | 'endsAt' | 'every' | 'note'>;

export interface CountedDay {
  /** `2026-11-28` */
  readonly day: string;
  readonly seconds: Seconds;
}

/** Times are Unix seconds; in a range the last second, hour or day is not in it. */
export interface WatchStore extends AlertStore {
  readonly createWatch: (
    draft: WatchDraft,
  ) => Promise<Result<KeptWatch, { readonly code: DraftError }>>;
  readonly readWatch: (
    by: { readonly id: string } | { readonly slug: string },
  ) => Promise<KeptWatch | undefined>;
  /** With a revision, only if it is the one that is kept. */
  readonly updateWatch: (
    id: string,
    change: WatchChange,
    revision?: number,
  ) => Promise<'kept' | 'changed-meanwhile' | 'gone'>;
  /** With the targets that nobody else watches, and everything that is kept of them. */
  readonly removeWatch: (id: string) => Promise<readonly number[]>;
  /** Answers the targets that are checked more often from now on. */
  readonly markUsed: (id: string, at: number) => Promise<readonly WatchedTarget[]>;
  readonly addWindow: (id: string, window: WindowDraft) => Promise<'kept' | 'full' | 'gone'>;
  /** It counts up to then; false if there is none. */
  readonly removeWindow: (id: string, window: number, at: number) => Promise<boolean>;
  /** The number of the target; the same one for the same address. */
  readonly addTarget: (address: TargetAddress, at: number) => Promise<number>;
  /** With everything that is kept of it, and the watches that watch nothing else. */
  readonly removeTarget: (target: number) => Promise<void>;
  /** Pauses the watches that watch nothing else. */
  readonly giveUpTarget: (target: number, at: number) => Promise<void>;
  /** Whether a watch that is not paused has it. */
  readonly isWatched: (target: number) => Promise<boolean>;
  /** Those of which not all watches are paused. */
  readonly openShard: (shard: number) => Promise<readonly OpenTarget[]>;
  /**
   * All or nothing. A shard's tick is kept once: `fenced` says that somebody else has this shard. Of a target that was
   * removed meanwhile nothing is kept.
   */
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
  /** Average players by weekday and hour of a zone. */
  readonly heat: (
    target: number,
    zone: string,
    from: number,
    now: number,
  ) => Promise<ReturnType<typeof heatMap>>;
  /** The days of a zone; of what was before `since` no second is counted. */
  readonly localDays: (
    target: number,
    days: {
      readonly zone: string;
      readonly from: number;
      readonly since: number;
      readonly now: number;
    },
    windows: readonly MaintenanceWindow[],
  ) => Promise<readonly CountedDay[]>;
  /** For charts; of steps of an hour or more, out of hours and days. */
  readonly columns: (target: number, steps: Steps) => Promise<Columns>;
  /** How many seconds each state had, up to now. */
  readonly seconds: (
    target: number,
    from: number,
    now: number,
    windows: readonly MaintenanceWindow[],
  ) => Promise<Seconds>;
  /** The newest first, of several targets. */
  readonly incidents: (
    targets: readonly number[],
    before: number,
    limit: number,
  ) => Promise<readonly KeptIncident[]>;
  /** When those were that reach into a range, in the order of time. */
  readonly stretches: (
    target: number,
    from: number,
    to: number,
  ) => Promise<readonly IncidentStretch[]>;
  /** The newest first, of several targets. */
  readonly events: (
    targets: readonly number[],
    before: number,
    limit: number,
  ) => Promise<readonly KeptEvent[]>;
  /** The PNG file. */
  readonly icon: (hash: string) => Promise<Uint8Array | undefined>;
  /** Forgets what is too old, for a few targets each time; false when all have had their turn. */
  readonly prune: (now: number) => Promise<boolean>;
  /**
   * Tells, pauses and removes watches that nobody opens, a few each time, and slows the checks of those that nobody has
   * opened for a while.
   */
  readonly endUnused: (now: number) => Promise<EndedUnused>;
  readonly close: () => Promise<void>;
}

/** How many shards a store is made with. */
export const SHARDS = 8;
