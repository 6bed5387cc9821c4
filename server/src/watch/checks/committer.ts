import { startOfTick } from '@fucina/watch';
import type { WatchStore } from '../store/watch-store.ts';
import { createTickBuffer, type Found } from './tick-buffer.ts';

interface CommitterOptions {
  readonly store: WatchStore;
  /** Somebody else has this shard. */
  readonly onLost: (shard: number) => void;
  /** It is tried again with the next tick. */
  readonly onFailure: (error: unknown) => void;
}

export interface Committer {
  readonly take: (shard: number) => void;
  /** Commits what is there of this shard, and nothing more. */
  readonly leave: (shard: number) => Promise<void>;
  /** Commits nothing more of this shard. */
  readonly drop: (shard: number) => void;
  readonly add: (found: Found) => void;
  /** Commits what is older than this tick, and does a little of what has to be done now and then. */
  readonly keepUp: (tick: number) => void;
  /** Commits all that is there. */
  readonly finish: () => Promise<void>;
}

/** So that a store with several connections is not idle; readers get the others. */
const AT_ONCE = 4;

/** Brings what was found into the store, tick by tick. */
export function createCommitter({ store, onLost, onFailure }: CommitterOptions): Committer {
  const buffer = createTickBuffer();
  const shards = new Set<number>();
  let working: Promise<void> | undefined;

  function drop(shard: number): void {
    shards.delete(shard);
    buffer.removeShard(shard);
  }

  async function commitShard(shard: number, beforeTick: number): Promise<void> {
    for (;;) {
      const batch = buffer.next(shard, beforeTick);
      if (batch === undefined) return;
      if ((await store.commit(batch)) === 'kept') {
        buffer.remove(batch);
        continue;
      }
      drop(shard);
      onLost(shard);
      return;
    }
  }

  async function commit(beforeTick: number): Promise<void> {
    const found = buffer.shards();
    const committed = await Promise.allSettled(
      [...Array(AT_ONCE).keys()].map(async (lane) => {
        for (let nth = lane; nth < found.length; nth += AT_ONCE) {
          await commitShard(found[nth] ?? 0, beforeTick);
        }
      }),
    );
    for (const one of committed) if (one.status === 'rejected') throw one.reason;
  }

  async function keepUp(tick: number): Promise<void> {
    await commit(tick);
    // One hour of one shard and a few targets with each tick: no commit waits for long.
    const shard = [...shards][tick % shards.size];
    if (shard === undefined) return;
    await store.sealNext(shard, startOfTick(Math.min(buffer.oldestTick() ?? tick, tick)));
    await store.prune(startOfTick(tick));
  }

  /** A batch is committed once, so one after the other. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = (working ?? Promise.resolve()).catch(() => undefined).then(work);
    working = done;
    const end = () => {
      if (working === done) working = undefined;
    };
    done.then(end, end);
    return done;
  }

  return {
    take: (shard) => {
      shards.add(shard);
    },
    async leave(shard) {
      await inTurn(() => commitShard(shard, Number.POSITIVE_INFINITY));
      drop(shard);
    },
    drop,
    add: (found) => {
      if (shards.has(found.shard)) buffer.add(found);
    },
    keepUp(tick) {
      if (working === undefined) inTurn(() => keepUp(tick)).catch(onFailure);
    },
    finish: () => inTurn(() => commit(Number.POSITIVE_INFINITY)).catch(onFailure),
  };
}
