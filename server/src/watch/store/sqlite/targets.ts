import type { DatabaseSync } from 'node:sqlite';
import { newStanding, type Standing, shardOf, type TargetAddress } from '@fucina/watch';
import { SHARDS, type WatchedTarget } from '../watch-store.ts';

export interface Targets {
  readonly add: (address: TargetAddress, at: number) => number;
  readonly remove: (target: number) => void;
  readonly ofShard: (shard: number) => readonly WatchedTarget[];
  readonly shardOf: (target: number) => number | undefined;
  readonly setStanding: (target: number, standing: Standing) => void;
}

export function createTargets(database: DatabaseSync): Targets {
  const shards = fixedShards(database);
  const insert = database.prepare(
    `INSERT INTO target (edition, host, port, shard, standing) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  const find = database.prepare(
    'SELECT id FROM target WHERE edition = ? AND host = ? AND port = ?',
  );
  const remove = database.prepare('DELETE FROM target WHERE id = ?');
  const ofShard = database.prepare(
    'SELECT id, edition, host, port, interval_s, standing FROM target WHERE shard = ? ORDER BY id',
  );
  const shard = database.prepare('SELECT shard FROM target WHERE id = ?');
  const setStanding = database.prepare('UPDATE target SET standing = ? WHERE id = ?');
  return {
    add(address, at) {
      const { edition, host, port } = address;
      const standing = JSON.stringify(newStanding(at));
      insert.run(edition, host, port, shardOf(address, shards), standing);
      return Number(find.get(edition, host, port)?.id);
    },
    remove: (target) => {
      remove.run(target);
    },
    ofShard: (wanted) => ofShard.all(wanted).map(readTarget),
    shardOf: (target) => {
      const found = shard.get(target)?.shard;
      return found === undefined ? undefined : Number(found);
    },
    setStanding: (target, standing) => {
      setStanding.run(JSON.stringify(standing), target);
    },
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
    intervalS: Number(row.interval_s),
    // Written by this version or an earlier one: a later one's database is refused.
    standing: JSON.parse(String(row.standing)) as Standing,
  };
}

/** A target's shard is in the journal's key, so their number stays as it was when the database was made. */
function fixedShards(database: DatabaseSync): number {
  database
    .prepare("INSERT INTO meta (key, value) VALUES ('shards', ?) ON CONFLICT DO NOTHING")
    .run(String(SHARDS));
  return Number(database.prepare("SELECT value FROM meta WHERE key = 'shards'").get()?.value);
}
