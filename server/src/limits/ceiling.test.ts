import { expect, test, vi } from 'vitest';
import { createCeiling, createCeilings } from './ceiling.ts';

const forever = () => new Promise<never>(() => undefined);

test('work above the ceiling waits for its turn, in order', async () => {
  const ceiling = createCeiling({ maxRunning: 1, maxWaiting: 2 });
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = ceiling.run(() => gate.promise.then(() => void order.push('first')));
  const second = ceiling.run(async () => void order.push('second'));
  const third = ceiling.run(async () => void order.push('third'));
  expect(ceiling.running()).toBe(1);
  expect(ceiling.waiting()).toBe(2);
  gate.resolve();
  await Promise.all([first, second, third]);
  expect(order).toEqual(['first', 'second', 'third']);
  expect(ceiling.running()).toBe(0);
});

test('when the queue is full, more is refused with 503 and a time to retry', async () => {
  const ceiling = createCeiling({ maxRunning: 1, maxWaiting: 0 });
  void ceiling.run(forever);
  await expect(ceiling.run(forever)).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    headers: { 'Retry-After': '2' },
  });
});

test('whoever goes away while waiting gives up the place and never runs', async () => {
  const ceiling = createCeiling({ maxRunning: 1, maxWaiting: 1 });
  const gate = Promise.withResolvers<void>();
  const first = ceiling.run(() => gate.promise);
  const controller = new AbortController();
  const work = vi.fn(async () => undefined);
  const second = ceiling.run(work, controller.signal);
  controller.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  expect(ceiling.waiting()).toBe(0);
  gate.resolve();
  await first;
  expect(work).not.toHaveBeenCalled();
  expect(ceiling.running()).toBe(0);
});

test('work that fails makes room like work that succeeds', async () => {
  const ceiling = createCeiling({ maxRunning: 1, maxWaiting: 5 });
  await expect(ceiling.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(ceiling.run(async () => 1)).resolves.toBe(1);
});

test('each key has a ceiling of its own', async () => {
  const ceilings = createCeilings({ maxRunning: 1, maxWaiting: 0 });
  void ceilings.run('a', forever);
  await expect(ceilings.run('a', forever)).rejects.toMatchObject({ code: 'busy' });
  await expect(ceilings.run('b', async () => 1)).resolves.toBe(1);
});
