// Shards as jobs of pg-boss that never end: who has fetched one has the shard while it keeps touching it.
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { ALONE, inTransaction } from '../store/postgres/transaction.ts';
import type { Claim, ShardClaims } from './shard-claims.ts';

const QUEUE = 'watch-shards';
/** The least that pg-boss has. */
const HEARTBEAT_S = 10;
/** Less than the day that pg-boss allows; a shard is taken anew then. */
const MAX_HELD_S = 80_000;
const FOREVER = 1_000_000;
const FILL_MS = 60_000;

const Shard = z.object({ shard: z.number().int() });
const Touched = z.object({ affected: z.number() });

const PROCESSES =
  'CREATE TABLE IF NOT EXISTS watch_process (id text PRIMARY KEY, seen_at timestamptz NOT NULL)';

/** Who asked in the last five seconds. */
const COUNT = `
  WITH old AS (DELETE FROM watch_process WHERE seen_at < now() - interval '1 minute'),
  seen AS (
    INSERT INTO watch_process (id, seen_at) VALUES ($1, now())
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at
  )
  SELECT count(*) AS others FROM watch_process WHERE id <> $1 AND seen_at > now() - interval '5 seconds'`;

interface BossOptions {
  readonly pool: Pool;
  readonly shards: number;
  /** Milliseconds, never back. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

export async function openBossClaims(options: BossOptions): Promise<ShardClaims> {
  const { pool, shards, now, onError } = options;
  const self = randomUUID();
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(QUEUE, {
    policy: 'exclusive',
    heartbeatSeconds: HEARTBEAT_S,
    expireInSeconds: MAX_HELD_S,
    retryLimit: FOREVER,
    retryDelay: 0,
  });
  // Of two that make a table at the same time, PostgreSQL lets one fail.
  await inTransaction(pool, ALONE, (client) => client.query(PROCESSES));
  let filledMs = Number.NEGATIVE_INFINITY;

  /** There is one job for each shard; more of them are dropped. */
  async function fill(): Promise<void> {
    if (now() - filledMs < FILL_MS) return;
    const jobs = Array.from({ length: shards }, (_, shard) => ({
      data: { shard },
      singletonKey: String(shard),
    }));
    await boss.insert(QUEUE, jobs);
    filledMs = now();
  }

  async function touch(claims: readonly Claim[]): Promise<number> {
    return Touched.parse(await boss.touch(QUEUE, claims.map(attemptOf))).affected;
  }

  return {
    async take(most) {
      await fill();
      const jobs = await boss.fetch(QUEUE, { batchSize: most, includeMetadata: true });
      return jobs.map(({ id, retryCount, data }) => ({
        shard: Shard.parse(data).shard,
        id,
        retryCount,
      }));
    },
    async renew(claims) {
      if (claims.length === 0 || (await touch(claims)) === claims.length) return claims;
      const kept: Claim[] = [];
      for (const claim of claims) if ((await touch([claim])) === 1) kept.push(claim);
      return kept;
    },
    async giveBack(claims) {
      if (claims.length > 0) await boss.fail(QUEUE, claims.map(attemptOf));
    },
    async countProcesses() {
      const { rows } = await pool.query(COUNT, [self]);
      return 1 + Number(rows[0]?.others);
    },
    async close() {
      await pool.query('DELETE FROM watch_process WHERE id = $1', [self]).catch(onError);
      await boss.stop({ graceful: false });
    },
  };
}

function attemptOf({ id, retryCount }: Claim) {
  return { id, retryCount };
}
