import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from '../sql/migrations.ts';
import { createSqliteStore } from '../sql/sql-store.ts';
import type { WatchStore } from '../watch-store.ts';

/** A store that answers within the same turn of the event loop, and is gone when the test ends. */
export function createMemoryStore(database = new DatabaseSync(':memory:')): WatchStore {
  for (const { sql } of MIGRATIONS) database.exec(sql);
  const calls = Object.entries(createSqliteStore(database)).map(([name, call]) => [
    name,
    async (...given: readonly never[]) =>
      (call as (...given: readonly never[]) => unknown)(...given),
  ]);
  // Each call of the store, waited for.
  return { ...Object.fromEntries(calls), close: async () => database.close() } as WatchStore;
}
