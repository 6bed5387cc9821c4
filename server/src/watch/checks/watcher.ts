// Checks every target when its turn is, and decides what that changes.
import { isIP } from 'node:net';
import {
  believed,
  CLEAR_SIGHT,
  checkInterval,
  createRecentNetworks,
  decide,
  decideSight,
  downTime,
  type Effect,
  followFacts,
  incidentOf,
  nextTurnMs,
  type Outcome,
  overdueDelayMs,
  type Reason,
  type Sight,
  startOfTick,
  tickOf,
  turnOf,
} from '@fucina/watch';
import type {
  OpenTarget,
  TargetFacts,
  TargetIncident,
  WatchedTarget,
  WatchStore,
} from '../store/watch-store.ts';
import type { Beacons } from './beacons.ts';
import type { Check, CheckTarget } from './check-target.ts';
import { createCommitter } from './committer.ts';
import { createDueWheel, SLOT_MS } from './due-wheel.ts';
import { createRecentLookups } from './recent-lookups.ts';

export interface WatcherOptions {
  readonly store: WatchStore;
  /** Those that this process has from the beginning. */
  readonly shards: readonly number[];
  /** Whether it surely has them still; where it is not sure, no check begins and nothing is kept. */
  readonly mayCheck?: () => boolean;
  readonly check: CheckTarget;
  readonly beacons: Beacons;
  /** Milliseconds since the epoch, never back. */
  readonly now: () => number;
  /** Resolves after that time, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly observe?: WatchObserver;
}

export interface WatchObserver {
  /** A check begins so long after its turn. */
  readonly lateness?: (ms: number) => void;
  readonly checked?: (outcome: Outcome) => void;
  readonly effect?: (target: number, effect: Effect) => void;
  readonly sight?: (sight: Sight) => void;
  /** It is tried again with the next tick. */
  readonly storeFailed?: (error: unknown) => void;
  /** Somebody else has this shard: it is not checked any more. */
  readonly lostShard?: (shard: number) => void;
}

export interface Watcher {
  /** The targets of this shard are checked from now on. */
  readonly take: (shard: number) => Promise<void>;
  /** They are not checked any more; what was found is kept. */
  readonly leave: (shard: number) => Promise<void>;
  /** Somebody else may have it: nothing of it is kept any more. */
  readonly drop: (shard: number) => void;
  /**
   * A target that was added just now is checked at once, if it is in a shard that this process has. One that is checked
   * already is from now on checked as often as it says.
   */
  readonly watch: (target: WatchedTarget) => void;
  readonly forget: (target: number) => void;
  /** Before its turn; unless a check of it runs. */
  readonly checkNow: (target: number) => void;
  readonly running: () => number;
  /** How many targets this process has. */
  readonly size: () => number;
  /** How many shards this process has. */
  readonly shards: () => number;
  /** Begins no more checks, and commits what was found. */
  readonly stop: () => Promise<void>;
}

interface Watched {
  target: WatchedTarget;
  /** When its next check is due; undefined while one runs. */
  dueMs: number | undefined;
  /** Its next check is one that the last one asked for. */
  isConfirming: boolean;
}

const MAX_AT_ONCE = 256;
/** What is overdue by more was not late: we stood still. */
const PAUSE_MS = 10_000;
/** A check that fails while our event loop stands still says nothing. */
const STALL_MS = 1000;
const PROBE_MS = 30_000;
/** So soon it is looked again whether checks may begin. */
const UNSURE_MS = 1000;
/** What a name server of ours that does not work says of every name; that there is none, it does not say. */
const UNRESOLVED: ReadonlySet<Reason> = new Set(['dns_timeout', 'dns_failed']);
/** Within these parts of the usual time targets are checked that somebody else has not come to. */
const TAKEN_OVER_PARTS = 5;

