// Commits beside endless readers of charts: with one thread for both, as it was, and with the reading thread, in turn.
import { HOUR_S, type Steps, tickOf } from '@fucina/watch';
import { startThread } from '../../server/src/watch/store/sqlite/start-thread.ts';
import type { WatchStore } from '../../server/src/watch/store/watch-store.ts';
import { printTable } from '../table.ts';
import { verdict } from '../verdict.ts';
import { commitTick } from './commit-tick.ts';
import { createWatchedFolder, NOW_S, openStore } from './past.ts';

const TARGETS = 1000;
const PAIRS = 4;
const TICKS = 25;
const READERS = 8;
const CHARTS = 200;
/** Of a tick, from the beginning of its first commit to the end of its last. */
const COMMIT_LIMIT_MS = 25;
const CHART_LIMIT_MS = 25;

const CHARTED = {
  day: { stepS: 60, count: 1440 },
  week: { stepS: 600, count: 1008 },
  quarter: { stepS: 3 * HOUR_S, count: 720 },
};
const WEEK = stepsOf(CHARTED.week);

type Charted = Pick<WatchStore, 'commit' | 'columns' | 'close'>;

export async function benchReaders(): Promise<void> {
  const { folder, shards, remove } = await createWatchedFolder(TARGETS);
  const targets = shards.flat();
  const shapes = {
    'one thread': { open: () => openOneThread(folder), times: createTimes() },
    'two threads': { open: () => openStore(folder), times: createTimes() },
  };
  let tick = tickOf(NOW_S + 300);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (const { open, times } of Object.values(shapes)) {
      const store = await open();
      for (const target of targets.slice(0, 20)) await store.columns(target, WEEK);
      for (let turn = 0; turn < TICKS; turn += 1, tick += 1) {
        times.alone.push(await timeOf(() => commitTick(store, shards, tick)));
      }
      const readers = readEndlessly(store, targets, times.charts);
      for (let turn = 0; turn < TICKS; turn += 1, tick += 1) {
        // The next tick begins when every reader has had an answer, so that each meets reads that are under way.
        const { length } = times.charts;
        while (times.charts.length < length + READERS) await new Promise(setImmediate);
        times.beside.push(await timeOf(() => commitTick(store, shards, tick)));
      }
      await readers.stop();
      await store.close();
    }
  }
  console.log(`a tick of ${TARGETS} targets, ${READERS} readers; milliseconds: median, 99 of 100`);
  printTable(
    ['', 'commit alone', 'commit beside readers', 'their charts'],
    Object.entries(shapes).map(([name, { times }]) => [
      name,
      ...[times.alone, times.beside, times.charts].map(
        (list) => `${at(list, 0.5).toFixed(1)}, ${at(list, 0.99).toFixed(1)}`,
      ),
    ]),
  );
  const { beside } = shapes['two threads'].times;
  verdict('commit beside readers, 99 of 100', at(beside, 0.99), COMMIT_LIMIT_MS, 'ms');
  const store = await openStore(folder);
  for (const [name, range] of Object.entries(CHARTED)) {
    const steps = stepsOf(range);
    const times: number[] = [];
    for (const target of targets.slice(0, CHARTS)) {
      times.push(await timeOf(() => store.columns(target, steps)));
    }
    const half = at(times, 0.5).toFixed(1);
    verdict(
      `chart of a ${name}, median ${half} ms, 99 of 100`,
      at(times, 0.99),
      CHART_LIMIT_MS,
      'ms',
    );
  }
  await store.close();
  remove();
}

interface Times {
  readonly alone: number[];
  readonly beside: number[];
  readonly charts: number[];
}

function createTimes(): Times {
  return { alone: [], beside: [], charts: [] };
}

async function openOneThread(folder: string): Promise<Charted> {
  const started = await startThread({ folder, mayChange: true });
  if (!started.ok) throw new Error(started.error.code);
  const { ask, close } = started.value;
  // What the thread answers is what the store's interface says.
  const call = (name: 'commit' | 'columns') =>
    ((...given: readonly unknown[]) => ask({ name, given })) as never;
  return { commit: call('commit'), columns: call('columns'), close };
}

function readEndlessly(store: Charted, targets: readonly number[], times: number[]) {
  let isStopped = false;
  const reading = Array.from({ length: READERS }, async (_, reader) => {
    for (let turn = reader; !isStopped; turn += READERS) {
      const target = targets[turn % targets.length] ?? 0;
      times.push(await timeOf(() => store.columns(target, WEEK)));
    }
  });
  return {
    async stop() {
      isStopped = true;
      await Promise.all(reading);
    },
  };
}

function stepsOf({ stepS, count }: { readonly stepS: number; readonly count: number }): Steps {
  return { from: NOW_S - stepS * count, stepS, count, until: NOW_S };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function at(times: readonly number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}
