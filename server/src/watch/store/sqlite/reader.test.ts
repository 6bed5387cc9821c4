import { expect, test } from 'vitest';
import { createReader } from './reader.ts';
import { startThread } from './start-thread.ts';

/** Answers each read with its name and with whom of the threads it is, but dies of `icon`. */
const MORTAL = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.postMessage({ opened: { ok: true } });
  parentPort.on('message', ({ id, call }) => {
    if (call.name === 'icon') throw new Error('the thread died');
    parentPort.postMessage({ id, value: call === 'close' ? undefined : [call.name, threadId] });
  });
`)}`,
);
const DEAD = new URL('data:text/javascript,');

function readerOf(program: URL) {
  return createReader((onEnd) => startThread({ folder: '', mayChange: false }, onEnd, program));
}

const read = (name: 'icon' | 'hours') => ({ name, given: [] });

test('what is read when the thread dies fails, and what is read then has a new thread', async () => {
  const reader = readerOf(MORTAL);
  const [, first] = (await reader.ask(read('hours'))) as [string, number];
  const [lost, alsoLost] = await Promise.allSettled([
    reader.ask(read('icon')),
    reader.ask(read('hours')),
  ]);
  expect(lost).toMatchObject({ reason: { message: 'the thread died' } });
  expect(alsoLost.status).toBe('rejected');
  const [name, second] = (await reader.ask(read('hours'))) as [string, number];
  expect(name).toBe('hours');
  expect(second).not.toBe(first);
  await reader.close();
});

test('a thread that does not begin is an error of each read, and of nothing else', async () => {
  const reader = readerOf(DEAD);
  await expect(reader.ask(read('hours'))).rejects.toThrow('ended');
  await expect(reader.ask(read('hours'))).rejects.toThrow('ended');
  await reader.close();
});

test('what is read before it is closed is answered, what is read after that is not', async () => {
  const reader = readerOf(MORTAL);
  const answer = reader.ask(read('hours'));
  const closed = reader.close();
  await expect(reader.ask(read('hours'))).rejects.toThrow('closed');
  await expect(answer).resolves.toMatchObject(['hours', expect.any(Number)]);
  await closed;
});
