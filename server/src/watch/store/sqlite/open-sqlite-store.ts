import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Result } from '@fucina/server-address';
import type { StoreCalls, WatchStore } from '../watch-store.ts';
import type { OpenError } from './database.ts';
import type { ThreadAnswer, ThreadCall } from './thread-messages.ts';

const NAMES: Readonly<Record<keyof StoreCalls, true>> = {
  createWatch: true,
  readWatch: true,
  updateWatch: true,
  removeWatch: true,
  markUsed: true,
  addWindow: true,
  removeWindow: true,
  addTarget: true,
  removeTarget: true,
  giveUpTarget: true,
  isWatched: true,
  openShard: true,
  commit: true,
  sealNext: true,
  samples: true,
  hours: true,
  days: true,
  heat: true,
  localDays: true,
  columns: true,
  seconds: true,
  incidents: true,
  stretches: true,
  events: true,
  icon: true,
  addChannel: true,
  channels: true,
  changeChannel: true,
  removeChannel: true,
  reviveChannel: true,
  deliveries: true,
  sendAgain: true,
  leaseDeliveries: true,
  settleDeliveries: true,
  prune: true,
};

/** The store in a folder of this machine, which no other process may have. The folder is made if there is none. */
export async function openSqliteStore(folder: string): Promise<Result<WatchStore, OpenError>> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { folder } });
  const [first] = (await once(thread, 'message')) as [ThreadAnswer];
  if ('opened' in first && !first.opened.ok) {
    await thread.terminate();
    return first.opened;
  }
  const ask = createAsking(thread);
  const calls = Object.keys(NAMES).map((name) => [
    name,
    (...given: readonly unknown[]) => ask({ name: name as keyof StoreCalls, given }),
  ]);
  // `NAMES` has them all, and the thread answers each with what `StoreCalls` says.
  const store = Object.fromEntries(calls) as Omit<WatchStore, 'close'>;
  const close = async () => {
    await ask('close');
    await thread.terminate();
  };
  return { ok: true, value: { ...store, close } };
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
