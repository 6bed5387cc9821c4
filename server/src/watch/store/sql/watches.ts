import { createHash, randomBytes } from 'node:crypto';
import type { Result } from '@fucina/server-address';
import { DAY_S } from '@fucina/watch';
import type {
  DraftError,
  KeptWatch,
  WatchDraft,
  WatchedTarget,
  WatchStore,
} from '../watch-store.ts';
import { type Connection, numberOrNull, type Row } from './connection.ts';
import type { Targets } from './targets.ts';
import type { Windows } from './windows.ts';

const MAX_A_DAY = 10;
const MAX_OF_TARGET = 10;
const MAX_TARGETS_OF_ADDRESS = 120;

type Draft = Result<KeptWatch, { readonly code: DraftError }>;

export interface Watches {
  readonly create: WatchStore['createWatch'];
  readonly read: WatchStore['readWatch'];
  readonly update: WatchStore['updateWatch'];
  readonly remove: WatchStore['removeWatch'];
  readonly markUsed: WatchStore['markUsed'];
  /** The watches that have nothing else go with it. */
  readonly removeTarget: WatchStore['removeTarget'];
  readonly giveUpTarget: WatchStore['giveUpTarget'];
  readonly isWatched: WatchStore['isWatched'];
}

interface Parts {
  readonly connection: Connection;
  readonly targets: Targets;
  readonly windows: Windows;
}

