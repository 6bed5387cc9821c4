// A process that watches many servers as ours does, and says what that takes: `load-target.ts <folder> <seconds>`.
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { createAddressPolicy } from '@fucina/server-ping';
import { monotonicNow as now } from '../../server/src/steady-clock.ts';
import { createPingTarget } from '../../server/src/watch/checks/ping-target.ts';
import { startWatcher } from '../../server/src/watch/checks/watcher.ts';
import { SHARDS } from '../../server/src/watch/store/watch-store.ts';
import { openStore } from './past.ts';

/** Each target has had its first check, and the load is even. */
const WARM_MS = 75_000;

export interface LoadFigures {
  readonly seconds: number;
  readonly checks: Readonly<Record<string, number>>;
  /** Of one core. */
  readonly processorShare: number;
  readonly memoryMiB: number;
  readonly latenessMs: readonly number[];
}

const [folder = '', lastsS = '60'] = process.argv.slice(2);
const store = await openStore(folder);
const stopping = new AbortController();
let isMeasured = false;
const latenessMs: number[] = [];
const checks: Record<string, number> = {};
const watcher = await startWatcher({
  store,
  shards: [...Array(SHARDS).keys()],
  check: createPingTarget({
    addressPolicy: createAddressPolicy({ allowsPrivate: true, refusedNetworks: [] }),
    stopping: stopping.signal,
    now,
    onMistake: (error) => console.error(error),
  }),
  beacons: { known: () => ({ asked: 0, lost: 0 }), probe: async () => ({ asked: 0, lost: 0 }) },
  now,
  wait: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
  random: Math.random,
  observe: {
    lateness: (ms) => isMeasured && latenessMs.push(Math.round(ms)),
    checked: ({ kind }) => {
      if (isMeasured) checks[kind] = (checks[kind] ?? 0) + 1;
    },
    storeFailed: (error) => console.error(error),
  },
});
await pause(WARM_MS);
isMeasured = true;
const before = process.cpuUsage();
const startedMs = now();
let memoryMiB = 0;
for (let second = 0; second < Number(lastsS); second += 1) {
  await pause(1000);
  memoryMiB = Math.max(memoryMiB, process.memoryUsage.rss() / 1024 / 1024);
}
const { user, system } = process.cpuUsage(before);
const seconds = (now() - startedMs) / 1000;
const processorShare = (user + system) / 1e6 / seconds;
process.send?.({ seconds, checks, processorShare, memoryMiB, latenessMs } satisfies LoadFigures);
stopping.abort();
await watcher.stop();
await store.close();
process.disconnect?.();
