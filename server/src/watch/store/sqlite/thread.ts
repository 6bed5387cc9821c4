// The thread that has the database: SQLite is synchronous, and here it keeps nobody waiting.
import { parentPort, workerData } from 'node:worker_threads';
import { createSqliteStore } from '../sql/sql-store.ts';
import { openDatabase } from './database.ts';
import type { ThreadAnswer, ThreadCall } from './thread-messages.ts';

const { folder } = workerData as { readonly folder: string };
const answer = (message: ThreadAnswer) => parentPort?.postMessage(message);

const opened = openDatabase(folder);
answer({ opened: opened.ok ? { ok: true } : opened });
if (opened.ok) {
  const { database, close } = opened.value;
  const store = createSqliteStore(database);
  parentPort?.on('message', ({ id, call }: ThreadCall) => {
    if (call === 'close') {
      close();
      answer({ id, value: undefined });
      parentPort?.close();
      return;
    }
    try {
      // The name and what is given come from one call of the same interface.
      const work = store[call.name] as (...given: readonly unknown[]) => unknown;
      answer({ id, value: work(...call.given) });
    } catch (error) {
      answer({ id, error });
    }
  });
}
