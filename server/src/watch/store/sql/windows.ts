import type { KeptWindow, WatchStore } from '../watch-store.ts';
import { type Connection, numberOrNull, type Row } from './connection.ts';

const MAX_OF_WATCH = 20;

export interface Windows {
  readonly of: (watch: string) => Promise<readonly KeptWindow[]>;
  readonly add: WatchStore['addWindow'];
  readonly remove: WatchStore['removeWindow'];
}

/** Announced work. What was removed is kept: it was so. */
export function createWindows(connection: Connection): Windows {
  const of = connection.prepare('SELECT * FROM maintenance WHERE watch = ? ORDER BY starts_at, id');
  const isThere = connection.prepare('SELECT 1 FROM watch WHERE id = ?');
  const count = connection.prepare(
    `SELECT count(*) AS n FROM maintenance
     WHERE watch = ? AND removed_at IS NULL AND (every IS NOT NULL OR ends_at > ?)`,
  );
  const insert = connection.prepare(
    'INSERT INTO maintenance (watch, starts_at, ends_at, every, note) VALUES (?, ?, ?, ?, ?)',
  );
  const remove = connection.prepare(
    'UPDATE maintenance SET removed_at = ? WHERE id = ? AND watch = ? AND removed_at IS NULL',
  );
  return {
    of: async (watch) => (await of.all(watch)).map(readWindow),
    async add(watch, { startsAt, endsAt, every, note }) {
      if ((await isThere.get(watch)) === undefined) return 'gone';
      if (Number((await count.get(watch, startsAt))?.n) >= MAX_OF_WATCH) return 'full';
      await insert.run(watch, startsAt, endsAt, every, note);
      return 'kept';
    },
    remove: async (watch, window, at) => (await remove.run(at, window, watch)) === 1,
  };
}

function readWindow(row: Row): KeptWindow {
  return {
    id: Number(row.id),
    startsAt: Number(row.starts_at),
    endsAt: Number(row.ends_at),
    // `add` wrote it.
    every: row.every as KeptWindow['every'],
    note: String(row.note),
    removedAt: numberOrNull(row.removed_at),
  };
}
