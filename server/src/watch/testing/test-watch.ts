import type { HeldFacts, Incident, Sample, Standing, TargetAddress } from '@fucina/watch';
import { tickOf } from '@fucina/watch';
import { createLive, type TurnedLive } from '../live/live.ts';
import type { RunningWatch } from '../running-watch.ts';
import { createMemoryStore } from '../store/testing/memory-store.ts';
import type { WatchedTarget } from '../store/watch-store.ts';
import { createTestAlerts } from './test-alerts.ts';

/** A midnight in UTC. */
export const START_S = 1_795_996_800;

export interface TestWatch extends RunningWatch {
  /** What the watcher was told. */
  readonly told: readonly string[];
  readonly setNow: (seconds: number) => void;
  readonly live: TurnedLive;
  /** Something that a check found out. */
  readonly find: (
    target: WatchedTarget,
    found: {
      readonly sample: Sample;
      readonly standing?: Standing;
      readonly incident?: { readonly incident: Incident; readonly endedAt: number | null };
      readonly facts?: HeldFacts;
    },
  ) => Promise<void>;
}

/** A watch whose store is in memory, and whose checks a test makes. */
export function createTestWatch(changes: Partial<Omit<RunningWatch, 'live'>> = {}): TestWatch {
  const told: string[] = [];
  const store = changes.store ?? createMemoryStore();
  let now = START_S;
  const nameOf = ({ edition, host, port }: TargetAddress) => `${edition} ${host}:${port}`;
  return {
    store,
    watcher: {
      watch: ({ address }) => told.push(`watch ${nameOf(address)}`),
      forget: (id) => told.push(`forget ${id}`),
      checkNow: (id) => told.push(`check ${id}`),
    },
    now: () => now,
    maxWatches: 1000,
    place: 'Milan',
    alerts: createTestAlerts(),
    live: createLive({ store, now: () => now }),
    told,
    setNow: (seconds) => {
      now = seconds;
    },
    async find({ id, shard }, { sample, standing, incident, facts }) {
      await store.commit({
        shard,
        tick: tickOf(sample.at),
        samples: [{ target: id, sample }],
        standings: standing === undefined ? [] : [{ target: id, standing }],
        incidents: incident === undefined ? [] : [{ target: id, ...incident }],
        facts: facts === undefined ? [] : [{ target: id, held: facts, events: [] }],
      });
    },
    ...changes,
  };
}

export function upAt(at: number, players = 5): Sample {
  return { at, outcome: { kind: 'up', latencyMs: 20, players }, isConfirming: false };
}

export function failAt(at: number): Sample {
  return { at, outcome: { kind: 'fail', reason: 'refused' }, isConfirming: false };
}
