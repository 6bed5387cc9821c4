import { DAY_S, type Effect, type Outcome } from '@fucina/watch';
import { afterEach, expect, test } from 'vitest';
import { createMemoryStore } from '../store/testing/memory-store.ts';
import { SHARDS, type WatchStore } from '../store/watch-store.ts';
import { createMovedClock } from '../testing/moved-clock.ts';
import { createBeacons } from './beacons.ts';
import { followEffect } from './follow-effects.ts';
import { startWatcher, type Watcher } from './watcher.ts';

const START_S = 1_795_996_800;
const FAIL: Outcome = { kind: 'fail', reason: 'refused' };

let watcher: Watcher;
let store: WatchStore;
afterEach(async () => {
  await watcher.stop();
  await store.close();
});

/** Two watches of one server that never answers, the older one with another edition that does. */
async function watchSince(createdAt: number) {
  store = createMemoryStore();
  const clock = createMovedClock(START_S * 1000);
  const address = { host: 'play.example.com', port: 25_565 };
  const draft = (id: string, editions: readonly ('java' | 'bedrock')[]) => ({
    ...{ id, ownerHash: Uint8Array.of(1), name: '', zone: 'UTC', language: 'en', createdAt },
    targets: editions.map((edition) => ({ address: { edition, ...address }, ip: '' })),
    client: id,
    most: 9,
  });
  await store.createWatch(draft('both', ['java', 'bedrock']));
  await store.createWatch(draft('java', ['java']));
  let checks = 0;
  const told: Promise<void>[] = [];
  watcher = await startWatcher({
    store,
    shards: [...Array(SHARDS).keys()],
    check: async ({ edition }) => {
      if (edition === 'java') checks += 1;
      return { outcome: edition === 'java' ? FAIL : { kind: 'up', latencyMs: 1, players: 0 } };
    },
    beacons: createBeacons([]),
    now: clock.now,
    wait: clock.wait,
    random: () => 0.5,
    observe: {
      effect: (target: number, effect: Effect) => {
        const now = () => clock.now() / 1000;
        told.push(followEffect({ store, watcher, now }, target, effect));
      },
    },
  });
  await clock.pass(30);
  await Promise.all(told);
  const before = checks;
  await clock.pass(180);
  return { before, after: checks - before };
}

test('a server that did not answer for a day is not watched any more, and nothing is left', async () => {
  expect(await watchSince(START_S - DAY_S)).toEqual({ before: 1, after: 0 });
  expect(await store.readWatch({ id: 'java' })).toBeUndefined();
  const both = await store.readWatch({ id: 'both' });
  expect(both?.targets.map(({ address }) => address.edition)).toEqual(['bedrock']);
});

test('on its first day it is looked at again and again', async () => {
  expect((await watchSince(START_S - DAY_S + 900)).after).toBe(3);
  expect((await store.readWatch({ id: 'java' }))?.pausedAt).toBeNull();
});
