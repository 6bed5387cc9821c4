import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Result } from '@fucina/server-address';
import { DAY_S } from '@fucina/watch';
import { inTransaction } from '../sqlite/database.ts';
import type { DraftError, KeptWatch, WatchChange, WatchDraft, WatchStore } from '../watch-store.ts';
import type { Targets } from './targets.ts';
import type { Windows } from './windows.ts';

const MAX_A_DAY = 10;
const MAX_OF_TARGET = 10;
const MAX_TARGETS_OF_ADDRESS = 120;

type Row = Readonly<Record<string, unknown>>;
type Draft = Result<KeptWatch, { readonly code: DraftError }>;

export interface Watches {
  readonly create: (draft: WatchDraft) => Draft;
  readonly read: (by: Parameters<WatchStore['readWatch']>[0]) => KeptWatch | undefined;
  readonly update: (
    id: string,
    change: WatchChange,
    revision?: number,
  ) => Awaited<ReturnType<WatchStore['updateWatch']>>;
  readonly remove: (id: string) => readonly number[];
  readonly markUsed: (id: string, day: number) => void;
  /** The watches that have nothing else go with it. */
  readonly removeTarget: (target: number) => void;
  readonly giveUpTarget: (target: number, at: number) => void;
  readonly isWatched: (target: number) => boolean;
}

interface Parts {
  readonly database: DatabaseSync;
  readonly targets: Targets;
  readonly windows: Windows;
}

