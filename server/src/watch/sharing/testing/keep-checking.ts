// A program that checks what falls to its share, and every server is up. Its seconds are short where it watches, and
// those of everybody where it shares.
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises'; // waits: the clock that is passed in
import { createBeacons } from '../../checks/beacons.ts';
import { startWatcher } from '../../checks/watcher.ts';
import { openPostgresStore } from '../../store/postgres/open-postgres-store.ts';
import { type SharedWatch, shareWatch } from '../share-watch.ts';

const [url = '', start = '', speed = ''] = process.argv.slice(2);
const opened = await openPostgresStore(url);
if (!opened.ok) throw new Error(opened.error.reason);
const { store, shards } = opened.value;
const [startMs, times] = [Number(start), Number(speed)];
const wait = (ms: number, signal: AbortSignal) =>
  pause(ms, undefined, { signal }).catch(() => undefined);

let sharing: SharedWatch | undefined;
const watcher = await startWatcher({
  store,
  shards: [],
  mayCheck: () => sharing?.isSure() === true,
  check: async () => ({ outcome: { kind: 'up', latencyMs: process.pid % 1000, players: 1 } }),
  beacons: createBeacons([]),
  now: () => startMs + (Date.now() - startMs) * times,
  wait: (ms, signal) => wait(ms / times, signal),
  random: Math.random,
  observe: { lostShard: (shard) => sharing?.lost(shard) },
});
const shared = await shareWatch({
  ...{ url, shards, store, watcher, wait },
  now: () => performance.now(),
  onFailure: () => undefined,
});
if (!shared.ok) throw new Error(shared.error);
sharing = shared.value;
process.once('SIGTERM', async () => {
  await watcher.stop();
  await shared.value.stop();
  await store.close();
});
