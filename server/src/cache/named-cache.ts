import { type BentoCache, errors } from 'bentocache';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { withDeadline } from '../deadline.ts';
import { type BoundedMemory, wallClock } from './bounded-memory.ts';

/** `invalid`: what Redis held was no value of this cache; a miss follows. */
export type CacheOutcome = 'hit' | 'miss' | 'stale' | 'failure' | 'invalid';

export interface CachePolicy<Value> {
  /** Unique. Values of the last version may still be in Redis: a new shape needs a new name. */
  readonly name: string;
  /** What a value looks like. Whatever else Redis holds counts as absent. */
  readonly schema: z.ZodType<Value>;
  /** How long a value is fresh. */
  readonly ttlMs: number;
  /** A shorter freshness for some values, such as "there is no such player". */
  readonly ttlOf?: (value: Value) => number;
  /** How long past its freshness a value may stand in for a source that fails. 0: never. */
  readonly graceMs: number;
  /** How long a caller waits for a fresh value while an old one is at hand. Absent: until the source fails. */
  readonly patienceMs?: number;
  /** How long a failure is repeated without asking the source again. 0: every call asks. */
  readonly failureMs: number;
  /** How long the source may take. */
  readonly deadlineMs: number;
  readonly maxEntries: number;
  readonly maxBytes: number;
}

export interface Cached<Value> {
  readonly value: Value;
  /** Milliseconds since the epoch. */
  readonly storedAt: number;
  readonly expiresAt: number;
  /** It came from the cache. */
  readonly isHit: boolean;
  /** It is past its freshness: the source failed or is slow. */
  readonly isStale: boolean;
}

/** Obtains a value from its source. The signal is the cache's deadline, never one visitor's connection. */
type Produce<Value> = (signal: AbortSignal) => Promise<Value>;

export interface NamedCache<Value> {
  /** The value if it is fresh and in this process's memory. */
  readonly peek: (key: string) => Cached<Value> | undefined;
  /**
   * The cached value, or the source's; simultaneous calls for a key share one call of the source.
   * `admit` runs before the source is asked and may refuse (a visitor over the limit): that refuses only this caller.
   */
  readonly get: (
    key: string,
    produce: Produce<Value>,
    admit?: () => Promise<void>,
  ) => Promise<Cached<Value>>;
  /** Asks the source although the kept value may be fresh; when that fails, the kept value stays. */
  readonly refresh: NamedCache<Value>['get'];
  readonly forget: (key: string) => Promise<void>;
}

interface Entry<Value> {
  readonly value: Value;
  readonly storedAt: number;
  readonly expiresAt: number;
}

type Bento = ReturnType<BentoCache<Record<string, never>>['use']>;

const MAX_REMEMBERED_FAILURES = 1000;

interface NamedCacheParts<Value> {
  readonly bento: Bento;
  readonly memory: BoundedMemory;
  readonly policy: CachePolicy<Value>;
  readonly observe: (outcome: CacheOutcome) => void;
}

export function createNamedCache<Value>(parts: NamedCacheParts<Value>): NamedCache<Value> {
  const { bento, memory, policy, observe } = parts;
  const pending = new Map<string, Promise<Cached<Value>>>();
  const failures = new LRUCache<string, { thrown: unknown }>({
    max: MAX_REMEMBERED_FAILURES,
    ttl: Math.max(1, policy.failureMs),
    ttlResolution: 0,
    perf: wallClock,
  });

  const ask = async (key: string, produce: Produce<Value>, admit?: () => Promise<void>) => {
    const remembered = failures.get(key);
    if (remembered !== undefined) throw remembered.thrown;
    await admit?.().catch((refusal) => {
      throw new Refusal(refusal);
    });
    try {
      return await withDeadline(policy.deadlineMs, produce);
    } catch (thrown) {
      if (policy.failureMs > 0) failures.set(key, { thrown });
      throw thrown;
    }
  };

  const lookUp = async (
    key: string,
    produce: Produce<Value>,
    admit: (() => Promise<void>) | undefined,
    isForced: boolean,
  ) => {
    let asked: Entry<Value> | undefined;
    try {
      const entry = await bento.getOrSet<Entry<Value>>({
        key,
        // Bentocache counts grace from the moment of storing.
        grace: policy.graceMs > 0 ? policy.ttlMs + policy.graceMs : false,
        timeout: policy.patienceMs ?? null,
        forceFresh: isForced,
        factory: async ({ setOptions }) => {
          const value = await ask(key, produce, admit);
          const ttlMs = Math.max(1, policy.ttlOf?.(value) ?? policy.ttlMs);
          setOptions({ ttl: ttlMs });
          const storedAt = Date.now();
          asked = { value, storedAt, expiresAt: storedAt + ttlMs };
          return asked;
        },
      });
      return observed(entry, entry !== asked, observe);
    } catch (thrown) {
      const cause = thrown instanceof errors.E_FACTORY_ERROR ? thrown.cause : thrown;
      if (!(cause instanceof Refusal)) observe('failure');
      throw cause;
    }
  };

  const peek = (key: string) => {
    // Only `lookUp` puts entries there.
    const entry = memory.peek(key) as Entry<Value> | undefined;
    return entry && observed(entry, true, observe);
  };

  const call =
    (isForced: boolean): NamedCache<Value>['get'] =>
    async (key, produce, admit) => {
      const fresh = isForced ? undefined : peek(key);
      if (fresh !== undefined) return fresh;
      const running = pending.get(key);
      const isOurs = running === undefined;
      const lookup =
        running ?? lookUp(key, produce, admit, isForced).finally(() => pending.delete(key));
      if (isOurs) pending.set(key, lookup);
      try {
        return await lookup;
      } catch (thrown) {
        if (!(thrown instanceof Refusal)) throw thrown;
        if (isOurs) throw thrown.cause;
        return call(isForced)(key, produce, admit);
      }
    };

  return {
    peek,
    get: call(false),
    refresh: call(true),
    async forget(key) {
      failures.delete(key);
      await bento.delete({ key });
    },
  };
}

/** Keeps one caller's refusal apart from a failure of the source, which all callers share. A source may throw it too. */
export class Refusal extends Error {
  constructor(cause: unknown) {
    super('not admitted', { cause });
  }
}

function observed<Value>(
  entry: Entry<Value>,
  isHit: boolean,
  observe: (outcome: CacheOutcome) => void,
): Cached<Value> {
  const isStale = isHit && entry.expiresAt <= Date.now();
  observe(isStale ? 'stale' : isHit ? 'hit' : 'miss');
  return { ...entry, isHit, isStale };
}
