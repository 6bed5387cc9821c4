// The store in a PostgreSQL that several processes may share.
import type { Result } from '@fucina/server-address';
import { DatabaseError, Pool, type PoolClient } from 'pg';
import { CALLS, makeCalls, type StoreCalls } from '../calls.ts';
import { MIGRATIONS, type Migration } from '../sql/migrations.ts';
import { createSqlStore } from '../sql/sql-store.ts';
import { fixedShards } from '../sql/targets.ts';
import type { WatchStore } from '../watch-store.ts';
import { inPostgres } from './dialect.ts';
import { createPostgresConnection, TYPES } from './postgres-connection.ts';
import { ALONE, inTransaction } from './transaction.ts';

export interface PostgresStore {
  readonly store: WatchStore;
  /** As many as it was made with. */
  readonly shards: number;
}

export interface PostgresError {
  readonly code: /** Nobody answers, or not to us. */
    | 'unusable'
    /** A later version of Fucina made it. */
    | 'newer';
  readonly reason?: string;
}

interface PostgresOptions {
  /** How many shards there are where the store is made now. */
  readonly shards?: number;
  readonly connections?: number;
  readonly migrations?: readonly Migration[];
}

const SHARDS = 256;
const CONNECTIONS = 8;
const CONNECT_MS = 5000;
const STATEMENT_MS = 15_000;
/** Where the network is gone, nothing is answered at all. */
const ANSWER_MS = 20_000;
/** A process that stands still within a transaction keeps others waiting no longer. */
const STANDSTILL_MS = 30_000;

const READ = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';
/** They touch what belongs to one shard, or make one step only; all other changes wait for each other. */
const BESIDE_OTHERS: ReadonlySet<string> = new Set<keyof StoreCalls>([
  'commit',
  'sealNext',
  'prune',
]);

export async function openPostgresStore(
  url: string,
  options: PostgresOptions = {},
): Promise<Result<PostgresStore, PostgresError>> {
  const { shards = SHARDS, connections = CONNECTIONS, migrations = MIGRATIONS } = options;
  const pool = new Pool({
    connectionString: url,
    application_name: 'fucina',
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: STANDSTILL_MS,
    keepAlive: true,
    types: TYPES,
  });
  // A connection that is lost is told by the call that uses it; without one, the pool makes another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    if (!(await migrate(pool, migrations))) {
      await pool.end();
      return { ok: false, error: { code: 'newer' } };
    }
    const kept = await inTransaction(pool, ALONE, (client) =>
      fixedShards(createPostgresConnection(client), shards),
    );
    return { ok: true, value: { store: createStore(pool), shards: kept } };
  } catch (error) {
    await pool.end();
    return { ok: false, error: { code: 'unusable', reason: reasonOf(error) } };
  }
}

function createStore(pool: Pool): WatchStore {
  const stores = new WeakMap<PoolClient, StoreCalls>();
  const storeOn = (client: PoolClient): StoreCalls => {
    const known = stores.get(client) ?? createSqlStore(createPostgresConnection(client));
    stores.set(client, known);
    return known;
  };
  const calls = makeCalls((name, given) =>
    inTransaction(pool, beginOf(name, given), (client) => {
      const call = storeOn(client)[name] as (...given: readonly unknown[]) => Promise<unknown>;
      return call(...given);
    }),
  );
  return { ...calls, close: () => pool.end() };
}

function beginOf(name: keyof StoreCalls, given: readonly unknown[]): string {
  if (CALLS[name] === 'read') return READ;
  // Who is told of an incident depends on other targets of the same watch.
  const [first] = given as Partial<Parameters<StoreCalls['commit']>>;
  const isBeside = name === 'commit' ? first?.incidents.length === 0 : BESIDE_OTHERS.has(name);
  return isBeside ? 'BEGIN' : ALONE;
}

/** Each migration by itself, forward only, by one process at a time. False where a later version was here. */
async function migrate(pool: Pool, migrations: readonly Migration[]): Promise<boolean> {
  for (;;) {
    const version = await inTransaction(pool, ALONE, async (client) => {
      const from = await versionOf(client);
      const next = migrations[from];
      if (next === undefined) return from;
      await client.query(inPostgres(next.sql));
      await client.query(
        `INSERT INTO meta (key, value) VALUES ('version', $1)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        [String(from + 1)],
      );
      return from + 1;
    });
    if (version >= migrations.length) return version === migrations.length;
  }
}

async function versionOf(client: PoolClient): Promise<number> {
  const { rows } = await client.query("SELECT to_regclass('meta') AS meta");
  if (rows[0]?.meta === null) return 0;
  const kept = await client.query("SELECT value FROM meta WHERE key = 'version'");
  return Number(kept.rows[0]?.value ?? 0);
}

/** Never the address: it may hold a password. */
export function reasonOf(error: unknown): string {
  if (error instanceof DatabaseError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}
