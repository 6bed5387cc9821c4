import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RedisConnections } from '../cache/redis.ts';
import { Problem } from '../problem.ts';

/** Classes of work, each with a budget per minute. Pages come from memory and have none: refusing costs as much. */
export type Work = keyof typeof BUDGETS_PER_MINUTE;

export interface Limits {
  /** Takes one point of somebody's budget; rejects with a 429 `Problem` when none is left. */
  readonly spend: (who: string, work: Work) => Promise<void>;
}

export const BUDGETS_PER_MINUTE = {
  /** Requests, whatever they cost us. */
  status: 300,
  profile: 300,
  image: 600,
  /** The page asks on every change. */
  gradient: 600,
  /** Of these, the ones that no cache could answer: a real ping, a question to Mojang. */
  ping: 30,
  lookup: 60,
  /** Real pings of one resolved address, whoever asks (`who` is the address). */
  target: 6,
} as const;

const WINDOW_S = 60;

export const noLimits: Limits = { spend: () => Promise.resolve() };

interface LimitOptions {
  readonly redis?: RedisConnections;
  readonly observeRefusal?: (work: Work) => void;
}

/** Counts in this process, or in Redis for all processes; while Redis is away each process counts for itself. */
export function createLimits({ redis, observeRefusal }: LimitOptions = {}): Limits {
  const limiters = new Map(
    Object.entries(BUDGETS_PER_MINUTE).map(([work, points]) => [
      work,
      limiter(work, points, redis),
    ]),
  );
  return {
    async spend(who, work) {
      try {
        await limiters.get(work)?.consume(who);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        observeRefusal?.(work);
        throw tooMany(refusal.msBeforeNext);
      }
    },
  };
}

function limiter(
  work: string,
  points: number,
  redis: RedisConnections | undefined,
): RateLimiterAbstract {
  const options = { keyPrefix: `fucina:limit:${work}`, points, duration: WINDOW_S };
  const memory = new RateLimiterMemory(options);
  if (redis === undefined) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis.commands,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
    // Whoever is over the limit is refused without asking Redis.
    inMemoryBlockOnConsumed: points + 1,
  });
}

function tooMany(msBeforeNext: number): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem(429, 'rate_limited', `Too many requests: try again in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
