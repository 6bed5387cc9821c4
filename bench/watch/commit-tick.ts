import { startOfTick } from '@fucina/watch';
import type { WatchStore } from '../../server/src/watch/store/watch-store.ts';

/** A twelfth of the targets has its turn in a tick. */
export async function commitTick(
  store: Pick<WatchStore, 'commit'>,
  shards: readonly (readonly number[])[],
  tick: number,
): Promise<void> {
  for (const [shard, ids] of shards.entries()) {
    const outcome = { kind: 'up', latencyMs: 40, players: 12 } as const;
    const sample = { at: startOfTick(tick), outcome, isConfirming: false };
    const due = ids.filter((id) => id % 12 === tick % 12);
    const samples = due.map((target) => ({ target, sample }));
    await store.commit({ shard, tick, samples, standings: [], incidents: [], facts: [] });
  }
}