export async function startWatcher(options: WatcherOptions): Promise<Watcher> {
  const { store, shards, check, beacons, now, wait, random, observe = {} } = options;
  const { mayCheck = () => true } = options;
  /** From when on what is found in each shard can be kept. */
  const owned = new Map<number, number>();
  const watched = new Map<number, Watched>();
  const wheel = createDueWheel<number>();
  const waiting: (readonly [id: number, dueMs: number])[] = [];
  const stopping = new AbortController();
  const look = createSight(beacons, observe);
  const committer = createCommitter({
    store,
    onFailure: (error) => observe.storeFailed?.(error),
    onLost(shard) {
      forgetShard(shard);
      observe.lostShard?.(shard);
    },
  });
  let tick = tickOf(now() / 1000);
  let turnMs = now();
  let stalledMs = Number.NEGATIVE_INFINITY;
  let probedMs = Number.NEGATIVE_INFINITY;
  let running = 0;

  function begin(id: number, dueMs: number): void {
    const found = watched.get(id);
    // It was removed, or is due at another time now.
    if (found?.dueMs !== dueMs) return;
    if (running >= MAX_AT_ONCE) {
      waiting.push([id, dueMs]);
      return;
    }
    if (!mayCheck()) {
      schedule(id, found, now() + UNSURE_MS);
      return;
    }
    running += 1;
    found.dueMs = undefined;
    observe.lateness?.(Math.max(0, now() - dueMs));
    void checkOne(id, found).finally(() => {
      running -= 1;
      const next = waiting.shift();
      if (next !== undefined && !stopping.signal.aborted) begin(...next);
    });
  }

  function schedule(id: number, found: Watched, dueMs: number): void {
    found.dueMs = dueMs;
    wheel.add(id, dueMs);
  }

  async function checkOne(id: number, found: Watched): Promise<void> {
    const { address, standing: before } = found.target;
    const startedMs = now();
    const checked = await check(address);
    const isStalled = stalledMs >= startedMs || now() - turnMs > SLOT_MS + STALL_MS;
    const outcome = await look(found.target, isStalled ? unlessFailed(checked) : checked, now);
    if (stopping.signal.aborted || watched.get(id) !== found) return;
    if (!mayCheck()) {
      schedule(id, found, now() + UNSURE_MS);
      return;
    }
    const at = Math.floor(now() / 1000);
    const { standing, tryAt, effects } = decide(before, outcome, at);
    const said = saidBy(found.target, checked, outcome, at);
    found.target = { ...found.target, standing, facts: said?.held ?? found.target.facts };
    observe.checked?.(outcome);
    for (const effect of effects) observe.effect?.(id, effect);
    committer.add({
      shard: found.target.shard,
      tick: tickOf(at),
      target: id,
      sample: { at, outcome, isConfirming: found.isConfirming },
      standing: standing === before ? undefined : standing,
      incidents: effects.flatMap((effect) => changedIncident(id, effect)),
      facts: said,
    });
    found.isConfirming = tryAt !== null;
    const downForS = downTime(incidentOf(standing), at);
    const intervalS = checkInterval(found.target.intervalS, downForS);
    const turnAt =
      tryAt === null ? nextTurnMs(turnOf(address), intervalS, now(), random()) : tryAt * 1000;
    schedule(id, found, turnAt);
  }

  function turn(): void {
    const nowMs = now();
    if (nowMs - turnMs > SLOT_MS + STALL_MS) stalledMs = nowMs;
    turnMs = nowMs;
    for (const { item, dueMs } of wheel.take(nowMs)) {
      const found = watched.get(item);
      if (found?.dueMs !== dueMs) continue;
      if (nowMs - dueMs > PAUSE_MS) schedule(item, found, nowMs + overdueDelayMs(item));
      else begin(item, dueMs);
    }
    if (nowMs - probedMs >= PROBE_MS) {
      probedMs = nowMs;
      void beacons.probe();
    }
    if (tickOf(nowMs / 1000) === tick) return;
    tick = tickOf(nowMs / 1000);
    if (mayCheck()) committer.keepUp(tick);
  }

  function watch(target: WatchedTarget, dueMs: number): void {
    const found: Watched = { target, dueMs, isConfirming: false };
    watched.set(target.id, found);
    schedule(target.id, found, dueMs);
  }

  function follow(found: Watched, intervalS: number): void {
    const isSooner = intervalS < found.target.intervalS;
    found.target = { ...found.target, intervalS };
    if (isSooner && found.dueMs !== undefined) schedule(found.target.id, found, now());
  }

  /** What was found before the tick that follows the newest check of somebody else cannot be kept. */
  async function take(shard: number, earliestMs = now()): Promise<void> {
    const targets = await store.openShard(shard);
    const newest = Math.max(...targets.map(({ checkedAt }) => checkedAt ?? 0));
    const startMs = Math.max(earliestMs, startOfTick(tickOf(newest) + 1) * 1000);
    owned.set(shard, startMs);
    committer.take(shard);
    for (const target of targets) watch(target, firstTurnMs(target, startMs));
  }

  function firstTurnMs(target: OpenTarget, startMs: number): number {
    const { id, address, standing, intervalS, checkedAt } = target;
    const intervalAtAll = checkInterval(intervalS, downTime(incidentOf(standing), now() / 1000));
    const isKnown = checkedAt !== null && now() / 1000 - checkedAt < 2 * intervalAtAll;
    if (!isKnown) return startMs + overdueDelayMs(id);
    const soonMs = startMs + overdueDelayMs(id) / TAKEN_OVER_PARTS;
    if (standing.state === 'suspect') return soonMs;
    // It was within that second.
    const lastMs = (checkedAt + 1) * 1000;
    return Math.max(soonMs, nextTurnMs(turnOf(address), intervalAtAll, lastMs, random()));
  }

  function forgetShard(shard: number): void {
    owned.delete(shard);
    for (const [id, found] of watched) if (found.target.shard === shard) watched.delete(id);
  }

  // The tick of now may have been committed by a process that ended just before.
  for (const shard of shards) await take(shard, startOfTick(tick + 1) * 1000);
  const turning = (async () => {
    while (!stopping.signal.aborted) {
      turn();
      await wait(SLOT_MS, stopping.signal);
    }
  })();

  return {
    take: (shard) => take(shard),
    async leave(shard) {
      forgetShard(shard);
      await committer.leave(shard);
    },
    drop(shard) {
      forgetShard(shard);
      committer.drop(shard);
    },
    watch(target) {
      const startMs = owned.get(target.shard);
      if (startMs === undefined) return;
      const known = watched.get(target.id);
      if (known !== undefined) {
        follow(known, target.intervalS);
        return;
      }
      watch(target, Math.max(now(), startMs));
    },
    forget: (id) => {
      watched.delete(id);
    },
    checkNow(id) {
      const found = watched.get(id);
      if (found?.dueMs === undefined) return;
      schedule(id, found, Math.max(now(), owned.get(found.target.shard) ?? 0));
    },
    running: () => running,
    size: () => watched.size,
    shards: () => owned.size,
    async stop() {
      stopping.abort();
      await turning;
      await committer.finish();
    },
  };
}

