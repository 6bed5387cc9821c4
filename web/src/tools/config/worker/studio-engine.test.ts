import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker, StudioEvent, StudioTask } from './protocol.ts';
import { createStudioEngine, type WorkerLike } from './studio-engine.ts';

const OPEN: StudioTask = { kind: 'open', options: {}, files: [] };
const LONG_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const lost = vi.fn<(file: number | undefined) => void>();
  const postMessage = vi.fn<WorkerLike['postMessage']>();
  let say: (message: FromWorker) => void = () => undefined;
  let fail: () => void = () => undefined;
  const engine = createStudioEngine(
    { onEvent: () => undefined, onLost: lost },
    {
      postMessage,
      terminate: () => undefined,
      addEventListener(type: 'message' | 'error', listen: (event: { data: FromWorker }) => void) {
        if (type === 'message') say = (data) => listen({ data });
        else fail = listen as () => void;
      },
    },
  );
  return {
    engine,
    lost,
    postMessage,
    tell: (event: StudioEvent) => say({ events: [event] }),
    fail: () => fail(),
  };
}

test('a file in which the worker says nothing for a long time is lost', () => {
  const { engine, lost, tell } = start();
  engine.take(OPEN);
  tell({ kind: 'begin', file: 7 });
  vi.advanceTimersByTime(LONG_MS);
  expect(lost.mock.calls).toEqual([[7]]);
});

test('a worker that fails when all work is done loses no file', () => {
  const { engine, lost, tell, fail } = start();
  engine.take(OPEN);
  tell({ kind: 'begin', file: 7 });
  tell({ kind: 'idle' });
  fail();
  expect(lost.mock.calls).toEqual([[undefined]]);
});

test('new work is not that of the last file', () => {
  const { engine, lost, tell } = start();
  engine.take(OPEN);
  tell({ kind: 'begin', file: 7 });
  tell({ kind: 'idle' });
  engine.take(OPEN);
  vi.advanceTimersByTime(LONG_MS);
  expect(lost.mock.calls).toEqual([[undefined]]);
});

test('a question that is never answered is about its file', async () => {
  const { engine, lost, tell } = start();
  engine.take(OPEN);
  tell({ kind: 'begin', file: 7 });
  tell({ kind: 'idle' });
  const asked = engine.ask<'write'>({ kind: 'write', file: 8, texts: [] });
  const looks = engine.ask<'looks'>({ kind: 'looks', texts: [] });
  vi.advanceTimersByTime(LONG_MS);
  await expect(asked).rejects.toThrow('the worker was stopped');
  await expect(looks).rejects.toThrow('the worker was stopped');
  expect(lost.mock.calls).toEqual([[8]]);
});

test('a question about texts of several files loses none of them', async () => {
  const { engine, lost } = start();
  const texts = [7, 8].map((file) => ({ file, text: 0, written: 'x' }));
  const asked = engine.ask<'looks'>({ kind: 'looks', texts });
  vi.advanceTimersByTime(LONG_MS);
  await expect(asked).rejects.toThrow('the worker was stopped');
  expect(lost.mock.calls).toEqual([[undefined]]);
});

test('the bytes of a zip are handed over and not copied', () => {
  const { engine, postMessage } = start();
  const pieces = [new Uint8Array(3), new Uint8Array(4)];
  const files = [
    { path: 'a.yml', content: pieces },
    { path: 'b.yml', content: new Blob(['b']) },
  ];
  void engine.ask<'zip'>({ kind: 'zip', files });
  expect(postMessage.mock.lastCall?.[1]).toEqual({
    transfer: pieces.map(({ buffer }) => buffer),
  });
});
