import type { Pool, PoolClient } from 'pg';

/** Any number that nothing else in this database locks. */
const LOCK = 711_926_354;

/** Begins what no other process does at the same time. */
export const ALONE = `BEGIN; SELECT pg_advisory_xact_lock(${LOCK})`;

export async function inTransaction<Value>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const value = await work(client);
    await client.query('COMMIT');
    client.release();
    return value;
  } catch (error) {
    // Without its connection a transaction is rolled back, whatever became of it.
    client.release(true);
    throw error;
  }
}
