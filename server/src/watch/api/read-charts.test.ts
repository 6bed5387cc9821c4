// Charts and export of a server with three months behind it: both are made of the same checks.
import { DatabaseSync } from 'node:sqlite';
import { DAY_S } from '@fucina/watch';
import { dead, except, healthy } from '@fucina/watch/testing/servers';
import { simulate } from '@fucina/watch/testing/simulate';
import { beforeAll, expect, test } from 'vitest';
import { createMemoryStore } from '../store/testing/memory-store.ts';
import type { KeptWatch } from '../store/watch-store.ts';
import { keepPast } from '../testing/simulated-past.ts';
import { createTestWatch, START_S, type TestWatch } from '../testing/test-watch.ts';
import { readExport } from './export.ts';
import { readHistory } from './read-charts.ts';

const DAYS = 90;
const HOUR_S = 3600;
/** Not at the end of an hour, so that some is not packed yet. */
const NOW_S = START_S + 1500;

let running: TestWatch;
let watch: KeptWatch;

beforeAll(async () => {
  const database = new DatabaseSync(':memory:');
  const store = createMemoryStore(database);
  const from = NOW_S - DAYS * DAY_S;
  const created = await store.createWatch({
    id: 'old',
    ownerHash: Uint8Array.of(1),
    name: '',
    zone: 'UTC',
    language: 'en',
    createdAt: from,
    targets: [{ address: { edition: 'java', host: 'play.example.com', port: 25565 }, ip: '' }],
    client: '',
    most: 1,
  });
  if (!created.ok) throw new Error(created.error.code);
  watch = created.value;
  const outage = [NOW_S - 3 * DAY_S, NOW_S - 3 * DAY_S + 5000, dead('refused')] as const;
  const stops = [[NOW_S - 2 * DAY_S, NOW_S - 2 * DAY_S + HOUR_S]] as const;
  const servers = [except(healthy(), outage)];
  const past = simulate({ seed: 3, from, to: NOW_S, servers, stops }).targets[0];
  const [target] = watch.targets;
  if (past === undefined || target === undefined) throw new Error('one was simulated');
  await keepPast(database, [{ ...target, past }], NOW_S);
  running = createTestWatch({ store });
  running.setNow(NOW_S);
});

type Checks = Awaited<ReturnType<typeof exported>>;

/** All checks that are exported. */
async function exported() {
  const rows = [];
  for (let from: number | undefined, isMore = true; isMore; ) {
    const part = await readExport(running, watch, from);
    rows.push(...part.rows);
    isMore = part.next !== null;
    from = part.next ?? undefined;
  }
  return rows
    .filter(({ kind }) => kind === 'check')
    .map((row) => ({ ...row, seconds: Date.parse(row.at) / 1000 }));
}

test.each([
  ['day', 60, 1440],
  ['week', 600, 1008],
  ['month', 3600, 720],
  ['quarter', 10_800, 720],
  ['year', 86_400, 91],
] as const)('a chart of a %s has steps of %i seconds', async (range, stepS, count) => {
  const chart = await readHistory(running, watch, { range });
  expect(chart.step_s).toBe(stepS);
  expect(chart.players).toHaveLength(count);
  expect(chart.from % stepS).toBe(0);
  expect(chart.from + count * stepS).toBeGreaterThan(NOW_S);
  expect(chart.players.filter((players) => players === null).length).toBeLessThan(count * 0.1);
});

/** In a month each minute counts once, with its last check: they are denser around failures. */
function lastOfMinutes(checks: Checks): Checks {
  return [...new Map(checks.map((check) => [Math.floor(check.seconds / 60), check])).values()];
}

test.each([
  ['day', (checks: Checks) => checks],
  ['week', (checks: Checks) => checks],
  ['month', lastOfMinutes],
] as const)('the players in a chart of a %s are those of the export', async (range, averaged) => {
  const { from, step_s: stepS, players, peak } = await readHistory(running, watch, { range });
  const checks = (await exported()).filter(({ seconds }) => seconds >= from);
  const bySteps = Map.groupBy(checks, ({ seconds }) => Math.floor((seconds - from) / stepS));
  let compared = 0;
  // The first step of a month reaches back further than checks are kept.
  for (let step = 1; step < players.length; step += 1) {
    const own = bySteps.get(step) ?? [];
    const known = knownOf(own);
    if (known.length === 0) continue;
    const counted = knownOf(averaged(own));
    const average = counted.reduce((sum, count) => sum + count, 0) / counted.length;
    expect(Math.abs((players[step] ?? Number.NaN) - average)).toBeLessThanOrEqual(0.5);
    expect(peak[step]).toBe(Math.max(...known));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(players.length * 0.7);
});

test('what an incident took is down in every chart, and what nobody saw is unknown', async () => {
  for (const range of ['week', 'month', 'quarter', 'year'] as const) {
    const chart = await readHistory(running, watch, { range });
    const sum = (column: readonly number[]) => column.reduce((all, seconds) => all + seconds, 0);
    const [incident] = await running.store.incidents([watch.targets[0]?.id ?? 0], NOW_S, 2);
    const lasted = (incident?.endedAt ?? 0) - (incident?.incident.startedAt ?? 0);
    expect(lasted).toBeGreaterThan(5000 - 120);
    expect(sum(chart.down_s)).toBe(lasted);
    // The first step may begin before the watch.
    expect(sum(chart.unknown_s.slice(1))).toBeGreaterThan(HOUR_S - 120);
    expect(sum(chart.unknown_s.slice(1))).toBeLessThan(HOUR_S + 120);
  }
});

function knownOf(checks: Checks): readonly number[] {
  return checks.map(({ players }) => players).filter((players) => players !== null);
}
