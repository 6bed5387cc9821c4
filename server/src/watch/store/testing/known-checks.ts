// Checks that can be told from their step alone, so that after a crash everybody knows what should be there.
import {
  HOUR_S,
  type Sample,
  type Standing,
  startOfTick,
  type TargetAddress,
  tickOf,
} from '@fucina/watch';
import type { TickBatch } from '../watch-store.ts';

const START = 1_795_996_800;
const STEP_S = 60;
/** Enough for several pages of the file. */
const TARGETS = 40;

export const STEPS_OF_HOUR = HOUR_S / STEP_S;

export const addresses: readonly TargetAddress[] = Array.from({ length: TARGETS }, (_, index) => ({
  edition: 'java',
  host: 'play.example.com',
  port: 30_000 + index,
}));

export function timeOf(step: number): number {
  return startOfTick(tickOf(START + step * STEP_S));
}

export function sampleOf(target: number, step: number): Sample {
  const players = (target * 31 + step * 7) % 100;
  return {
    at: timeOf(step) + (target % 5),
    outcome: { kind: 'up', latencyMs: (target + step) % 200, players },
    isConfirming: false,
  };
}

/** Changes with every step, so that it shows which one was kept last. */
export function standingOf(step: number): Standing {
  return { state: 'up', since: timeOf(step), recentStarts: [] };
}

export function batchOf(shard: number, targets: readonly number[], step: number): TickBatch {
  return {
    shard,
    tick: tickOf(timeOf(step)),
    samples: targets.map((target) => ({ target, sample: sampleOf(target, step) })),
    standings: targets.map((target) => ({ target, standing: standingOf(step) })),
    incidents: [],
    facts: [],
  };
}
