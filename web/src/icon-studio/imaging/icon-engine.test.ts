import { expect, test } from 'vitest';
import type { AskedWorker, WorkerAnswer } from '../../tool/worker-questions.ts';
import { PLAIN_FINISH } from './finish.ts';
import { createIconEngine, type IconQuestion, type WorkerLike } from './icon-engine.ts';
import type { IconBase } from './icon-work.ts';

const base = (size: number): IconBase => ({ kind: 'crop', frame: { x: 0, y: 0, size } });

/** A worker that answers when the test says so. */
function createWorker() {
  const asked: AskedWorker<IconQuestion>[] = [];
  const listeners = new Map<string, (event: { readonly data: WorkerAnswer }) => void>();
  const worker: WorkerLike = {
    postMessage: (each) => asked.push(each),
    addEventListener: (type: string, listen: (event: { readonly data: WorkerAnswer }) => void) =>
      listeners.set(type, listen),
    terminate: () => asked.splice(0),
  };
  return {
    worker,
    asked,
    answer: (data: WorkerAnswer) => listeners.get('message')?.({ data }),
    // An error event has no data.
    fail: () => listeners.get('error')?.(undefined as never),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('while one icon is made, only the newest of the next ones waits', async () => {
  const { worker, asked, answer } = createWorker();
  const engine = createIconEngine(worker);
  const first = engine.make(base(1), PLAIN_FINISH);
  await settled();
  const made = [first, ...[2, 3].map((size) => engine.make(base(size), PLAIN_FINISH))];
  await settled();
  expect(asked).toHaveLength(1);
  answer({ id: asked[0]?.id ?? 0, ok: true, value: 'first' });
  await settled();
  expect(asked.map(({ question }) => question.kind === 'make' && question.base)).toEqual([
    base(1),
    base(3),
  ]);
  answer({ id: asked[1]?.id ?? 0, ok: true, value: 'third' });
  expect(await Promise.all(made)).toEqual(['first', undefined, 'third']);
});

test('an icon that fails does not stop the next one', async () => {
  const { worker, asked, answer } = createWorker();
  const engine = createIconEngine(worker);
  const first = engine.make(base(1), PLAIN_FINISH);
  await settled();
  answer({ id: asked[0]?.id ?? 0, ok: false, message: 'too large' });
  await expect(first).rejects.toThrow('too large');
  const second = engine.make(base(2), PLAIN_FINISH);
  await settled();
  answer({ id: asked[1]?.id ?? 0, ok: true, value: 'second' });
  expect(await second).toBe('second');
});

test('a worker that cannot be loaded fails what was asked', async () => {
  const { worker, fail } = createWorker();
  const engine = createIconEngine(worker);
  const reading = engine.read(new Uint8Array(1));
  fail();
  await expect(reading).rejects.toThrow('the worker failed');
});
