import { DAY_S } from '@fucina/watch';
import { expect, test } from 'vitest';
import { startEndingUnused } from './end-unused.ts';
import { createMemoryStore } from './store/testing/memory-store.ts';
import { DRAFT, START } from './store/testing/some-watch.ts';
import { createMovedClock } from './testing/moved-clock.ts';

test('what ends is not checked any more; where it cannot be, it is tried again', async () => {
  const store = createMemoryStore();
  await store.createWatch(DRAFT);
  await store.endUnused(START + 76 * DAY_S);
  const address = { edition: 'java', host: 'other.example.com', port: 25_565 } as const;
  const other = { id: 'other', targets: [{ address, ip: '' }], createdAt: START + 20 * DAY_S };
  await store.createWatch({ ...DRAFT, ...other });
  const clock = createMovedClock((START + 90 * DAY_S) * 1000);
  const forgotten: number[] = [];
  const slowed: number[] = [];
  const failures: unknown[] = [];
  let [isOurs, fails] = [false, true];
  const stop = startEndingUnused({
    store: {
      endUnused: async (now) => {
        if (fails) throw new Error('the store is gone');
        return store.endUnused(now);
      },
    },
    watcher: {
      forget: (target) => forgotten.push(target),
      watch: ({ intervalS }) => slowed.push(intervalS),
    },
    isOurs: () => isOurs,
    now: () => Math.floor(clock.now() / 1000),
    wait: clock.wait,
    onFailure: (error) => failures.push(error),
  });
  await clock.pass(600);
  expect([forgotten, failures]).toEqual([[], []]);
  isOurs = true;
  await clock.pass(600);
  expect([forgotten, failures.length]).toEqual([[], 1]);
  fails = false;
  await clock.pass(600);
  expect([forgotten.length, slowed]).toEqual([1, [300]]);
  await stop();
  await store.close();
});
