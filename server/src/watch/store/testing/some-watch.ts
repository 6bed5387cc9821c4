// A watch of one server, and what is found out about it.
import { type Incident, type Sample, type TargetAddress, tickOf } from '@fucina/watch';
import type {
  KeptWatch,
  TargetIncident,
  WatchDraft,
  WatchedTarget,
  WatchStore,
} from '../watch-store.ts';

// A midnight in UTC.
export const START = 1_795_996_800;
export const JAVA: TargetAddress = { edition: 'java', host: 'play.example.com', port: 25565 };

export const DRAFT: WatchDraft = {
  id: 'watch',
  ownerHash: Uint8Array.of(1),
  name: 'Our server',
  zone: 'Europe/Rome',
  language: 'it',
  createdAt: START,
  targets: [{ address: JAVA, ip: '203.0.113.1' }],
  client: '203.0.113.1',
  most: 1000,
};

export const INCIDENT: Incident = {
  startedAt: START,
  confirmedAt: START + 5,
  kind: 'down',
  reason: 'refused',
  reasons: [{ at: START, reason: 'refused' }],
  relapses: 0,
};

export function up(at: number): Sample {
  return { at, outcome: { kind: 'up', latencyMs: 20, players: 5 }, isConfirming: false };
}

export function targetOf(watch: KeptWatch | undefined): WatchedTarget {
  const [target] = watch?.targets ?? [];
  if (target === undefined) throw new Error('each watch has one');
  return target;
}

export function commit(
  store: WatchStore,
  { id, shard }: WatchedTarget,
  sample: Sample,
  incidents: readonly TargetIncident[] = [],
) {
  const samples = [{ target: id, sample }];
  const nothing = { standings: [], facts: [] };
  return store.commit({ shard, tick: tickOf(sample.at), samples, incidents, ...nothing });
}
