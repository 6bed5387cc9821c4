import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { hasPostgres, startPostgres } from '../../testing/postgres-server.ts';
import { ALONE, inTransaction } from '../store/postgres/transaction.ts';
import { openBossClaims } from './boss-claims.ts';

test.skipIf(!hasPostgres)(
  'a process begins to share while another one makes what both need',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.remove);
    const pool = new Pool({ connectionString: await postgres.createDatabase() });
    const waiting = async () => {
      const { rows } = await pool.query('SELECT 1 FROM pg_locks WHERE NOT granted');
      return rows.length;
    };
    const opening = await inTransaction(pool, ALONE, async (client) => {
      await client.query(
        'CREATE TABLE watch_process (id text PRIMARY KEY, seen_at timestamptz NOT NULL)',
      );
      const claims = openBossClaims({ pool, shards: 1, now: () => 0, onError: () => undefined });
      // What became of it is asked below.
      claims.catch(() => undefined);
      await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
      return { claims };
    });
    const claims = await opening.claims;
    expect(await claims.take(1)).toHaveLength(1);
    await claims.close();
    await pool.end();
  },
  120_000,
);
