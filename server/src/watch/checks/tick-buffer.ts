// What was found out and is not in the store yet, by shard and tick.
import type { Standing, TargetSample } from '@fucina/watch';
import type { TargetFacts, TargetIncident, TickBatch } from '../store/watch-store.ts';

/** An hour: where nothing can be committed for longer, the oldest ticks are lost. */
const MAX_TICKS = 720;

export interface Found extends TargetSample {
  readonly shard: number;
  readonly tick: number;
  /** If it changed. */
  readonly standing: Standing | undefined;
  readonly incidents: readonly TargetIncident[];
  /** If they changed. */
  readonly facts: TargetFacts | undefined;
}

export interface TickBuffer {
  readonly add: (found: Found) => void;
  /** The oldest one of a shard before this tick. */
  readonly next: (shard: number, beforeTick: number) => TickBatch | undefined;
  readonly remove: (batch: TickBatch) => void;
  readonly removeShard: (shard: number) => void;
  readonly shards: () => readonly number[];
  /** Of all shards. */
  readonly oldestTick: () => number | undefined;
}

export function createTickBuffer(): TickBuffer {
  const shards = new Map<number, Map<number, Found[]>>();
  const oldestOf = (ticks: ReadonlyMap<number, unknown>) => Math.min(...ticks.keys());
  return {
    add(found) {
      const ticks = shards.get(found.shard) ?? new Map<number, Found[]>();
      shards.set(found.shard, ticks);
      const inTick = ticks.get(found.tick);
      if (inTick === undefined) ticks.set(found.tick, [found]);
      else inTick.push(found);
      if (ticks.size > MAX_TICKS) ticks.delete(oldestOf(ticks));
    },
    next(shard, beforeTick) {
      const ticks = shards.get(shard);
      if (ticks === undefined) return undefined;
      const tick = oldestOf(ticks);
      return tick < beforeTick ? batchOf(shard, tick, ticks.get(tick) ?? []) : undefined;
    },
    remove({ shard, tick }) {
      const ticks = shards.get(shard);
      ticks?.delete(tick);
      if (ticks?.size === 0) shards.delete(shard);
    },
    removeShard: (shard) => {
      shards.delete(shard);
    },
    shards: () => [...shards.keys()],
    oldestTick: () =>
      shards.size === 0 ? undefined : Math.min(...[...shards.values()].map(oldestOf)),
  };
}

function batchOf(shard: number, tick: number, found: readonly Found[]): TickBatch {
  return {
    shard,
    tick,
    samples: found.map(({ target, sample }) => ({ target, sample })),
    standings: found.flatMap(({ target, standing }) =>
      standing === undefined ? [] : [{ target, standing }],
    ),
    incidents: found.flatMap(({ incidents }) => incidents),
    facts: found.flatMap(({ facts }) => facts ?? []),
  };
}
