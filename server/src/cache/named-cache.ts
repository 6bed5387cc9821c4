import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { withDeadline, within } from '../deadline.ts';
import { createBoundedMemory } from './bounded-memory.ts';
import type { ChangeNotices } from './change-notices.ts';
import type { Entry, SharedLevel } from './shared-level.ts';
import { shared } from './shared-promise.ts';

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

export interface Cached<Value> extends Entry<Value> {
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
   * The cached value, or the source's; simultaneous calls of one asker for a key share one call of the source.
   * `admit` runs before the source is asked and may refuse (a visitor over the limit): that refuses only this asker.
   * A source with a queue is called for each asker, so that nobody waits in the place of another one.
   */
  readonly get: (
    key: string,
    produce: Produce<Value>,
    admit?: () => Promise<void>,
    asker?: string,
  ) => Promise<Cached<Value>>;
  /** Asks the source although the kept value may be fresh; when that fails, the kept value stays. */
  readonly refresh: NamedCache<Value>['get'];
}

const MAX_REMEMBERED_FAILURES = 1000;

interface NamedCacheParts<Value> {
  readonly policy: CachePolicy<Value>;
  readonly observe: (outcome: CacheOutcome) => void;
  /** What all processes have together. */
  readonly between:
    | { readonly shared: SharedLevel<Value>; readonly notices: ChangeNotices }
    | undefined;
}

export function createNamedCache<Value>(parts: NamedCacheParts<Value>): NamedCache<Value> {
  const { policy, observe, between } = parts;
  const { patienceMs = policy.deadlineMs } = policy;
  const memory = createBoundedMemory<Entry<Value>>(policy);
  /** Lookups on their way, and questions to the source: a lookup may end with an old value before its question does. */
  const lookups = new Map<string, Promise<Cached<Value>>>();
  const questions = new Map<string, Promise<Entry<Value>>>();
  /** Reading costs as much as the value is large, so all askers read it together. */
  const reads = new Map<string, Promise<Entry<Value> | undefined>>();
  const failures = new LRUCache<string, { thrown: unknown }>({
    max: MAX_REMEMBERED_FAILURES,
    ttl: Math.max(1, policy.failureMs),
    ttlResolution: 0,
    perf: Date,
  });

  between?.notices.listen((key) => {
    const kept = memory.peek(key);
    if (kept) memory.set(key, { ...kept, expiresAt: Date.now() });
  });

  const readShared = async (key: string) =>
    between && shared(reads, key, () => between.shared.read(key));

  /** The newest entry there is, if it may still be served. */
  const find = async (key: string): Promise<Entry<Value> | undefined> => {
    const own = memory.get(key);
    const entry = own && isFresh(own) ? own : newer(own, await readShared(key));
    if (entry === undefined || entry.expiresAt + policy.graceMs <= Date.now()) return undefined;
    if (entry !== own) memory.set(key, entry);
    return entry;
  };

  const produceEntry = async (key: string, produce: Produce<Value>) => {
    const askedAt = Date.now();
    const value = await withDeadline(policy.deadlineMs, produce);
    const known = memory.peek(key);
    // Another asker has waited for the very same.
    if (known?.value === value && (isObject(value) || known.storedAt >= askedAt)) return known;
    const ttlMs = Math.max(1, policy.ttlOf?.(value) ?? policy.ttlMs);
    const storedAt = Date.now();
    const entry = { value, storedAt, expiresAt: storedAt + ttlMs };
    memory.set(key, entry);
    between?.shared.write(key, entry, ttlMs + policy.graceMs);
    return entry;
  };

  const ask = async (key: string, produce: Produce<Value>, admit?: () => Promise<void>) => {
    const remembered = failures.get(key);
    if (remembered !== undefined) throw remembered.thrown;
    await admit?.().catch((refusal) => {
      throw new Refusal(refusal);
    });
    try {
      return await produceEntry(key, produce);
    } catch (thrown) {
      const isOfSource = !(thrown instanceof Refusal);
      if (isOfSource && policy.failureMs > 0) failures.set(key, { thrown });
      throw thrown;
    }
  };

  const lookUp = async (
    key: string,
    produce: Produce<Value>,
    admit: (() => Promise<void>) | undefined,
    isForced: boolean,
    shareKey: string,
  ) => {
    const kept = isForced ? undefined : await find(key);
    if (kept && isFresh(kept)) return observed(kept, true, observe);
    const question = shared(questions, shareKey, () => ask(key, produce, admit));
    if (kept) {
      const answer = question.catch(() => undefined);
      const entry = patienceMs === 0 ? undefined : await within(patienceMs, answer);
      return entry ? observed(entry, false, observe) : observed(kept, true, observe);
    }
    try {
      const entry = await question;
      if (isForced) between?.notices.tell(key);
      return observed(entry, false, observe);
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) observe('failure');
      throw thrown;
    }
  };

  const peek = (key: string) => {
    const entry = memory.get(key);
    return entry && isFresh(entry) ? observed(entry, true, observe) : undefined;
  };

  const call =
    (isForced: boolean): NamedCache<Value>['get'] =>
    async (key, produce, admit, asker = '') => {
      const fresh = isForced ? undefined : peek(key);
      if (fresh !== undefined) return fresh;
      const shareKey = `${asker} ${key}`;
      const start = () => lookUp(key, produce, admit, isForced, shareKey);
      try {
        return await shared(lookups, shareKey, start);
      } catch (thrown) {
        throw thrown instanceof Refusal ? thrown.cause : thrown;
      }
    };

  return { peek, get: call(false), refresh: call(true) };
}

function isFresh({ expiresAt }: Entry<unknown>): boolean {
  return expiresAt > Date.now();
}

/** The same object is the same answer; equal words, numbers and nulls may be of different ones. */
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function newer<Value>(one: Entry<Value> | undefined, other: Entry<Value> | undefined) {
  return one && other ? (other.storedAt > one.storedAt ? other : one) : (one ?? other);
}

/** Keeps one asker's refusal apart from a failure of the source, which all share. A source may throw it too. */
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
