import { DAY_S, hourOf } from '@fucina/watch';
import { type Connection, upsertSql } from './connection.ts';

const PACKED_S = 30 * DAY_S;
/** Three months, and the week that is not over. */
const HOURS_S = 97 * DAY_S;
const LONG_S = 730 * DAY_S;
const ALERTS_S = 30 * DAY_S;
/** A few milliseconds. */
const TARGETS_AT_ONCE = 50;

/** A few targets each time, in turn; false when all have had theirs. Whoever uses the store shares the turn. */
export function createRetention(connection: Connection): (now: number) => Promise<boolean> {
  const readTurn = connection.prepare("SELECT value FROM meta WHERE key = 'pruned'");
  const keepTurn = connection.prepare(upsertSql('meta', ['key'], ['value']));
  const next = connection.prepare('SELECT id FROM target WHERE id > ? ORDER BY id LIMIT ?');
  const packed = connection.prepare('DELETE FROM packed WHERE target = ? AND h < ?');
  const hours = connection.prepare('DELETE FROM hour WHERE target = ? AND h < ?');
  const days = connection.prepare('DELETE FROM day WHERE target = ? AND d < ?');
  const incidents = connection.prepare('DELETE FROM incident WHERE target = ? AND ended_at < ?');
  const events = connection.prepare('DELETE FROM event WHERE target = ? AND at < ?');
  // Work of which no hour is left.
  const windows = connection.prepare(
    'DELETE FROM maintenance WHERE coalesce(removed_at, CASE WHEN every IS NULL THEN ends_at END) < ?',
  );
  const icons = connection.prepare(
    `DELETE FROM icon WHERE hash NOT IN (
       SELECT facts -> 'icon' ->> 'value' FROM target WHERE facts -> 'icon' ->> 'value' IS NOT NULL
       UNION SELECT facts -> 'icon' ->> 'doubt' FROM target WHERE facts -> 'icon' ->> 'doubt' IS NOT NULL
     )`,
  );
  const alerts = connection.prepare('DELETE FROM alert WHERE at < ?');
  return async (now) => {
    const last = Number((await readTurn.get())?.value ?? 0);
    const targets = (await next.all(last, TARGETS_AT_ONCE)).map(({ id }) => Number(id));
    for (const target of targets) {
      await packed.run(target, hourOf(now - PACKED_S));
      await hours.run(target, hourOf(now - HOURS_S));
      await days.run(target, Math.floor((now - LONG_S) / DAY_S));
      await incidents.run(target, now - LONG_S);
      await events.run(target, now - LONG_S);
    }
    const isRound = targets.length < TARGETS_AT_ONCE;
    if (isRound) {
      await windows.run(now - HOURS_S);
      await icons.run();
      await alerts.run(now - ALERTS_S);
    }
    const turn = isRound ? 0 : (targets.at(-1) ?? 0);
    if (turn !== last) await keepTurn.run('pruned', String(turn));
    return !isRound;
  };
}
