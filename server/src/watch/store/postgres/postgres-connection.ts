import type { CustomTypesConfig, PoolClient } from 'pg';
import { type Connection, keptText, type SqlValue } from '../sql/connection.ts';
import { numbered } from './dialect.ts';

const BYTEA = 17;

/** Everything comes as text, but bytes: JSON and large numbers are read by who knows what they are. */
export const TYPES: CustomTypesConfig = {
  getTypeParser: (type) => (type === BYTEA ? readBytes : (text: string) => text),
};

export function createPostgresConnection(client: PoolClient): Connection {
  return {
    prepare(sql) {
      const text = numbered(sql);
      const ask = (values: readonly SqlValue[]) => client.query(text, values.map(keptValue));
      return {
        all: async (...values) => (await ask(values)).rows,
        get: async (...values) => (await ask(values)).rows[0],
        run: async (...values) => (await ask(values)).rowCount ?? 0,
      };
    },
  };
}

function keptValue(value: SqlValue): SqlValue {
  return typeof value === 'string' ? keptText(value) : value;
}

function readBytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.slice('\\x'.length), 'hex'));
}
