// Has its share of the shards, and only while it is sure of them.
import type { Watcher } from '../checks/watcher.ts';
import type { Claim, ShardClaims } from './shard-claims.ts';

interface SharingOptions {
  readonly claims: ShardClaims;
  /** How many there are in all. */
  readonly shards: number;
  readonly watcher: Pick<Watcher, 'take' | 'leave' | 'drop'>;
  /** Milliseconds, never back. */
  readonly now: () => number;
  /** Resolves after that time, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** It is tried again. */
  readonly onFailure: (error: unknown) => void;
}

export interface Sharing {
  readonly has: (shard: number) => boolean;
  /** Whether those that it has are surely its own still. */
  readonly isSure: () => boolean;
  /** What is to be checked may have changed unheard. */
  readonly reopen: () => void;
  /** Somebody else keeps it already. */
  readonly lost: (shard: number) => void;
  /** Gives all back, for others to have at once; what was found must be kept before. */
  readonly stop: () => Promise<void>;
}

const TURN_MS = 1000;
const RENEW_MS = 3000;
/** So long a claim is surely ours after it was renewed: others get it after ten seconds. */
const SURE_MS = 8000;
/** So many change hands at once, so that the others go on being checked. */
const LEFT_AT_ONCE = 16;

export function shareShards(options: SharingOptions): Sharing {
  const { claims, shards, watcher, now, wait, onFailure } = options;
  const owned = new Map<number, Claim>();
  const stopping = new AbortController();
  let renewedMs = now();
  let isStale = false;
  const isSure = () => now() - renewedMs < SURE_MS;

  function drop(shard: number): void {
    owned.delete(shard);
    watcher.drop(shard);
  }

  async function renew(): Promise<void> {
    if (now() - renewedMs < RENEW_MS) return;
    const askedMs = now();
    const kept = new Set((await claims.renew([...owned.values()])).map(({ shard }) => shard));
    for (const shard of owned.keys()) if (!kept.has(shard)) drop(shard);
    renewedMs = askedMs;
  }

  async function takeMore(room: number): Promise<void> {
    const taken = await claims.take(room);
    for (const claim of taken) owned.set(claim.shard, claim);
    const opened = await Promise.allSettled(taken.map(({ shard }) => watcher.take(shard)));
    const failed = taken.filter((_, index) => opened[index]?.status === 'rejected');
    for (const { shard } of failed) drop(shard);
    await claims.giveBack(failed);
  }

  async function leave(left: readonly Claim[]): Promise<void> {
    for (const { shard } of left) {
      owned.delete(shard);
      await watcher.leave(shard).catch((error) => {
        onFailure(error);
        watcher.drop(shard);
      });
    }
    await claims.giveBack(left);
  }

  async function openAgain(): Promise<void> {
    isStale = false;
    for (const shard of owned.keys()) {
      await watcher.leave(shard);
      await watcher.take(shard);
    }
  }

  async function turn(): Promise<void> {
    await renew();
    const share = Math.ceil(shards / (await claims.countProcesses()));
    const room = share - owned.size;
    if (room > 0) await takeMore(room);
    if (isStale) await openAgain();
    if (room < 0) await leave([...owned.values()].slice(0, Math.min(-room, LEFT_AT_ONCE)));
  }

  const turning = (async () => {
    while (!stopping.signal.aborted) {
      await turn().catch(onFailure);
      if (!isSure()) for (const shard of owned.keys()) drop(shard);
      await wait(TURN_MS, stopping.signal);
    }
  })();

  return {
    has: (shard) => owned.has(shard) && isSure(),
    isSure,
    reopen() {
      isStale = true;
    },
    lost(shard) {
      const claim = owned.get(shard);
      drop(shard);
      if (claim !== undefined) claims.giveBack([claim]).catch(onFailure);
    },
    async stop() {
      stopping.abort();
      await turning;
      await claims.giveBack([...owned.values()]).catch(onFailure);
      await claims.close();
    },
  };
}
