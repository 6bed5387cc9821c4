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
  /** Takes from somebody's budget, 1 unless told otherwise; rejects with a 429 `Problem` when it is used up. */
  readonly spend: (who: string, work: Work, amount?: number) => Promise<Balance | undefined>;
  /** Takes what work has cost beyond that, once it is known. Refuses nothing: it is done. */
  readonly settle: (who: string, work: Work, amount: number) => Promise<void>;
}

const WINDOW_S = 60;

export const noLimits: Limits = {
  spend: () => Promise.resolve(undefined),
  settle: () => Promise.resolve(),
};

interface LimitOptions {
  readonly redis?: RedisConnections;
  readonly budgets?: Budgets;
  readonly observeRefusal?: (work: Work) => void;
}

/** One class of work as counted for a single client, a /56 or a /48. */
type Limiters = ReadonlyMap<string, RateLimiterAbstract>;

interface Spending {
  readonly who: string;
  readonly amount: number;
  /** Rejects with the count when there is not enough left. */
  readonly take: (counter: RateLimiterAbstract) => Promise<RateLimiterRes>;
}

/** Counts in this process, or in Redis for all processes; while Redis is away each process goes on by itself. */
export function createLimits(options: LimitOptions = {}): Limits {
  const { redis, budgets = BUDGETS, observeRefusal } = options;
  const own = createLimiters(
    budgets,
    (limit) =>
      // Each has a map of its own: without a prefix its keys need not be built.
      new RateLimiterMemory({ ...limit, keyPrefix: '' }),
  );
  const shared = redis && createLimiters(budgets, (limit) => sharedLimiter(redis, limit));

  const count = (spending: Spending, limiter: string) =>
    shared === undefined
      ? spending.take(limiterOf(own, limiter))
      : countInBoth(spending, limiterOf(own, limiter), limiterOf(shared, limiter));
  const consume = (who: string, amount: number, limiter: string) =>
    count({ who, amount, take: (counter) => counter.consume(who, amount) }, limiter);
  const penalize = (who: string, amount: number, limiter: string) =>
    count({ who, amount, take: (counter) => counter.penalty(who, amount) }, limiter);

  const balance = (work: Work, state: RateLimiterRes): Balance => ({
    work,
    quota: budgets[work].perMinute,
    unit: budgets[work].unit,
    windowS: WINDOW_S,
    remaining: Math.max(0, state.remainingPoints),
    // A wall clock that was set back would make it hours.
    resetS: Math.min(WINDOW_S, Math.max(1, Math.ceil(state.msBeforeNext / 1000))),
  });

  return {
    async spend(who, work, amount = 1) {
      try {
        const spent = await consume(who, amount, work);
        if (budgets[work].isPerClient) {
          // The narrowest first: what it refuses costs the wider ones nothing.
          for (const { name, times } of widerNetworksOf(who)) {
            await consume(name, amount, limiterName(work, times));
          }
        }
        return balance(work, spent);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        observeRefusal?.(work);
        throw tooMany(budgets[work].refusal, balance(work, refusal));
      }
    },
    async settle(who, work, amount) {
      const payers = budgets[work].isPerClient ? networksOf(who) : [{ name: who, times: 1 }];
      for (const { name, times } of payers) {
        await penalize(name, amount, limiterName(work, times));
      }
    },
  };
}

/**
 * Redis knows what all processes have counted. This one remembers that, so that nobody has a whole budget again when
 * Redis goes, or comes back with less than is known here.
 */
async function countInBoth(
  { who, amount, take }: Spending,
  own: RateLimiterAbstract,
  shared: RateLimiterAbstract,
): Promise<RateLimiterRes> {
  const asked = take(shared);
  const told = await asked.catch((thrown: unknown) => thrown);
  // Redis is bypassed: `cache/redis.ts` says why.
  if (!(told instanceof RateLimiterRes)) return take(own);
  const known = (await own.get(who))?.consumedPoints ?? 0;
  if (told.consumedPoints < known + amount || told.msBeforeNext > WINDOW_S * 1000) return take(own);
  // A count that ends in 0 ms would stay for ever.
  await own.set(who, told.consumedPoints, Math.max(1, told.msBeforeNext) / 1000);
  return asked;
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
