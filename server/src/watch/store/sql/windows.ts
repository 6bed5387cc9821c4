import type { DatabaseSync } from 'node:sqlite';
import type { KeptWindow, WatchStore, WindowDraft } from '../watch-store.ts';

const MAX_OF_WATCH = 20;

export interface Windows {
  readonly of: (watch: string) => readonly KeptWindow[];
  readonly add: (
    watch: string,
    window: WindowDraft,
  ) => Awaited<ReturnType<WatchStore['addWindow']>>;
  readonly remove: (watch: string, window: number, at: number) => boolean;
}

/** Announced work. What was removed is kept: it was so. */
export function createWindows(database: DatabaseSync): Windows {
  const of = database.prepare('SELECT * FROM maintenance WHERE watch = ? ORDER BY starts_at, id');
  const isThere = database.prepare('SELECT 1 FROM watch WHERE id = ?');
  const count = database.prepare(
    `SELECT count(*) AS n FROM maintenance
     WHERE watch = ? AND removed_at IS NULL AND (every IS NOT NULL OR ends_at > ?)`,
  );
  const insert = database.prepare(
    'INSERT INTO maintenance (watch, starts_at, ends_at, every, note) VALUES (?, ?, ?, ?, ?)',
  );
  const remove = database.prepare(
    'UPDATE maintenance SET removed_at = ? WHERE id = ? AND watch = ? AND removed_at IS NULL',
  );
  return {
    of: (watch) => of.all(watch).map(readWindow),
    add(watch, { startsAt, endsAt, every, note }) {
      if (isThere.get(watch) === undefined) return 'gone';
      if (Number(count.get(watch, startsAt)?.n) >= MAX_OF_WATCH) return 'full';
      insert.run(watch, startsAt, endsAt, every, note);
      return 'kept';
    },
    remove: (watch, window, at) => remove.run(at, window, watch).changes === 1,
  };
}

function readWindow(row: Readonly<Record<string, unknown>>): KeptWindow {
  return {
    id: Number(row.id),
    startsAt: Number(row.starts_at),
    endsAt: Number(row.ends_at),
    // `add` wrote it.
    every: row.every as KeptWindow['every'],
    note: String(row.note),
    removedAt: row.removed_at === null ? null : Number(row.removed_at),
  };
}
