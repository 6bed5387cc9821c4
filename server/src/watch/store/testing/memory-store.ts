import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from '../sql/migrations.ts';
import { createSqliteStore } from '../sqlite/sqlite-store.ts';
import type { WatchStore } from '../watch-store.ts';

/** A store that answers within the same turn of the event loop, and is gone when the test ends. */
export function createMemoryStore(database = new DatabaseSync(':memory:')): WatchStore {
  for (const { sql } of MIGRATIONS) database.exec(sql);
  return createSqliteStore({ database, close: () => database.close() });
}
