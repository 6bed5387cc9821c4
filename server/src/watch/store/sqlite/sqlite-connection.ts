import type { DatabaseSync } from 'node:sqlite';
import type { Connection } from '../sql/connection.ts';

export function createSqliteConnection(database: DatabaseSync): Connection {
  return {
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        all: async (...values) => statement.all(...values),
        get: async (...values) => statement.get(...values),
        run: async (...values) => Number(statement.run(...values).changes),
      };
    },
  };
}
