import type { Redis } from 'ioredis';
import { z } from 'zod';
import { readStored, storedForm } from './stored-form.ts';

/** What a cache keeps of a value. Times are milliseconds since the epoch. */
export interface Entry<Value> {
  readonly value: Value;
  readonly storedAt: number;
  readonly expiresAt: number;
}

/** The second level of a cache: Redis. While it is away, nothing is found and nothing is stored. */
export interface SharedLevel<Value> {
  /** An entry of this cache's shape, fresh or not. */
  readonly read: (key: string) => Promise<Entry<Value> | undefined>;
  /** Nobody waits for it: the next answer is right without it, and its failure is noticed elsewhere. */
  readonly write: (key: string, entry: Entry<Value>, keepMs: number) => void;
}

interface SharedLevelOptions<Value> {
  readonly connection: Redis;
  readonly prefix: string;
  readonly schema: z.ZodType<Value>;
  /** How long a value is fresh at most. */
  readonly ttlMs: number;
  /** What Redis holds for a key is not a value of this cache. */
  readonly observeInvalid: () => void;
}

/** Between machines that keep their clocks set. */
const CLOCK_DIFFERENCE_MS = 5000;
/** More than any value of ours has: a status of 256 KB, whose text is written as text of JSON once more. */
const MAX_BYTES = 2 * 2 ** 20;

export function createSharedLevel<Value>(options: SharedLevelOptions<Value>): SharedLevel<Value> {
  const { connection, prefix, schema, ttlMs, observeInvalid } = options;
  const stored = z
    .object({
      value: schema,
      // Stored by a process whose clock is ahead of ours: nobody knows how long it is fresh.
      storedAt: z.number().refine((at) => at <= Date.now() + CLOCK_DIFFERENCE_MS),
      expiresAt: z.number(),
    })
    .refine(({ storedAt, expiresAt }) => expiresAt - storedAt <= ttlMs);
  return {
    async read(key) {
      // Whatever else is there must not fill our memory. What is cut off there is no JSON.
      const text = await connection.getrange(`${prefix}:${key}`, 0, MAX_BYTES).catch(() => '');
      // Of a key that is not there nothing can be had.
      if (text === '') return undefined;
      const read = stored.safeParse(readStored(text));
      if (read.success) return read.data;
      observeInvalid();
      return undefined;
    },
    write(key, entry, keepMs) {
      connection
        .set(`${prefix}:${key}`, storedForm.serialize(entry), 'PX', keepMs)
        .catch(() => undefined);
    },
  };
}
