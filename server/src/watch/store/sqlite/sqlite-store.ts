import { CALLS, makeCalls } from '../calls.ts';
import { createSqlStore } from '../sql/sql-store.ts';
import type { WatchStore } from '../watch-store.ts';
import { inTransaction, type OpenDatabase } from './database.ts';
import { createSqliteConnection } from './sqlite-connection.ts';

const PAGES_AT_ONCE = 200;

/** One call after the other, each of them as a whole or not at all. */
export function createSqliteStore({ database, close }: OpenDatabase): WatchStore {
  const store = createSqlStore(createSqliteConnection(database));
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Value | Promise<Value>): Promise<Value> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const calls = makeCalls((name, given) =>
    inTurn(() => {
      const call = store[name] as (...given: readonly unknown[]) => Promise<unknown>;
      return inTransaction(database, CALLS[name], () => call(...given));
    }),
  );
  return {
    ...calls,
    async prune(now) {
      const isMore = await calls.prune(now);
      await inTurn(() => database.exec(`PRAGMA incremental_vacuum(${PAGES_AT_ONCE})`));
      return isMore;
    },
    close: () => inTurn(close),
  };
}
