// Ends watches that nobody opens: first their servers are looked at less often, then their channels are told, then they
// are paused, then nothing is left of them.
import { DAY_S } from '@fucina/watch';
import {
  PAUSED_AFTER_S,
  REMOVED_AFTER_S,
  SLOW_DAYS,
  SLOW_INTERVAL_S,
  UNUSED_DAYS,
} from '../../ending.ts';
import type { WatchedTarget, WatchStore } from '../watch-store.ts';
import type { Alerts } from './alerts.ts';
import type { Channels } from './channels.ts';
import type { Connection } from './connection.ts';
import type { Targets } from './targets.ts';
import type { Watches } from './watches.ts';

interface Parts {
  readonly connection: Connection;
  readonly targets: Targets;
  readonly watches: Watches;
  readonly channels: Channels;
  readonly alerts: Alerts;
}

/** Of each step; a few milliseconds. */
const AT_ONCE = 20;

export function createUnused(parts: Parts): WatchStore['endUnused'] {
  const { connection, targets, watches, channels, alerts } = parts;
  const untold = connection.prepare(
    `SELECT id FROM watch WHERE used_day <= ? AND ending_told_at IS NULL ORDER BY used_day LIMIT ${AT_ONCE}`,
  );
  const told = connection.prepare('UPDATE watch SET ending_told_at = ? WHERE id = ?');
  const unpaused = connection.prepare(
    `SELECT id FROM watch WHERE used_day <= ? AND ending_told_at <= ? AND paused_at IS NULL
     ORDER BY used_day LIMIT ${AT_ONCE}`,
  );
  const over = connection.prepare(
    `SELECT id FROM watch WHERE used_day <= ? AND ending_told_at <= ? ORDER BY used_day LIMIT ${AT_ONCE}`,
  );

  const slow = connection.prepare(
    `SELECT id FROM target WHERE interval_s < ${SLOW_INTERVAL_S}
     AND id IN (SELECT java FROM watch WHERE used_day <= ? UNION SELECT bedrock FROM watch WHERE used_day <= ?)
     AND NOT EXISTS (SELECT 1 FROM watch WHERE (java = target.id OR bedrock = target.id) AND used_day > ?)
     ORDER BY id LIMIT ${AT_ONCE}`,
  );

  async function slowDown(day: number): Promise<readonly WatchedTarget[]> {
    const slowed: WatchedTarget[] = [];
    for (const { id } of await slow.all(day, day, day)) {
      await targets.slow(Number(id));
      const target = await targets.read(Number(id));
      if (target !== undefined) slowed.push(target);
    }
    return slowed;
  }

  async function tell(watch: string, now: number): Promise<void> {
    await told.run(now, watch);
    const working = (await channels.of(watch)).filter(({ disabledAt }) => disabledAt === null);
    await alerts.add({
      watch,
      kind: 'ending',
      at: now,
      incidents: [],
      deliveries: working.map(({ id: channel }) => ({ channel, dueAt: now })),
    });
  }

  const targetsOf = async (id: string) =>
    ((await watches.read({ id }))?.targets ?? []).map((target) => target.id);

  return async (now) => {
    const day = Math.floor(now / DAY_S) - UNUSED_DAYS;
    const left: number[] = [];
    for (const { id } of await over.all(day, now - REMOVED_AFTER_S)) {
      left.push(...(await targetsOf(String(id))));
      await watches.remove(String(id));
    }
    for (const { id } of await unpaused.all(day, now - PAUSED_AFTER_S)) {
      left.push(...(await targetsOf(String(id))));
      await watches.update(String(id), { pausedAt: now });
    }
    for (const { id } of await untold.all(day)) await tell(String(id), now);
    const slowed = await slowDown(Math.floor(now / DAY_S) - SLOW_DAYS);
    const unwatched: number[] = [];
    for (const target of new Set(left)) {
      if (!(await watches.isWatched(target))) unwatched.push(target);
    }
    return { left: unwatched, slowed };
  };
}
