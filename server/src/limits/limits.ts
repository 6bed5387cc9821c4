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
/** How long Redis is left alone after it failed to answer. */
const REDIS_REST_MS = 1000;

export const noLimits: Limits = { spend: () => Promise.resolve() };

interface LimitOptions {
  readonly redis?: RedisConnections;
  readonly budgets?: Readonly<Record<Work, number>>;
  readonly observeRefusal?: (work: Work) => void;
}

/** Counts in this process, or in Redis for all processes; while Redis is away each process counts for itself. */
export function createLimits(options: LimitOptions = {}): Limits {
  const { redis, budgets = BUDGETS_PER_MINUTE, observeRefusal } = options;
  const own = perWork(budgets, (limit) => new RateLimiterMemory(limit));
  const shared = redis && perWork(budgets, (limit) => sharedLimiter(redis, limit));
  let redisAwayUntil = 0;

  const consume = async (who: string, work: Work) => {
    if (shared === undefined || Date.now() < redisAwayUntil) return own[work].consume(who);
    try {
      return await shared[work].consume(who);
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) throw thrown;
      // The library's own insurance would let every request wait for a Redis that hangs.
      redisAwayUntil = Date.now() + REDIS_REST_MS;
      return own[work].consume(who);
    }
  };

  return {
    async spend(who, work) {
      try {
        await consume(who, work);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        observeRefusal?.(work);
        throw tooMany(refusal.msBeforeNext);
      }
    },
  };
}

interface LimiterOptions {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

function perWork(
  budgets: Readonly<Record<Work, number>>,
  create: (options: LimiterOptions) => RateLimiterAbstract,
): Readonly<Record<Work, RateLimiterAbstract>> {
  const limiters = Object.entries(budgets).map(([work, points]) => [
    work,
    create({ keyPrefix: `fucina:limit:${work}`, points, duration: WINDOW_S }),
  ]);
  // One for each key of the budgets.
  return Object.fromEntries(limiters);
}

function sharedLimiter({ commands }: RedisConnections, options: LimiterOptions) {
  return new RateLimiterRedis({
    ...options,
    storeClient: commands,
    rejectIfRedisNotReady: true,
    // Whoever is over the limit is refused without asking Redis.
    inMemoryBlockOnConsumed: options.points + 1,
  });
}

function tooMany(msBeforeNext: number): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem(429, 'rate_limited', `Too many requests: try again in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
