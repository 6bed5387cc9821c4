// A folder of the watch in which servers were looked at for three months.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DAY_S } from '@fucina/watch';
import { dead, except, healthy } from '@fucina/watch/testing/servers';
import { type SimulatedTarget, simulate } from '@fucina/watch/testing/simulate';
import { openDatabase } from '../../server/src/watch/store/sqlite/database.ts';
import { openSqliteStore } from '../../server/src/watch/store/sqlite/open-sqlite-store.ts';
import { SHARDS, type WatchStore } from '../../server/src/watch/store/watch-store.ts';
import { keepPast } from '../../server/src/watch/testing/simulated-past.ts';

/** A midnight in UTC. */
export const NOW_S = 1_795_996_800;
const DAYS = 90;

export interface WatchedFolder {
  readonly folder: string;
  /** The targets of each shard. */
  readonly shards: readonly (readonly number[])[];
  readonly remove: () => void;
}

export async function createWatchedFolder(targets: number): Promise<WatchedFolder> {
  const folder = mkdtempSync(join(tmpdir(), 'fucina-bench-'));
  const store = await openStore(folder);
  for (let target = 0; target < targets; target += 1) {
    const host = `server${target}.example.com`;
    await store.addTarget({ edition: 'java', host, port: 25_565 }, NOW_S - DAYS * DAY_S);
  }
  const shards = await Promise.all([...Array(SHARDS).keys()].map(store.openShard));
  await store.close();
  const past = threeMonths();
  const opened = await openDatabase(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  const { database, close } = opened.value;
  const [first, ...others] = shards.flat();
  if (first !== undefined) await keepPast(database, [{ ...first, past }], NOW_S);
  for (const { id } of others) {
    for (const table of ['packed', 'hour', 'day']) copyRows(database, table, first?.id ?? 0, id);
  }
  close();
  return {
    folder,
    shards: shards.map((found) => found.map(({ id }) => id)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export async function openStore(folder: string): Promise<WatchStore> {
  const opened = await openSqliteStore(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

function copyRows(database: DatabaseSync, table: string, from: number, to: number): void {
  const columns = database
    .prepare(`SELECT name FROM pragma_table_info('${table}') WHERE name <> 'target'`)
    .all()
    .map(({ name }) => name);
  database
    .prepare(`INSERT INTO ${table} SELECT ?, ${columns.join(', ')} FROM ${table} WHERE target = ?`)
    .run(to, from);
}

/** The same for each server, without the hour that is not over: the minutes of a shard are one row. */
function threeMonths(): SimulatedTarget {
  const from = NOW_S - DAYS * DAY_S;
  const outage = [from + 40 * DAY_S, from + 40 * DAY_S + 5000, dead('refused')] as const;
  const servers = [except(healthy(0.002), outage)];
  const [target] = simulate({ seed: 1, from, to: NOW_S + 200, servers }).targets;
  if (target === undefined) throw new Error('one was simulated');
  return { ...target, unpacked: [] };
}
