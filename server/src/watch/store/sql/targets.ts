import {
  type HeldFacts,
  newStanding,
  type Standing,
  shardOf,
  type TargetAddress,
} from '@fucina/watch';
import { SLOW_INTERVAL_S, USUAL_INTERVAL_S } from '../../ending.ts';
import type { WatchedTarget } from '../watch-store.ts';
import { type Connection, numberOrNull, type Row, writeJson } from './connection.ts';

export interface Targets {
  /** `ip` is where it is now, as far as it is known. */
  readonly add: (address: TargetAddress, at: number, ip?: string) => Promise<number>;
  readonly remove: (target: number) => Promise<void>;
  readonly find: (address: TargetAddress) => Promise<number | undefined>;
  readonly read: (target: number) => Promise<WatchedTarget | undefined>;
  readonly ofShard: (shard: number) => Promise<readonly WatchedTarget[]>;
  /** Without those whose watches are all paused. */
  readonly activeOfShard: (shard: number) => Promise<readonly WatchedTarget[]>;
  readonly shardOf: (target: number) => Promise<number | undefined>;
  readonly setStanding: (target: number, standing: Standing) => Promise<void>;
  /** From now on they are checked less often. */
  readonly slow: (target: number) => Promise<void>;
  /** As often as usual again; false if it is already. */
  readonly quicken: (target: number, at: number) => Promise<boolean>;
  readonly countAt: (ip: string) => Promise<number>;
}

/** `shards` is how many a store has that is made now. */
export function createTargets(connection: Connection, shards: number): Targets {
  const insert = connection.prepare(
    `INSERT INTO target (edition, host, port, shard, standing, ip) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  const find = connection.prepare(
    'SELECT id FROM target WHERE edition = ? AND host = ? AND port = ?',
  );
  const read = connection.prepare('SELECT * FROM target WHERE id = ?');
  const remove = connection.prepare('DELETE FROM target WHERE id = ?');
  const ofShard = connection.prepare('SELECT * FROM target WHERE shard = ? ORDER BY id');
  const activeOfShard = connection.prepare(
    `SELECT * FROM target WHERE shard = ? AND (
       NOT EXISTS (SELECT 1 FROM watch WHERE java = target.id OR bedrock = target.id)
       OR EXISTS (SELECT 1 FROM watch WHERE (java = target.id OR bedrock = target.id) AND paused_at IS NULL)
     ) ORDER BY id`,
  );
  const shard = connection.prepare('SELECT shard FROM target WHERE id = ?');
  const setStanding = connection.prepare('UPDATE target SET standing = ? WHERE id = ?');
  const slow = connection.prepare('UPDATE target SET interval_s = ? WHERE id = ?');
  const quicken = connection.prepare(
    'UPDATE target SET interval_s = ?, slow_until = ? WHERE id = ? AND interval_s > ?',
  );
  const countAt = connection.prepare('SELECT count(*) AS n FROM target WHERE ip = ?');
  const numberOf = (value: unknown) => (value === undefined ? undefined : Number(value));
  return {
    async add(address, at, ip = '') {
      const { edition, host, port } = address;
      const standing = writeJson(newStanding(at));
      const inShard = shardOf(address, await fixedShards(connection, shards));
      await insert.run(edition, host, port, inShard, standing, ip);
      return Number((await find.get(edition, host, port))?.id);
    },
    async remove(target) {
      await remove.run(target);
    },
    find: async ({ edition, host, port }) => numberOf((await find.get(edition, host, port))?.id),
    async read(target) {
      const row = await read.get(target);
      return row === undefined ? undefined : readTarget(row);
    },
    ofShard: async (wanted) => (await ofShard.all(wanted)).map(readTarget),
    activeOfShard: async (wanted) => (await activeOfShard.all(wanted)).map(readTarget),
    shardOf: async (target) => numberOf((await shard.get(target))?.shard),
    async setStanding(target, standing) {
      await setStanding.run(writeJson(standing), target);
    },
    async slow(target) {
      await slow.run(SLOW_INTERVAL_S, target);
    },
    quicken: async (target, at) =>
      (await quicken.run(USUAL_INTERVAL_S, at, target, USUAL_INTERVAL_S)) === 1,
    countAt: async (ip) => Number((await countAt.get(ip))?.n),
  };
}

function readTarget(row: Row): WatchedTarget {
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
    slowUntil: numberOrNull(row.slow_until),
    // Written by this version or an earlier one: a later one's database is refused.
    standing: JSON.parse(String(row.standing)) as Standing,
    facts: JSON.parse(String(row.facts)) as HeldFacts,
  };
}

/** For how long a check speaks that was made since then: longer while it was checked less often. */
export function spokenIntervalS({ intervalS, slowUntil }: WatchedTarget, from: number): number {
  return from < (slowUntil ?? 0) ? Math.max(intervalS, SLOW_INTERVAL_S) : intervalS;
}

/** A target's shard is in the journal's key, so their number stays as it was when the store was made. */
export async function fixedShards(connection: Connection, shards: number): Promise<number> {
  await connection
    .prepare("INSERT INTO meta (key, value) VALUES ('shards', ?) ON CONFLICT DO NOTHING")
    .run(String(shards));
  const kept = await connection.prepare("SELECT value FROM meta WHERE key = 'shards'").get();
  return Number(kept?.value);
}
