import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BuildInfo } from './build-info.ts';
import type { CacheOutcome } from './cache/named-cache.ts';
import { REDIS_STATES, type RedisState } from './cache/redis-health.ts';
import type { Work } from './limits/budgets.ts';
import type { Ceiling } from './limits/ceiling.ts';

export interface Metrics {
  /** `route` is a pattern, so that the number of series stays bounded. */
  readonly observeRequest: (route: string, status: number, seconds: number) => void;
  readonly observeCache: (cache: string, outcome: CacheOutcome) => void;
  readonly observeRefusal: (work: Work) => void;
  /** Refused with 503 because the event loop lagged. */
  readonly observeShed: (work: Work) => void;
  readonly observeCeilingRefusal: (ceiling: string) => void;
  /** What runs and waits under the ceiling is read whenever metrics are. */
  readonly watchCeiling: (name: string, ceiling: Pick<Ceiling, 'running' | 'waiting'>) => void;
  readonly observeRedisState: (state: RedisState) => void;
  readonly observeRedisCommand: (seconds: number) => void;
  /** For series of a part's own: `new Counter({ …, registers: [metrics.registry] })`. */
  readonly registry: Registry;
  readonly render: () => Promise<{ readonly type: string; readonly text: string }>;
}

interface MetricsOptions {
  /** Memory, event loop lag and the like of this process; its timers run until the process ends. */
  readonly isProcessWatched: boolean;
  readonly build?: BuildInfo;
}

const UNKNOWN_BUILD: BuildInfo = { version: 'unknown', commit: 'unknown' };

export function createMetrics({ isProcessWatched, build }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route pattern and status',
    labelNames: ['route', 'status'] as const,
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 6, 10],
    registers,
  });
  const lookups = new Counter({
    name: 'cache_lookups_total',
    help: 'Cache look-ups by outcome',
    labelNames: ['cache', 'outcome'] as const,
    registers,
  });
  const refusals = new Counter({
    name: 'limit_refusals_total',
    help: 'Requests refused with 429, by class of work',
    labelNames: ['work'] as const,
    registers,
  });
  const shed = new Counter({
    name: 'shed_work_total',
    help: 'Requests refused with 503 because the event loop lagged, by class of work',
    labelNames: ['work'] as const,
    registers,
  });
  const ceilings = new Map<string, Pick<Ceiling, 'running' | 'waiting'>>();
  new Gauge({
    name: 'ceiling_work',
    help: 'Outbound work that runs or waits for its turn',
    labelNames: ['ceiling', 'state'] as const,
    registers,
    collect() {
      for (const [ceiling, { running, waiting }] of ceilings) {
        this.set({ ceiling, state: 'running' }, running());
        this.set({ ceiling, state: 'waiting' }, waiting());
      }
    },
  });
  const ceilingRefusals = new Counter({
    name: 'ceiling_refusals_total',
    help: 'Work refused with 503 because too much ran or waited',
    labelNames: ['ceiling'] as const,
    registers,
  });
  const redisState = new Gauge({
    name: 'redis_state',
    help: '1 for the state that Redis is in',
    labelNames: ['state'] as const,
    registers,
  });
  const redisCommands = new Histogram({
    name: 'redis_command_duration_seconds',
    help: 'Commands sent to Redis; those that were given up on are among them',
    buckets: [0.0005, 0.001, 0.003, 0.01, 0.03, 0.1],
    registers,
  });
  new Gauge({
    name: 'fucina_build_info',
    help: '1, with the version and the commit of the running code',
    labelNames: ['version', 'commit'] as const,
    // Of several workers, not the sum.
    aggregator: 'max',
    registers,
  }).set({ ...(build ?? UNKNOWN_BUILD) }, 1);
  if (isProcessWatched) collectDefaultMetrics({ register: registry });

  return {
    observeRequest: (route, status, seconds) =>
      requests.labels(route, String(status)).observe(seconds),
    observeCache: (cache, outcome) => lookups.labels(cache, outcome).inc(),
    observeRefusal: (work) => refusals.inc({ work }),
    observeShed: (work) => shed.inc({ work }),
    observeCeilingRefusal: (ceiling) => ceilingRefusals.inc({ ceiling }),
    watchCeiling: (name, ceiling) => void ceilings.set(name, ceiling),
    observeRedisState(current) {
      for (const state of REDIS_STATES) redisState.set({ state }, state === current ? 1 : 0);
    },
    observeRedisCommand: (seconds) => redisCommands.observe(seconds),
    registry,
    render: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
