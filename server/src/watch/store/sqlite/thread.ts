// A thread with a connection of its own: SQLite is synchronous, and here it keeps nobody waiting.
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, openForReading } from './database.ts';
import { createSqliteStore } from './sqlite-store.ts';
import type { ThreadAnswer, ThreadCall, ThreadData } from './thread-messages.ts';

const { folder, mayChange } = workerData as ThreadData;
const answer = (message: ThreadAnswer) => parentPort?.postMessage(message);

const opened = mayChange
  ? await openDatabase(folder)
  : ({ ok: true, value: openForReading(folder) } as const);
answer({ opened: opened.ok ? { ok: true } : opened });
if (opened.ok) {
  const store = createSqliteStore(opened.value);
  parentPort?.on('message', ({ id, call }: ThreadCall) => {
    if (call === 'close') {
      void store.close().then(() => {
        answer({ id, value: undefined });
        parentPort?.close();
      });
      return;
    }
    // The name and what is given come from one call of the same interface.
    const work = store[call.name] as (...given: readonly unknown[]) => Promise<unknown>;
    work(...call.given).then(
      (value) => answer({ id, value }),
      (error) => answer({ id, error }),
    );
  });
}
