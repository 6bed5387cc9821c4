import { RedisDriver } from 'bentocache/drivers/redis';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { storedForm } from './stored-form.ts';

interface SharedLevelOptions<Value> {
  readonly connection: Redis;
  readonly schema: z.ZodType<Value>;
  /** What Redis holds for a key is not a value of this cache. */
  readonly observeInvalid: () => void;
}

/** Between machines that keep their clocks set. */
const CLOCK_DIFFERENCE_MS = 5000;

/** The second level of a cache: Redis, whose words are checked. */
export function sharedLevel<Value>({
  connection,
  schema,
  observeInvalid,
}: SharedLevelOptions<Value>) {
  const stored = z.object({
    value: z.object({ value: schema, storedAt: z.number(), expiresAt: z.number() }),
    logicalExpiration: z.number(),
    // Stored by a process whose clock is ahead of ours: nobody knows how long it is fresh.
    createdAt: z.number().refine((at) => at <= Date.now() + CLOCK_DIFFERENCE_MS),
  });
  return {
    options: { connection },
    factory: (config: ConstructorParameters<typeof RedisDriver>[0]) =>
      new CheckedDriver(config, (text) => {
        if (stored.safeParse(readStored(text)).success) return true;
        observeInvalid();
        return false;
      }),
  };
}

class CheckedDriver extends RedisDriver {
  readonly #isValid: (text: string) => boolean;

  constructor(
    config: ConstructorParameters<typeof RedisDriver>[0],
    isValid: (text: string) => boolean,
  ) {
    super(config);
    this.#isValid = isValid;
  }

  override async get(key: string): Promise<string | undefined> {
    const text = await super.get(key);
    return text !== undefined && this.#isValid(text) ? text : undefined;
  }

  /** Nobody waits for a write: the next answer is right without it, and its failure is noticed elsewhere. */
  override async set(key: string, value: string, ttl?: number): Promise<boolean> {
    super.set(key, value, ttl).catch(() => undefined);
    return true;
  }
}

function readStored(text: string): unknown {
  try {
    return storedForm.deserialize(text);
  } catch {
    return undefined;
  }
}
