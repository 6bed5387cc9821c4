import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Result } from '@fucina/server-address';
import { makeCalls } from '../calls.ts';
import type { WatchStore } from '../watch-store.ts';
import type { OpenError } from './database.ts';
import type { ThreadAnswer, ThreadCall } from './thread-messages.ts';

/** The store in a folder of this machine, which no other process may have. The folder is made if there is none. */
export async function openSqliteStore(folder: string): Promise<Result<WatchStore, OpenError>> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { folder } });
  const [first] = (await once(thread, 'message')) as [ThreadAnswer];
  if ('opened' in first && !first.opened.ok) {
    await thread.terminate();
    return first.opened;
  }
  const ask = createAsking(thread);
  const calls = makeCalls((name, given) => ask({ name, given }));
  const close = async () => {
    await ask('close');
    await thread.terminate();
  };
  return { ok: true, value: { ...calls, close } };
}

function createAsking(thread: Worker): (call: ThreadCall['call']) => Promise<unknown> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  let lost: unknown;
  const loseAll = (reason: unknown) => {
    lost = reason;
    for (const { reject } of waiting.values()) reject(reason);
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
