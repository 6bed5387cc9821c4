import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { CacheOutcome } from './cache/named-cache.ts';
import type { Work } from './limits/limits.ts';

export interface Metrics {
  /** `route` is a pattern, so that the number of series stays bounded. */
  readonly observeRequest: (route: string, status: number, seconds: number) => void;
  readonly observeCache: (cache: string, outcome: CacheOutcome) => void;
  readonly observeRefusal: (work: Work) => void;
  readonly render: () => Promise<{ readonly type: string; readonly text: string }>;
}

interface MetricsOptions {
  /** Memory, event loop lag and the like of this process; its timers run until the process ends. */
  readonly isProcessWatched: boolean;
}

export function createMetrics({ isProcessWatched }: MetricsOptions): Metrics {
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
  if (isProcessWatched) collectDefaultMetrics({ register: registry });

  const durationOf = keptPerPair((route: string, status: number) =>
    requests.labels(route, String(status)),
  );
  const lookupsOf = keptPerPair((cache: string, outcome: CacheOutcome) =>
    lookups.labels(cache, outcome),
  );
  return {
    observeRequest: (route, status, seconds) => durationOf(route, status).observe(seconds),
    observeCache: (cache, outcome) => lookupsOf(cache, outcome).inc(),
    observeRefusal: (work) => refusals.inc({ work }),
    render: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

/** Finding a series by its labels hashes them all; the few series there are can be kept. */
function keptPerPair<One, Other, Series>(find: (one: One, other: Other) => Series) {
  const kept = new Map<One, Map<Other, Series>>();
  return (one: One, other: Other): Series => {
    const ofOne = kept.get(one) ?? new Map<Other, Series>();
    const known = ofOne.get(other);
    if (known !== undefined) return known;
    const series = find(one, other);
    kept.set(one, ofOne.set(other, series));
    return series;
  };
}
