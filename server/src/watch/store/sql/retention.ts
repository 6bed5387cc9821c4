import type { DatabaseSync } from 'node:sqlite';
import { DAY_S, hourOf } from '@fucina/watch';
import { inTransaction } from '../sqlite/database.ts';

const PACKED_S = 30 * DAY_S;
/** Three months, and the week that is not over. */
const HOURS_S = 97 * DAY_S;
const LONG_S = 730 * DAY_S;
const ALERTS_S = 30 * DAY_S;
/** A few milliseconds. */
const TARGETS_AT_ONCE = 50;
const PAGES_AT_ONCE = 200;

/** A few targets each time, in turn; false when all have had theirs. */
export function createRetention(database: DatabaseSync): (now: number) => boolean {
  const next = database.prepare('SELECT id FROM target WHERE id > ? ORDER BY id LIMIT ?');
  const packed = database.prepare('DELETE FROM packed WHERE target = ? AND h < ?');
  const hours = database.prepare('DELETE FROM hour WHERE target = ? AND h < ?');
  const days = database.prepare('DELETE FROM day WHERE target = ? AND d < ?');
  const incidents = database.prepare('DELETE FROM incident WHERE target = ? AND ended_at < ?');
  const events = database.prepare('DELETE FROM event WHERE target = ? AND at < ?');
  // Work of which no hour is left.
  const windows = database.prepare(
    'DELETE FROM maintenance WHERE coalesce(removed_at, CASE WHEN every IS NULL THEN ends_at END) < ?',
  );
  const icons = database.prepare(
    `DELETE FROM icon WHERE hash NOT IN (
       SELECT value FROM target, json_each(facts, '$.icon') WHERE key IN ('value', 'doubt') AND value IS NOT NULL
     )`,
  );
  const alerts = database.prepare('DELETE FROM alert WHERE at < ?');
  let last = 0;
  return (now) => {
    const targets = next.all(last, TARGETS_AT_ONCE).map(({ id }) => Number(id));
    inTransaction(database, () => {
      for (const target of targets) {
        packed.run(target, hourOf(now - PACKED_S));
        hours.run(target, hourOf(now - HOURS_S));
        days.run(target, Math.floor((now - LONG_S) / DAY_S));
        incidents.run(target, now - LONG_S);
        events.run(target, now - LONG_S);
      }
      if (targets.length === TARGETS_AT_ONCE) return;
      windows.run(now - HOURS_S);
      icons.run();
      alerts.run(now - ALERTS_S);
    });
    database.exec(`PRAGMA incremental_vacuum(${PAGES_AT_ONCE})`);
    last = targets.length < TARGETS_AT_ONCE ? 0 : (targets.at(-1) ?? 0);
    return last !== 0;
  };
}
