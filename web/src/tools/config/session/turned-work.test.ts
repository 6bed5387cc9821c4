import { expect, test } from 'vitest';
import { type Steps, TurnedWork } from './turned-work.ts';

function* count(steps: number, done: number[]): Steps<string> {
  for (let step = 0; step < steps; step += 1) {
    done.push(step);
    yield;
  }
  return 'counted';
}

test('little work is done at once', () => {
  expect(new TurnedWork(count(5, [])).result).toBe('counted');
});

test('much work goes on when the page had its turn', async () => {
  const done: number[] = [];
  const work = new TurnedWork(count(1000, done));
  expect(work.result).toBeUndefined();
  const atFirst = done.length;
  const finished = new Promise<void>((resolve) => work.goOn(resolve));
  expect(done).toHaveLength(atFirst);
  await finished;
  expect(work.result).toBe('counted');
  expect(done).toHaveLength(1000);
});

test('work that nobody waits for any more stops', async () => {
  const done: number[] = [];
  const work = new TurnedWork(count(1000, done));
  const atFirst = done.length;
  work.goOn(() => expect.unreachable())();
  await new Promise<void>((resolve) => new TurnedWork(count(1000, [])).goOn(resolve));
  expect(done).toHaveLength(atFirst);
  expect(work.result).toBeUndefined();
});
