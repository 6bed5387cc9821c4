import {
  BurstyRateLimiter,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RedisConnections } from '../../../cache/redis.ts';

/** How often a host is asked, by all processes together when they share a Redis. */
export interface Pace {
  /** Takes one request. Resolves to 0, or to the milliseconds until there is one again. */
  readonly take: () => Promise<number>;
  /** The host asked for quiet. */
  readonly pause: (seconds: number) => Promise<void>;
}

interface PaceOptions {
  /** Names the host in Redis. */
  readonly host: string;
  readonly perSecond: number;
  /** Requests a minute beyond that. */
  readonly burst: number;
  readonly redis?: RedisConnections;
}

const MAX_PAUSE_S = 600;
const KEY = 'all';

export function createPace({ host, perSecond, burst, redis }: PaceOptions): Pace {
  const steady = createLimiter({ name: `${host}:steady`, points: perSecond, duration: 1 }, redis);
  const extra = createLimiter({ name: `${host}:burst`, points: burst, duration: 60 }, redis);
  const both = new BurstyRateLimiter(steady, extra);
  return {
    take: () =>
      both.consume(KEY).then(
        () => 0,
        (refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          return Math.max(1, refusal.msBeforeNext);
        },
      ),
    async pause(seconds) {
      const secondsAtMost = Math.min(Math.max(1, seconds), MAX_PAUSE_S);
      await Promise.all([steady, extra].map((limiter) => limiter.block(KEY, secondsAtMost)));
    },
  };
}

interface LimiterOptions {
  readonly name: string;
  readonly points: number;
  readonly duration: number;
}

function createLimiter(
  { name, points, duration }: LimiterOptions,
  redis: RedisConnections | undefined,
): RateLimiterAbstract {
  const options = { keyPrefix: `fucina:pace:${name}`, points, duration };
  const own = new RateLimiterMemory(options);
  if (redis === undefined) return own;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis.commands,
    rejectIfRedisNotReady: true,
    // Without Redis, each process keeps the pace for itself.
    insuranceLimiter: own,
  });
}

/** For hosts that need no pace, such as our own in tests; they can still ask for quiet. */
export const NO_PACE = { perSecond: 1_000_000, burst: 1_000_000 };