/** What a check found out, as far as it can be believed after all that was seen around it. */
function createSight(beacons: Beacons, observe: WatchObserver) {
  const networks = createRecentNetworks();
  const lookups = createRecentLookups();
  let sight = CLEAR_SIGHT;
  return async (
    { address, standing: { state } }: WatchedTarget,
    { outcome, network }: Check,
    now: () => number,
  ): Promise<Outcome> => {
    const isFail = outcome.kind === 'fail';
    const at = now() / 1000;
    if (network !== undefined && (state === 'up' || state === 'suspect')) {
      networks.note(network, isFail, at);
    }
    if (isIP(address.host) === 0) lookups.note(isFail && UNRESOLVED.has(outcome.reason), at);
    const isConfirmation = isFail && state === 'suspect';
    const around = {
      beacons: isConfirmation ? await beacons.probe() : beacons.known(),
      networks: networks.count(at),
      lookups: lookups.count(at),
    };
    sight = decideSight(sight, around, at);
    observe.sight?.(sight);
    return believed(outcome, sight);
  };
}

function unlessFailed({ outcome }: Check): Check {
  return { outcome: outcome.kind === 'fail' ? { kind: 'none', why: 'busy' } : outcome };
}

function changedIncident(target: number, effect: Effect): readonly TargetIncident[] {
  if (!('incident' in effect)) return [];
  const endedAt = effect.kind === 'closed' ? effect.endedAt : null;
  return [{ target, incident: effect.incident, endedAt }];
}

/** What the server says about itself, if that is something else than before. */
function saidBy(
  { id, facts: before }: WatchedTarget,
  { facts, icon }: Check,
  outcome: Outcome,
  at: number,
): TargetFacts | undefined {
  if (outcome.kind !== 'up' || facts === undefined) return undefined;
  const { held, events } = followFacts(before, facts, at);
  if (held === before) return undefined;
  const isNew = icon !== undefined && icon.hash !== before.icon?.value;
  return { target: id, held, events, ...(isNew && { icon }) };
}
