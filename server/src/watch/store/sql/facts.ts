import type { DatabaseSync } from 'node:sqlite';
import type { KeptEvent, TargetFacts } from '../watch-store.ts';

export interface KeptFacts {
  readonly keep: (facts: TargetFacts) => void;
  /** The newest first. */
  readonly before: (
    targets: readonly number[],
    before: number,
    limit: number,
  ) => readonly KeptEvent[];
  readonly icon: (hash: string) => Uint8Array | undefined;
}

/** What servers say about themselves, and how it changed. */
export function createFacts(database: DatabaseSync): KeptFacts {
  const keep = database.prepare('UPDATE target SET facts = ? WHERE id = ?');
  const keepEvent = database.prepare(
    'INSERT INTO event VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const keepIcon = database.prepare('INSERT INTO icon VALUES (?, ?) ON CONFLICT DO NOTHING');
  const before = database.prepare(
    `SELECT * FROM event WHERE target IN (SELECT value FROM json_each(?)) AND at < ?
     ORDER BY at DESC, kind LIMIT ?`,
  );
  const icon = database.prepare('SELECT png FROM icon WHERE hash = ?');
  return {
    keep({ target, held, events, icon: seen }) {
      keep.run(JSON.stringify(held), target);
      for (const { at, kind, before: was, after, isOften } of events) {
        keepEvent.run(target, at, kind, was, after, isOften ? 1 : 0);
      }
      if (seen !== undefined) keepIcon.run(seen.hash, seen.png);
    },
    before: (targets, time, limit) =>
      before.all(JSON.stringify(targets), time, limit).map(readEvent),
    icon: (hash) => icon.get(hash)?.png as Uint8Array | undefined,
  };
}

function readEvent(row: Readonly<Record<string, unknown>>): KeptEvent {
  return {
    target: Number(row.target),
    at: Number(row.at),
    // `keep` wrote it.
    kind: row.kind as KeptEvent['kind'],
    before: row.before === null ? null : String(row.before),
    after: row.after === null ? null : String(row.after),
    isOften: row.is_often === 1,
  };
}
