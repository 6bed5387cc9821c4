import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Result } from '@fucina/server-address';
import type { OpenError } from './database.ts';
import type { ThreadAnswer, ThreadCall, ThreadData } from './thread-messages.ts';

export interface StoreThread {
  readonly ask: (call: ThreadCall['call']) => Promise<unknown>;
  /** After all that it was asked before. */
  readonly close: () => Promise<void>;
}

const PROGRAM = new URL('./thread.ts', import.meta.url);

/** A thread that answers calls, one after the other. What it is asked when it ends fails, and what it is asked then. */
export async function startThread(
  data: ThreadData,
  onEnd: () => void = () => {},
  program = PROGRAM,
): Promise<Result<StoreThread, OpenError>> {
  const thread = new Worker(program, { workerData: data });
  thread.once('error', onEnd).once('exit', onEnd);
  const ended = once(thread, 'exit').then(([code]) => {
    throw new Error(`a thread of the store ended with ${code}`);
  });
  const first = once(thread, 'message').then(([message]) => message as ThreadAnswer);
  const message = await Promise.race([first, ended]);
  if ('opened' in message && !message.opened.ok) {
    await thread.terminate();
    return message.opened;
  }
  const ask = createAsking(thread);
  const close = async () => {
    await ask('close');
    await thread.terminate();
  };
  return { ok: true, value: { ask, close } };
}

function createAsking(thread: Worker): StoreThread['ask'] {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  let lost: unknown;
  const loseAll = (reason: unknown) => {
    lost ??= reason;
    for (const { reject } of waiting.values()) reject(lost);
    waiting.clear();
  };
  thread.on('message', (answer: ThreadAnswer) => {
    if (!('id' in answer)) return;
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asked?.reject(answer.error);
    else asked?.resolve(answer.value);
  });
  thread.on('error', loseAll);
  thread.on('exit', () => loseAll(new Error('the store is closed')));
  return (call) => {
    if (lost !== undefined) return Promise.reject(lost);
    last += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(last, asked);
    thread.postMessage({ id: last, call } satisfies ThreadCall);
    return asked.promise;
  };
}
