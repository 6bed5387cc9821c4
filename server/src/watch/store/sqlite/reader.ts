import type { Result } from '@fucina/server-address';
import type { OpenError } from './database.ts';
import type { StoreThread } from './start-thread.ts';

/** Reads in a thread of their own. What is read when it crashes fails, and the next read has a new thread. */
export function createReader(
  start: (onEnd: () => void) => Promise<Result<StoreThread, OpenError>>,
): StoreThread {
  let thread: Promise<StoreThread> | undefined;
  let isClosed = false;
  const begin = () => {
    const begun = start(() => {
      if (thread === begun) thread = undefined;
    }).then((started) => {
      if (!started.ok) throw new Error(`the store cannot be read: ${started.error.code}`);
      return started.value;
    });
    thread = begun;
    return begun;
  };
  const running = () => thread ?? begin();
  // So that the first read need not wait; if it fails, that read tells it.
  running().catch(() => {});
  return {
    async ask(call) {
      if (isClosed) throw new Error('the store is closed');
      const { ask } = await running();
      return ask(call);
    },
    async close() {
      isClosed = true;
      const last = await thread?.catch(() => undefined);
      await last?.close().catch(() => {});
    },
  };
}
