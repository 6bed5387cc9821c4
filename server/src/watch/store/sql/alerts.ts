// Who is told what of an incident. It is written with the checks that showed it, all or nothing.
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import {
  type AlertKind,
  beginningAlert,
  beginningDueAt,
  endingAlert,
  isEndTold,
  isStorm,
  TOGETHER_S,
} from '@fucina/watch';
import type { KeptChannel } from '../alert-store.ts';
import type { KeptIncident } from '../watch-store.ts';
import type { Channels } from './channels.ts';

export interface Alerts {
  readonly began: (incident: KeptIncident) => void;
  /** `at` is when it is known. */
  readonly ended: (incident: KeptIncident, at: number) => void;
  readonly add: (alert: NewAlert) => void;
}

export interface NewAlert {
  readonly watch: string;
  readonly kind: AlertKind;
  readonly at: number;
  readonly incidents: readonly number[];
  /** The name of the channel that is off. */
  readonly channel?: string;
  readonly round?: number;
  readonly deliveries: readonly { readonly channel: string; readonly dueAt: number }[];
}

const ID_BYTES = 16;
const STORM_S = 60;

export function createAlerts(database: DatabaseSync, channels: Channels): Alerts {
  const insert = database.prepare('INSERT INTO alert VALUES (?, ?, ?, ?, ?, ?, ?)');
  const deliver = database.prepare(
    'INSERT INTO delivery (alert, channel, due_at, next_at) VALUES (?, ?, ?, ?)',
  );
  const hurry = database.prepare(
    "UPDATE delivery SET next_at = min(next_at, ?) WHERE channel = ? AND done_at IS NULL AND tries <> '[]'",
  );
  const watchesOf = database.prepare(
    `SELECT id, CASE ? WHEN java THEN bedrock ELSE java END AS other FROM watch
     WHERE ? IN (java, bedrock) AND paused_at IS NULL`,
  );
  const isDown = database.prepare('SELECT 1 FROM incident WHERE target = ? AND ended_at IS NULL');
  const failed = database.prepare(
    'SELECT count(*) AS n FROM incident WHERE ended_at IS NULL AND confirmed_at > ?',
  );
  const watched = database.prepare('SELECT count(*) AS n FROM target');
  const together = database.prepare(
    `SELECT id FROM alert WHERE watch = ? AND kind = ? AND at >= ? AND round = 0 AND NOT EXISTS (
       SELECT 1 FROM delivery WHERE delivery.alert = alert.id
       AND (done_at IS NOT NULL OR leased_until IS NOT NULL OR tries <> '[]')
     ) ORDER BY at DESC LIMIT 1`,
  );
  const join = database.prepare(
    "UPDATE alert SET incidents = json_insert(incidents, '$[#]', ?) WHERE id = ?",
  );
  const beginnings = database.prepare(
    `SELECT due_at, json_array_length(tries) AS tries FROM alert JOIN delivery ON alert.id = delivery.alert
     WHERE watch = ? AND delivery.channel = ? AND kind IN ('down', 'unstable')
     AND EXISTS (SELECT 1 FROM json_each(incidents) WHERE value = ?)`,
  );

  function add({ watch, kind, at, incidents, channel, round = 0, deliveries }: NewAlert): void {
    if (deliveries.length === 0) return;
    const id = `wa_${randomBytes(ID_BYTES).toString('hex')}`;
    insert.run(id, watch, kind, at, JSON.stringify(incidents), channel ?? null, round);
    for (const { channel: to, dueAt } of deliveries) {
      // What failed before goes first.
      hurry.run(dueAt, to);
      deliver.run(id, to, dueAt, dueAt);
    }
  }

  const wantedBy = (watch: string, kind: KeptChannel['wants'][number]) =>
    channels
      .of(watch)
      .filter(({ wants, disabledAt }) => disabledAt === null && wants.includes(kind));

  return {
    add,
    began({ id, target, incident }) {
      const kind = beginningAlert(incident.kind);
      const at = incident.confirmedAt;
      const isMany = isStorm(Number(failed.get(at - STORM_S)?.n), Number(watched.get()?.n));
      for (const { id: watchId, other } of watchesOf.all(target, target)) {
        const watch = String(watchId);
        const waiting = together.get(watch, kind, at - TOGETHER_S)?.id;
        if (waiting !== undefined) {
          join.run(id, String(waiting));
          continue;
        }
        const hasOther = other !== null && isDown.get(Number(other)) === undefined;
        const deliveries = wantedBy(watch, kind).map(({ id: channel, delayS }) => ({
          channel,
          dueAt: beginningDueAt({ at, delayS, hasOther, isStorm: isMany }),
        }));
        add({ watch, kind, at, incidents: [id], deliveries });
      }
    },
    ended({ id, target, incident }, at) {
      const kind = endingAlert(incident.kind);
      for (const { id: watchId } of watchesOf.all(target, target)) {
        const watch = String(watchId);
        const told = wantedBy(watch, kind).filter(({ id: channel }) => {
          const earlier = beginnings.all(watch, channel, id);
          const known = earlier.map(({ due_at, tries }) => ({
            dueAt: Number(due_at),
            tries: Number(tries),
          }));
          return isEndTold(known, at);
        });
        const deliveries = told.map(({ id: channel }) => ({ channel, dueAt: at }));
        add({ watch, kind, at, incidents: [id], deliveries });
      }
    },
  };
}
