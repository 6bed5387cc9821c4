import type { DatabaseSync } from 'node:sqlite';
import {
  type HeldFacts,
  newStanding,
  type Standing,
  shardOf,
  type TargetAddress,
} from '@fucina/watch';
import { SHARDS, type WatchedTarget } from '../watch-store.ts';

export interface Targets {
  /** `ip` is where it is now, as far as it is known. */
  readonly add: (address: TargetAddress, at: number, ip?: string) => number;
  readonly remove: (target: number) => void;
  readonly find: (address: TargetAddress) => number | undefined;
  readonly read: (target: number) => WatchedTarget | undefined;
  readonly ofShard: (shard: number) => readonly WatchedTarget[];
  /** Without those whose watches are all paused. */
  readonly activeOfShard: (shard: number) => readonly WatchedTarget[];
  readonly shardOf: (target: number) => number | undefined;
  readonly setStanding: (target: number, standing: Standing) => void;
  readonly countAt: (ip: string) => number;
}

export function createTargets(database: DatabaseSync): Targets {
  const shards = fixedShards(database);
  const insert = database.prepare(
    `INSERT INTO target (edition, host, port, shard, standing, ip) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  const find = database.prepare(
    'SELECT id FROM target WHERE edition = ? AND host = ? AND port = ?',
  );
  const read = database.prepare('SELECT * FROM target WHERE id = ?');
  const remove = database.prepare('DELETE FROM target WHERE id = ?');
  const ofShard = database.prepare('SELECT * FROM target WHERE shard = ? ORDER BY id');
  const activeOfShard = database.prepare(
    `SELECT * FROM target WHERE shard = ? AND id NOT IN (
       SELECT target.id FROM target JOIN watch ON target.id IN (watch.java, watch.bedrock)
       GROUP BY target.id HAVING count(*) = count(paused_at)
     ) ORDER BY id`,
  );
  const shard = database.prepare('SELECT shard FROM target WHERE id = ?');
  const setStanding = database.prepare('UPDATE target SET standing = ? WHERE id = ?');
  const countAt = database.prepare('SELECT count(*) AS n FROM target WHERE ip = ?');
  const numberOf = (value: unknown) => (value === undefined ? undefined : Number(value));
  return {
    add(address, at, ip = '') {
      const { edition, host, port } = address;
      const standing = JSON.stringify(newStanding(at));
      insert.run(edition, host, port, shardOf(address, shards), standing, ip);
      return Number(find.get(edition, host, port)?.id);
    },
    remove: (target) => {
      remove.run(target);
    },
    find: ({ edition, host, port }) => numberOf(find.get(edition, host, port)?.id),
    read: (target) => {
      const row = read.get(target);
      return row === undefined ? undefined : readTarget(row);
    },
    ofShard: (wanted) => ofShard.all(wanted).map(readTarget),
    activeOfShard: (wanted) => activeOfShard.all(wanted).map(readTarget),
    shardOf: (target) => numberOf(shard.get(target)?.shard),
    setStanding: (target, standing) => {
      setStanding.run(JSON.stringify(standing), target);
    },
    countAt: (ip) => Number(countAt.get(ip)?.n),
  };
}

function readTarget(row: Readonly<Record<string, unknown>>): WatchedTarget {
  return {
    id: Number(row.id),
    address: {
      // `add` wrote it.
      edition: row.edition as TargetAddress['edition'],
      host: String(row.host),
      port: Number(row.port),
    },
    shard: Number(row.shard),
    intervalS: Number(row.interval_s),
    // Written by this version or an earlier one: a later one's database is refused.
    standing: JSON.parse(String(row.standing)) as Standing,
    facts: JSON.parse(String(row.facts)) as HeldFacts,
  };
}

/** A target's shard is in the journal's key, so their number stays as it was when the database was made. */
function fixedShards(database: DatabaseSync): number {
  database
    .prepare("INSERT INTO meta (key, value) VALUES ('shards', ?) ON CONFLICT DO NOTHING")
    .run(String(SHARDS));
  return Number(database.prepare("SELECT value FROM meta WHERE key = 'shards'").get()?.value);
}
