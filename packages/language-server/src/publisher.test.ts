import { expect, test } from 'vitest';
import { Publisher } from './publisher.ts';

/** Looks that take so long each, and what was done at which time. */
function prepare(looksMs: readonly (number | 'fault')[]) {
  const left = [...looksMs];
  const looked: number[] = [];
  const faults: unknown[] = [];
  const timers: { readonly at: number; readonly work: () => void }[] = [];
  let now = 0;
  const look = async () => {
    looked.push(now);
    const ms = left.shift() ?? 0;
    if (ms === 'fault') throw new Error('fault');
    now += ms;
  };
  const clock = {
    now: () => now,
    after(ms: number, work: () => void) {
      const timer = { at: now + ms, work };
      timers.push(timer);
      return { cancel: () => void timers.splice(timers.indexOf(timer) >>> 0, 1) };
    },
  };
  const publisher = new Publisher(look, clock, (thrown) => faults.push(thrown));
  async function wait(ms: number) {
    now += ms;
    for (const timer of timers.splice(0)) {
      if (timer.at <= now) timer.work();
      else timers.push(timer);
    }
    // What it waits for is there at once.
    for (let turn = 0; turn < 5; turn += 1) await undefined;
  }
  return { publisher, looked, faults, wait };
}

test('what is quick is looked at with every key', async () => {
  const { publisher, looked, wait } = prepare([3, 3]);
  publisher.changed('a');
  await wait(0);
  publisher.changed('a');
  await wait(0);
  expect(looked).toEqual([0, 3]);
});

test('what takes long waits for a pause as long as that, and only the last change is looked at', async () => {
  const { publisher, looked, wait } = prepare([100]);
  publisher.changed('a');
  await wait(0);
  publisher.changed('a');
  await wait(60);
  publisher.changed('a');
  await wait(60);
  expect(looked).toEqual([0]);
  await wait(40);
  expect(looked).toEqual([0, 260]);
});

test('no pause is longer than a fifth of a second', async () => {
  const { publisher, looked, wait } = prepare([5000]);
  publisher.changed('a');
  await wait(0);
  publisher.changed('a');
  await wait(200);
  expect(looked).toEqual([0, 5200]);
});

test('what goes wrong is told, and is no end', async () => {
  const { publisher, looked, faults, wait } = prepare(['fault', 1]);
  publisher.changed('a');
  await wait(0);
  publisher.changed('a');
  await wait(0);
  expect(looked).toHaveLength(2);
  expect(faults).toHaveLength(1);
});

test('a document that is closed is not looked at', async () => {
  const { publisher, looked, wait } = prepare([1]);
  publisher.changed('a');
  publisher.closed('a');
  await wait(500);
  expect(looked).toEqual([]);
});
