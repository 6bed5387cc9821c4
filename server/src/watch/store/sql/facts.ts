import type { KeptEvent, TargetFacts } from '../watch-store.ts';
import { type Connection, type Row, writeJson } from './connection.ts';

export interface KeptFacts {
  readonly keep: (facts: TargetFacts) => Promise<void>;
  /** The newest first. */
  readonly before: (
    targets: readonly number[],
    before: number,
    limit: number,
  ) => Promise<readonly KeptEvent[]>;
  readonly icon: (hash: string) => Promise<Uint8Array | undefined>;
}

/** What servers say about themselves, and how it changed. */
export function createFacts(connection: Connection): KeptFacts {
  const keep = connection.prepare('UPDATE target SET facts = ? WHERE id = ?');
  const keepEvent = connection.prepare(
    'INSERT INTO event VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const newest = connection.prepare(
    'SELECT * FROM event WHERE target = ? AND at < ? ORDER BY at DESC, kind LIMIT ?',
  );
  const keepIcon = connection.prepare('INSERT INTO icon VALUES (?, ?) ON CONFLICT DO NOTHING');
  const icon = connection.prepare('SELECT png FROM icon WHERE hash = ?');
  return {
    async keep({ target, held, events, icon: seen }) {
      await keep.run(writeJson(held), target);
      for (const { at, kind, before: was, after, isOften } of events) {
        await keepEvent.run(target, at, kind, was, after, isOften ? 1 : 0);
      }
      if (seen !== undefined) await keepIcon.run(seen.hash, seen.png);
    },
    async before(targets, time, limit) {
      const found: KeptEvent[] = [];
      // Of one target they are kept in this order.
      for (const target of targets) {
        found.push(...(await newest.all(target, time, limit)).map(readEvent));
      }
      return found.sort((a, b) => b.at - a.at || (a.kind < b.kind ? -1 : 1)).slice(0, limit);
    },
    icon: async (hash) => (await icon.get(hash))?.png as Uint8Array | undefined,
  };
}

function readEvent(row: Row): KeptEvent {
  return {
    target: Number(row.target),
    at: Number(row.at),
    // `keep` wrote it.
    kind: row.kind as KeptEvent['kind'],
    before: row.before === null ? null : String(row.before),
    after: row.after === null ? null : String(row.after),
    isOften: Number(row.is_often) === 1,
  };
}
