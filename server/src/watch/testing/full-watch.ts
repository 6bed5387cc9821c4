// A watch with as much behind it as there can be: three months of a server that often fails.
import { DatabaseSync } from 'node:sqlite';
import {
  DAY_S,
  dayRow,
  HOUR_S,
  hourOf,
  hourRow,
  type IncidentStretch,
  type Outcome,
  type Sample,
} from '@fucina/watch';
import { sealTarget } from '../channels/channel-target.ts';
import { newSigningSecret } from '../channels/webhook/signature.ts';
import type { RunningWatch } from '../running-watch.ts';
import type { KeptChannel, KeptDelivery } from '../store/alert-store.ts';
import { createFacts } from '../store/sql/facts.ts';
import { createHistory } from '../store/sql/history.ts';
import { createIncidents } from '../store/sql/incidents.ts';
import { createSqliteConnection } from '../store/sqlite/sqlite-connection.ts';
import { createMemoryStore } from '../store/testing/memory-store.ts';
import type { KeptWatch, WatchStore } from '../store/watch-store.ts';
import { createTestAlerts } from './test-alerts.ts';
import { createTestWatch, START_S } from './test-watch.ts';

const HOURS = 97 * 24;
const HOURS_WITH_CHECKS = 30 * 24;
/** One a minute, and some tries: of a server that fails again and again there are none out of turn. */
const CHECKS_OF_HOUR = 75;
const WINDOWS = 20;
/** So many of each, half an hour apart. */
const OUTAGES = 400;

const ID = 'full';

/** Every link and every page is this watch, and it stays as it is. `ownerHash` is that of its secret. */
export async function createFullWatch(ownerHash: Uint8Array): Promise<RunningWatch> {
  const database = new DatabaseSync(':memory:');
  const store = createMemoryStore(database);
  const address = { host: 'play.example.com', port: 25_565 };
  const created = await store.createWatch({
    id: ID,
    ownerHash,
    name: 'W'.repeat(80),
    zone: 'Europe/Rome',
    language: 'it',
    createdAt: START_S - HOURS * HOUR_S,
    targets: (['java', 'bedrock'] as const).map((edition) => ({
      address: { edition, ...address },
      ip: '',
    })),
    client: '',
    most: 1000,
  });
  if (!created.ok) throw new Error(created.error.code);
  for (let window = 0; window < WINDOWS; window += 1) {
    const startsAt = START_S - 96 * DAY_S + window * HOUR_S;
    await store.addWindow(ID, { startsAt, endsAt: startsAt + 1800, every: 'day', note: '' });
  }
  for (const { id } of created.value.targets) await fill(database, id);
  const full = await store.readWatch({ id: ID });
  if (full === undefined) throw new Error('it was made');
  return createTestWatch({ store: unchanged(store, full) });
}

async function fill(database: DatabaseSync, target: number): Promise<void> {
  const connection = createSqliteConnection(database);
  const history = createHistory(connection);
  const kept = createIncidents(connection);
  const facts = createFacts(connection);
  const incidents: IncidentStretch[] = [];
  const events = [];
  for (let outage = OUTAGES; outage > 0; outage -= 1) {
    const at = START_S - outage * 1800;
    const reasons = Array.from({ length: 20 }, (_, index) => ({
      at: at + index * 30,
      reason: index % 2 === 0 ? ('timeout_handshake' as const) : ('timeout_connect' as const),
    }));
    const reason = 'timeout_handshake' as const;
    const stretch = { startedAt: at, endedAt: at + 600, kind: 'down' as const };
    const times = { startedAt: at, confirmedAt: at + 5, kind: stretch.kind };
    incidents.push(stretch);
    await kept.keep({
      target,
      incident: { ...times, reason, reasons, relapses: 9 },
      endedAt: at + 600,
    });
    const text = '\u00a7'.repeat(512);
    events.push({ at, kind: 'motd' as const, before: text, after: text, isOften: false });
  }
  const held = Object.fromEntries(
    ['version', 'motd'].map((fact) => [fact, { value: '\u00a7'.repeat(512), changes: [] }]),
  );
  await facts.keep({ target, held, events });
  for (let hour = hourOf(START_S) - HOURS; hour < hourOf(START_S); hour += 1) {
    const isGone = hour < hourOf(START_S) - HOURS_WITH_CHECKS;
    const samples = checksOf(hour, isGone ? 6 : CHECKS_OF_HOUR);
    await history.keepHour(target, samples, hourRow({ samples, incidents, intervalS: 60 }, hour));
  }
  for (let day = Math.floor(START_S / DAY_S) - 97; day < Math.floor(START_S / DAY_S); day += 1) {
    const hours = await history.hours(target, day * 24, (day + 1) * 24);
    await history.keepDay(target, dayRow(hours, day));
  }
}

function checksOf(hour: number, count: number): readonly Sample[] {
  return Array.from({ length: count }, (_, check) => {
    const at = hour * HOUR_S + Math.floor((check * HOUR_S) / count);
    const noise = (at * 2_654_435_761) % 1000;
    const outcome: Outcome =
      noise < 300
        ? { kind: 'fail', reason: 'timeout_handshake' }
        : { kind: 'up', latencyMs: noise, players: noise * 7 };
    return { at, outcome, isConfirming: noise < 500 };
  });
}

const CHANNELS = 8;
const TRIES = 8;
const ALERTS = ['down', 'up', 'unstable', 'stable'] as const;

function channelsOf(watch: string): readonly KeptChannel[] {
  return Array.from({ length: CHANNELS }, (_, index) => {
    const id = `channel${index}`;
    const url = 'https://hooks.example.com/'.padEnd(2048, 'a');
    const target = { kind: 'webhook', url, secrets: [newSigningSecret()] } as const;
    return {
      ...{ id, watch, kind: 'webhook', label: 'W'.repeat(80), language: 'it', wants: ALERTS },
      ...{ delayS: 600, repeatS: 86_400, createdAt: START_S, failures: 0, failingSince: START_S },
      ...{ disabledAt: START_S, lastError: 'blocked_target' },
      ...sealTarget(createTestAlerts().sealer, target, id),
    };
  });
}

function deliveries(count: number): readonly KeptDelivery[] {
  const one = { at: START_S, ms: 10_000, result: 'blocked_target' };
  return Array.from({ length: count }, (_, index) => ({
    alert: `wa_${'0'.repeat(30)}${index}`,
    kind: 'channel_off',
    ...{ at: START_S, channel: 'channel1', dueAt: START_S, doneAt: START_S, outcome: 'given-up' },
    tries: Array.from({ length: TRIES }, () => one),
  }));
}

function unchanged(store: WatchStore, full: KeptWatch): WatchStore {
  return {
    ...store,
    readWatch: async (by) => ('id' in by ? { ...full, id: by.id } : { ...full, isPublic: true }),
    createWatch: (draft) => store.createWatch({ ...draft, client: draft.id }),
    updateWatch: async () => 'kept',
    addWindow: async () => 'kept',
    channels: async (watch) => channelsOf(watch),
    addChannel: async () => 'kept',
    changeChannel: async () => true,
    removeChannel: async () => true,
    reviveChannel: async () => true,
    sendAgain: async () => true,
    deliveries: async (_, limit) => deliveries(limit),
    removeWindow: async () => true,
  };
}
