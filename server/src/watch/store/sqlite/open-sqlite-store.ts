import type { Result } from '@fucina/server-address';
import { CALLS, makeCalls } from '../calls.ts';
import type { WatchStore } from '../watch-store.ts';
import type { OpenError } from './database.ts';
import { createReader } from './reader.ts';
import { startThread } from './start-thread.ts';

/** The store in a folder of this machine, which no other process may have. The folder is made if there is none. */
export async function openSqliteStore(folder: string): Promise<Result<WatchStore, OpenError>> {
  const opened = await startThread({ folder, mayChange: true });
  if (!opened.ok) return opened;
  const writer = opened.value;
  // Long reads keep no commit waiting.
  const reader = createReader((onEnd) => startThread({ folder, mayChange: false }, onEnd));
  const calls = makeCalls((name, given) =>
    (CALLS[name] === 'read' ? reader : writer).ask({ name, given }),
  );
  const close = async () => {
    // Who closes the file last puts the log into it, and only the writer can.
    await reader.close();
    await writer.close();
  };
  return { ok: true, value: { ...calls, close } };
}