export function createWatches({ database, targets, windows }: Parts): Watches {
  const insert = database.prepare(
    `INSERT INTO watch (id, owner_hash, java, bedrock, name, zone, language, created_at, used_day)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const byId = database.prepare('SELECT * FROM watch WHERE id = ?');
  const bySlug = database.prepare('SELECT * FROM watch WHERE slug = ?');
  const update = database.prepare(
    `UPDATE watch SET owner_hash = ?, viewer_hash = ?, name = ?, zone = ?, language = ?, slug = ?, is_public = ?,
     paused_at = ?, revision = revision + 1 WHERE id = ?`,
  );
  const remove = database.prepare('DELETE FROM watch WHERE id = ?');
  const use = database.prepare('UPDATE watch SET used_day = ? WHERE id = ? AND used_day < ?');
  const count = database.prepare('SELECT count(*) AS n FROM watch');
  const countOf = database.prepare('SELECT count(*) AS n FROM watch WHERE ? IN (java, bedrock)');
  const countActive = database.prepare(
    'SELECT count(*) AS n FROM watch WHERE ? IN (java, bedrock) AND paused_at IS NULL',
  );
  const removeOnly = database.prepare(
    'DELETE FROM watch WHERE ? IN (java, bedrock) AND (java IS NULL OR bedrock IS NULL)',
  );
  const leaveJava = database.prepare('UPDATE watch SET java = NULL WHERE java = ?');
  const leaveBedrock = database.prepare('UPDATE watch SET bedrock = NULL WHERE bedrock = ?');
  const pauseOnly = database.prepare(
    `UPDATE watch SET paused_at = ?, revision = revision + 1
     WHERE ? IN (java, bedrock) AND (java IS NULL OR bedrock IS NULL) AND paused_at IS NULL`,
  );
  const countCreation = createCreations(database);
  const numberOf = (row: Row | undefined) => Number(row?.n);

  function readRow(row: Row | undefined): KeptWatch | undefined {
    if (row === undefined) return undefined;
    const ids = [row.java, row.bedrock].filter((id) => id !== null).map(Number);
    return {
      id: String(row.id),
      ownerHash: row.owner_hash as Uint8Array,
      viewerHash: row.viewer_hash as Uint8Array | null,
      targets: ids.flatMap((id) => targets.read(id) ?? []),
      name: String(row.name),
      zone: String(row.zone),
      language: String(row.language),
      slug: row.slug === null ? null : String(row.slug),
      isPublic: row.is_public === 1,
      createdAt: Number(row.created_at),
      usedDay: Number(row.used_day),
      pausedAt: row.paused_at === null ? null : Number(row.paused_at),
      revision: Number(row.revision),
      maintenance: windows.of(String(row.id)),
    };
  }

  function refusalOf({ targets: wanted, most, client, createdAt }: WatchDraft) {
    if (numberOf(count.get()) >= most) return 'full';
    for (const { address, ip } of wanted) {
      const known = targets.find(address);
      const isFull =
        known === undefined
          ? ip !== '' && targets.countAt(ip) >= MAX_TARGETS_OF_ADDRESS
          : numberOf(countOf.get(known)) >= MAX_OF_TARGET;
      if (isFull) return 'target-full';
    }
    return countCreation(client, Math.floor(createdAt / DAY_S)) ? undefined : 'too-many';
  }

  return {
    create: (draft) =>
      inTransaction(database, (): Draft => {
        const code = refusalOf(draft);
        if (code !== undefined) return { ok: false, error: { code } };
        const { id, ownerHash, name, zone, language, createdAt } = draft;
        const [java = null, bedrock = null] = (['java', 'bedrock'] as const).map((edition) => {
          const wanted = draft.targets.find(({ address }) => address.edition === edition);
          return wanted && targets.add(wanted.address, createdAt, wanted.ip);
        });
        const day = Math.floor(createdAt / DAY_S);
        insert.run(id, ownerHash, java, bedrock, name, zone, language, createdAt, day);
        const value = readRow(byId.get(id));
        if (value === undefined) throw new Error('it was inserted');
        return { ok: true, value };
      }),
    read: (by) => readRow('id' in by ? byId.get(by.id) : bySlug.get(by.slug)),
    update: (id, change, revision) =>
      inTransaction(database, () => {
        const before = readRow(byId.get(id));
        if (before === undefined) return 'gone';
        if (revision !== undefined && revision !== before.revision) return 'changed-meanwhile';
        const { ownerHash, viewerHash, name, zone, language, slug, isPublic, pausedAt } = {
          ...before,
          ...change,
        };
        update.run(
          ...[ownerHash, viewerHash, name, zone, language, slug, isPublic ? 1 : 0, pausedAt],
          id,
        );
        return 'kept';
      }),
    remove: (id) =>
      inTransaction(database, () => {
        const watched = readRow(byId.get(id))?.targets ?? [];
        remove.run(id);
        const alone = watched
          .map((target) => target.id)
          .filter((target) => !numberOf(countOf.get(target)));
        for (const target of alone) targets.remove(target);
        return alone;
      }),
    markUsed: (id, day) => {
      use.run(day, id, day);
    },
    removeTarget: (target) =>
      inTransaction(database, () => {
        removeOnly.run(target);
        leaveJava.run(target);
        leaveBedrock.run(target);
        targets.remove(target);
      }),
    giveUpTarget: (target, at) => {
      pauseOnly.run(at, target);
    },
    isWatched: (target) => numberOf(countActive.get(target)) > 0,
  };
}

/** Counts one more watch of a client; false if it has made as many as it may on that day. */
function createCreations(database: DatabaseSync): (client: string, day: number) => boolean {
  const count = database.prepare(
    `INSERT INTO creation VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET n = n + 1
     WHERE n < ${MAX_A_DAY}`,
  );
  const forget = database.prepare('DELETE FROM creation WHERE day <> ?');
  const readSalt = database.prepare("SELECT value FROM meta WHERE key = 'salt'");
  const keepSalt = database.prepare("INSERT OR REPLACE INTO meta VALUES ('salt', ?)");
  const saltOf = (day: number): string => {
    const kept = String(readSalt.get()?.value ?? '');
    if (kept.startsWith(`${day} `)) return kept;
    // With the salt of the day before, nobody can be told from the hashes of that day.
    const salt = `${day} ${randomBytes(16).toString('hex')}`;
    keepSalt.run(salt);
    forget.run(day);
    return salt;
  };
  return (client, day) => {
    const who = createHash('sha256')
      .update(`${saltOf(day)} ${client}`)
      .digest();
    return count.run(day, who).changes === 1;
  };
}