export function createWatches({ connection, targets, windows }: Parts): Watches {
  const insert = connection.prepare(
    `INSERT INTO watch (id, owner_hash, java, bedrock, name, zone, language, created_at, used_day)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const byId = connection.prepare('SELECT * FROM watch WHERE id = ?');
  const bySlug = connection.prepare('SELECT * FROM watch WHERE slug = ?');
  const update = connection.prepare(
    `UPDATE watch SET owner_hash = ?, viewer_hash = ?, name = ?, zone = ?, language = ?, slug = ?, is_public = ?,
     paused_at = ?, revision = revision + 1 WHERE id = ?`,
  );
  const remove = connection.prepare('DELETE FROM watch WHERE id = ?');
  const use = connection.prepare(
    'UPDATE watch SET used_day = ?, ending_told_at = NULL WHERE id = ? AND used_day < ?',
  );
  const count = connection.prepare('SELECT count(*) AS n FROM watch');
  const countOf = connection.prepare(
    'SELECT count(*) AS n FROM watch WHERE java = ? OR bedrock = ?',
  );
  const countActive = connection.prepare(
    'SELECT count(*) AS n FROM watch WHERE (java = ? OR bedrock = ?) AND paused_at IS NULL',
  );
  const removeOnly = connection.prepare(
    'DELETE FROM watch WHERE ? IN (java, bedrock) AND (java IS NULL OR bedrock IS NULL)',
  );
  const leaveJava = connection.prepare('UPDATE watch SET java = NULL WHERE java = ?');
  const leaveBedrock = connection.prepare('UPDATE watch SET bedrock = NULL WHERE bedrock = ?');
  const pauseOnly = connection.prepare(
    `UPDATE watch SET paused_at = ?, revision = revision + 1
     WHERE ? IN (java, bedrock) AND (java IS NULL OR bedrock IS NULL) AND paused_at IS NULL`,
  );
  const countCreation = createCreations(connection);
  const numberOf = (row: Row | undefined) => Number(row?.n);

  async function readRow(row: Row | undefined): Promise<KeptWatch | undefined> {
    if (row === undefined) return undefined;
    const watched: WatchedTarget[] = [];
    for (const id of [row.java, row.bedrock]) {
      const target = id === null ? undefined : await targets.read(Number(id));
      if (target !== undefined) watched.push(target);
    }
    return {
      id: String(row.id),
      ownerHash: row.owner_hash as Uint8Array,
      viewerHash: row.viewer_hash as Uint8Array | null,
      targets: watched,
      name: String(row.name),
      zone: String(row.zone),
      language: String(row.language),
      slug: row.slug === null ? null : String(row.slug),
      isPublic: Number(row.is_public) === 1,
      createdAt: Number(row.created_at),
      usedDay: Number(row.used_day),
      pausedAt: numberOrNull(row.paused_at),
      revision: Number(row.revision),
      maintenance: await windows.of(String(row.id)),
    };
  }

  const watchesOf = async (target: number) => numberOf(await countOf.get(target, target));

  async function refusalOf(draft: WatchDraft): Promise<DraftError | undefined> {
    const { targets: wanted, most, mostADay = MAX_A_DAY, client, createdAt } = draft;
    if (numberOf(await count.get()) >= most) return 'full';
    for (const { address, ip } of wanted) {
      const known = await targets.find(address);
      const isFull =
        known === undefined
          ? ip !== '' && (await targets.countAt(ip)) >= MAX_TARGETS_OF_ADDRESS
          : (await watchesOf(known)) >= MAX_OF_TARGET;
      if (isFull) return 'target-full';
    }
    const day = Math.floor(createdAt / DAY_S);
    return (await countCreation(client, day, mostADay)) ? undefined : 'too-many';
  }

  return {
    async create(draft): Promise<Draft> {
      const code = await refusalOf(draft);
      if (code !== undefined) return { ok: false, error: { code } };
      const { id, ownerHash, name, zone, language, createdAt } = draft;
      const add = async (edition: 'java' | 'bedrock') => {
        const wanted = draft.targets.find(({ address }) => address.edition === edition);
        return wanted === undefined ? null : targets.add(wanted.address, createdAt, wanted.ip);
      };
      const [java, bedrock] = [await add('java'), await add('bedrock')];
      const day = Math.floor(createdAt / DAY_S);
      await insert.run(id, ownerHash, java, bedrock, name, zone, language, createdAt, day);
      const value = await readRow(await byId.get(id));
      if (value === undefined) throw new Error('it was inserted');
      return { ok: true, value };
    },
    read: async (by) => readRow('id' in by ? await byId.get(by.id) : await bySlug.get(by.slug)),
    async update(id, change, revision) {
      const before = await readRow(await byId.get(id));
      if (before === undefined) return 'gone';
      if (revision !== undefined && revision !== before.revision) return 'changed-meanwhile';
      const { ownerHash, viewerHash, name, zone, language, slug, isPublic, pausedAt } = {
        ...before,
        ...change,
      };
      await update.run(
        ...[ownerHash, viewerHash, name, zone, language, slug, isPublic ? 1 : 0, pausedAt],
        id,
      );
      return 'kept';
    },
    async remove(id) {
      const watched = (await readRow(await byId.get(id)))?.targets ?? [];
      await remove.run(id);
      const alone: number[] = [];
      for (const target of watched) {
        if ((await watchesOf(target.id)) > 0) continue;
        await targets.remove(target.id);
        alone.push(target.id);
      }
      return alone;
    },
    async markUsed(id, at) {
      const day = Math.floor(at / DAY_S);
      await use.run(day, id, day);
      const quickened: WatchedTarget[] = [];
      for (const { id: target } of (await readRow(await byId.get(id)))?.targets ?? []) {
        const isQuickened = await targets.quicken(target, at);
        const now = isQuickened ? await targets.read(target) : undefined;
        if (now !== undefined) quickened.push(now);
      }
      return quickened;
    },
    async removeTarget(target) {
      await removeOnly.run(target);
      await leaveJava.run(target);
      await leaveBedrock.run(target);
      await targets.remove(target);
    },
    async giveUpTarget(target, at) {
      await pauseOnly.run(at, target);
    },
    isWatched: async (target) => numberOf(await countActive.get(target, target)) > 0,
  };
}

/** Counts one more watch of a client; false if it has made as many as it may on that day. */
function createCreations(
  connection: Connection,
): (client: string, day: number, most: number) => Promise<boolean> {
  const count = connection.prepare(
    `INSERT INTO creation VALUES (?, ?, 1) ON CONFLICT (day, who) DO UPDATE SET n = creation.n + 1
     WHERE creation.n < ?`,
  );
  const forget = connection.prepare('DELETE FROM creation WHERE day <> ?');
  const readSalt = connection.prepare("SELECT value FROM meta WHERE key = 'salt'");
  const keepSalt = connection.prepare(
    `INSERT INTO meta VALUES ('salt', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
  const saltOf = async (day: number): Promise<string> => {
    const kept = String((await readSalt.get())?.value ?? '');
    if (kept.startsWith(`${day} `)) return kept;
    // With the salt of the day before, nobody can be told from the hashes of that day.
    const salt = `${day} ${randomBytes(16).toString('hex')}`;
    await keepSalt.run(salt);
    await forget.run(day);
    return salt;
  };
  return async (client, day, most) => {
    const who = createHash('sha256')
      .update(`${await saltOf(day)} ${client}`)
      .digest();
    return (await count.run(day, who, most)) === 1;
  };
}
