import type { Outcome, Sight } from '@fucina/watch';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { MonotonicNow } from '../steady-clock.ts';
import type { Watcher } from './checks/watcher.ts';
import type { WatchStore } from './store/watch-store.ts';

export interface WatchMetrics {
  readonly lateness: (ms: number) => void;
  readonly checked: (outcome: Outcome) => void;
  readonly sight: (sight: Sight) => void;
  /** What it does is read whenever metrics are. */
  readonly follow: (watcher: Watcher) => void;
}

/** No target is named in a label. */
export function createWatchMetrics(registry: Registry): WatchMetrics {
  const registers = [registry];
  const checks = new Counter({
    name: 'watch_checks_total',
    help: 'Checks of watched servers by outcome',
    labelNames: ['outcome'] as const,
    registers,
  });
  const lateness = new Histogram({
    name: 'watch_check_lateness_seconds',
    help: 'How long after its turn a check began',
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const blind = new Gauge({
    name: 'watch_blind',
    help: '1 while failures say nothing, because our own network seems to fail',
    registers,
  });
  return {
    lateness: (ms) => lateness.observe(ms / 1000),
    checked: ({ kind }) => checks.inc({ outcome: kind }),
    sight: ({ isBlind }) => blind.set(isBlind ? 1 : 0),
    follow(watcher) {
      new Gauge({
        name: 'watch_checks_running',
        help: 'Checks of watched servers that run now',
        registers,
        collect() {
          this.set(watcher.running());
        },
      });
      new Gauge({
        name: 'watch_targets',
        help: 'Servers that are checked, each edition by itself',
        registers,
        collect() {
          this.set(watcher.size());
        },
      });
      new Gauge({
        name: 'watch_shards_owned',
        help: 'Parts of all watched servers that this process checks',
        registers,
        collect() {
          this.set(watcher.shards());
        },
      });
    },
  };
}

const FAILING_MS = 60_000;

/** The store with its commits timed, and whether they have failed for a minute. */
export function measureCommits(store: WatchStore, registry: Registry, now: MonotonicNow) {
  const durations = new Histogram({
    name: 'watch_commit_seconds',
    help: 'Commits of what was found out, those that failed among them',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1],
    registers: [registry],
  });
  let failingSince: number | undefined;
  const commit: WatchStore['commit'] = async (batch) => {
    const end = durations.startTimer();
    try {
      const kept = await store.commit(batch);
      failingSince = undefined;
      return kept;
    } catch (error) {
      failingSince ??= now();
      throw error;
    } finally {
      end();
    }
  };
  return {
    store: { ...store, commit },
    isKeeping: () => failingSince === undefined || now() - failingSince < FAILING_MS,
  };
}
