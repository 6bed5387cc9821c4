import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RedisConnections } from '../cache/redis.ts';
import { Problem } from '../problem.ts';
import { BUDGETS, type Budgets, type Work } from './budgets.ts';
import { networksOf, widerNetworksOf } from './networks.ts';
import { type Balance, rateLimitHeaders } from './rate-limit-headers.ts';

export interface Limits {
  /** Takes one point of somebody's budget; rejects with a 429 `Problem` when none is left. */
  readonly spend: (who: string, work: Work) => Promise<Balance | undefined>;
}

const WINDOW_S = 60;

export const noLimits: Limits = { spend: () => Promise.resolve(undefined) };

interface LimitOptions {
  readonly redis?: RedisConnections;
  readonly budgets?: Budgets;
  readonly observeRefusal?: (work: Work) => void;
}

/** One class of work as counted for a single client, a /56 or a /48. */
type Limiters = ReadonlyMap<string, RateLimiterAbstract>;

/** Counts in this process, or in Redis for all processes; while Redis is away each process counts for itself. */
export function createLimits(options: LimitOptions = {}): Limits {
  const { redis, budgets = BUDGETS, observeRefusal } = options;
  const own = createLimiters(
    budgets,
    (limit) =>
      // Each has a map of its own: without a prefix its keys need not be built.
      new RateLimiterMemory({ ...limit, keyPrefix: '' }),
  );
  const shared = redis && createLimiters(budgets, (limit) => sharedLimiter(redis, limit));

  const consumeOwn = (who: string, limiter: string) => limiterOf(own, limiter).consume(who);
  const consumeShared = (limiters: Limiters) => (who: string, limiter: string) =>
    limiterOf(limiters, limiter)
      .consume(who)
      .catch((thrown) => {
        if (thrown instanceof RateLimiterRes) throw thrown;
        // Redis is left aside: `cache/redis.ts` says why.
        return consumeOwn(who, limiter);
      });
  const consume = shared === undefined ? consumeOwn : consumeShared(shared);

  const balance = (work: Work, state: RateLimiterRes): Balance => ({
    work,
    quota: budgets[work].perMinute,
    windowS: WINDOW_S,
    remaining: Math.max(0, state.remainingPoints),
    // A wall clock that was set back would make it hours.
    resetS: Math.min(WINDOW_S, Math.max(1, Math.ceil(state.msBeforeNext / 1000))),
  });

  return {
    async spend(who, work) {
      try {
        const spent = await consume(who, work);
        if (budgets[work].isPerClient) {
          // The narrowest first: what it refuses costs the wider ones nothing.
          for (const { name, times } of widerNetworksOf(who)) {
            await consume(name, limiterName(work, times));
          }
        }
        return balance(work, spent);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        observeRefusal?.(work);
        throw tooMany(budgets[work].refusal, balance(work, refusal));
      }
    },
  };
}

interface LimiterOptions {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

function createLimiters(
  budgets: Budgets,
  create: (options: LimiterOptions) => RateLimiterAbstract,
): Limiters {
  const limiters = new Map<string, RateLimiterAbstract>();
  for (const [work, { perMinute, isPerClient }] of Object.entries(budgets)) {
    for (const times of isPerClient ? CLIENT_TIMES : [1]) {
      const name = limiterName(work, times);
      const keyPrefix = `fucina:limit:${name}`;
      limiters.set(name, create({ keyPrefix, points: perMinute * times, duration: WINDOW_S }));
    }
  }
  return limiters;
}

const CLIENT_TIMES = networksOf('0:0:0:0::/64').map(({ times }) => times);

function limiterName(work: string, times: number): string {
  return times === 1 ? work : `${work}*${times}`;
}

function limiterOf(limiters: Limiters, name: string): RateLimiterAbstract {
  const limiter = limiters.get(name);
  if (limiter === undefined) throw new Error(`no budget is called ${name}`);
  return limiter;
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

/** The refusal of a used-up budget. `refusal` begins its sentence. */
export function tooMany(refusal: string, balance: Balance): Problem {
  const { work, resetS } = balance;
  return new Problem(429, 'rate_limited', `${refusal}: try again in ${resetS} s.`, {
    headers: { 'Retry-After': String(resetS), ...rateLimitHeaders([balance]) },
    fields: { budget: work },
  });
}
