import { startOfTick } from '@fucina/watch';
import type { WatchStore } from '../store/watch-store.ts';
import { createTickBuffer, type Found } from './tick-buffer.ts';

interface CommitterOptions {
  readonly store: WatchStore;
  readonly shards: readonly number[];
  /** Somebody else has this shard. */
  readonly onLost: (shard: number) => void;
  /** It is tried again with the next tick. */
  readonly onFailure: (error: unknown) => void;
}

export interface Committer {
  readonly add: (found: Found) => void;
  /** Commits what is older than this tick, and does a little of what has to be done now and then. */
  readonly keepUp: (tick: number) => void;
  /** Commits all that is there. */
  readonly finish: () => Promise<void>;
}

/** Brings what was found into the store, tick by tick. */
export function createCommitter(options: CommitterOptions): Committer {
  const { store, onLost, onFailure } = options;
  const buffer = createTickBuffer();
  let shards = options.shards;
  let working: Promise<void> | undefined;

  async function commit(beforeTick: number): Promise<void> {
    for (const shard of buffer.shards()) {
      for (;;) {
        const batch = buffer.next(shard, beforeTick);
        if (batch === undefined) break;
        if ((await store.commit(batch)) === 'kept') {
          buffer.remove(batch);
          continue;
        }
        shards = shards.filter((one) => one !== shard);
        buffer.removeShard(shard);
        onLost(shard);
        break;
      }
    }
  }

  async function keepUp(tick: number): Promise<void> {
    await commit(tick);
    // One hour of one shard and a few targets with each tick: no commit waits for long.
    const shard = shards[tick % shards.length];
    if (shard === undefined) return;
    await store.sealNext(shard, startOfTick(Math.min(buffer.oldestTick() ?? tick, tick)));
    await store.prune(startOfTick(tick));
  }

  return {
    add: (found) => {
      if (shards.includes(found.shard)) buffer.add(found);
    },
    keepUp(tick) {
      working ??= keepUp(tick)
        .catch(onFailure)
        .finally(() => {
          working = undefined;
        });
    },
    async finish() {
      await working;
      await commit(Number.POSITIVE_INFINITY).catch(onFailure);
    },
  };
}
