// Who is told what of an incident. It is written with the checks that showed it, all or nothing.
import { randomBytes } from 'node:crypto';
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
import { type Connection, writeJson } from './connection.ts';

export interface Alerts {
  readonly began: (incident: KeptIncident) => Promise<void>;
  /** `at` is when it is known. */
  readonly ended: (incident: KeptIncident, at: number) => Promise<void>;
  readonly add: (alert: NewAlert) => Promise<void>;
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

export function createAlerts(connection: Connection, channels: Channels): Alerts {
  const insert = connection.prepare('INSERT INTO alert VALUES (?, ?, ?, ?, ?, ?, ?)');
  const deliver = connection.prepare(
    'INSERT INTO delivery (alert, channel, due_at, next_at) VALUES (?, ?, ?, ?)',
  );
  const hurry = connection.prepare(
    `UPDATE delivery SET next_at = ?
     WHERE channel = ? AND done_at IS NULL AND tries <> '[]' AND next_at > ?`,
  );
  const watchesOf = connection.prepare(
    `SELECT id, CASE WHEN java = ? THEN bedrock ELSE java END AS other FROM watch
     WHERE (java = ? OR bedrock = ?) AND paused_at IS NULL`,
  );
  const isDown = connection.prepare('SELECT 1 FROM incident WHERE target = ? AND ended_at IS NULL');
  const failed = connection.prepare(
    'SELECT count(*) AS n FROM incident WHERE ended_at IS NULL AND confirmed_at > ?',
  );
  const watched = connection.prepare('SELECT count(*) AS n FROM target');
  const together = connection.prepare(
    `SELECT id, incidents FROM alert WHERE watch = ? AND kind = ? AND at >= ? AND round = 0 AND NOT EXISTS (
       SELECT 1 FROM delivery WHERE delivery.alert = alert.id
       AND (done_at IS NOT NULL OR leased_until IS NOT NULL OR tries <> '[]')
     ) ORDER BY at DESC LIMIT 1`,
  );
  const join = connection.prepare('UPDATE alert SET incidents = ? WHERE id = ?');
  // An incident is told with one that began a little before, and again while it lasts.
  const beginnings = connection.prepare(
    `SELECT due_at, tries, incidents FROM alert JOIN delivery ON alert.id = delivery.alert
     WHERE watch = ? AND delivery.channel = ? AND kind IN ('down', 'unstable') AND at >= ?`,
  );

  async function add(alert: NewAlert): Promise<void> {
    const { watch, kind, at, incidents, channel, round = 0, deliveries } = alert;
    if (deliveries.length === 0) return;
    const id = `wa_${randomBytes(ID_BYTES).toString('hex')}`;
    await insert.run(id, watch, kind, at, writeJson(incidents), channel ?? null, round);
    for (const { channel: to, dueAt } of deliveries) {
      // What failed before goes first.
      await hurry.run(dueAt, to, dueAt);
      await deliver.run(id, to, dueAt, dueAt);
    }
  }

  async function wantedBy(watch: string, kind: KeptChannel['wants'][number]) {
    const all = await channels.of(watch);
    return all.filter(({ wants, disabledAt }) => disabledAt === null && wants.includes(kind));
  }

  /** Of the beginnings of an incident that a channel was told, or will be. */
  async function toldOf(incident: KeptIncident, watch: string, channel: string) {
    const since = incident.incident.confirmedAt - TOGETHER_S;
    const rows = await beginnings.all(watch, channel, since);
    return rows
      .filter(({ incidents }) => readNumbers(incidents).includes(incident.id))
      .map(({ due_at, tries }) => ({
        dueAt: Number(due_at),
        tries: (JSON.parse(String(tries)) as readonly unknown[]).length,
      }));
  }

  return {
    add,
    async began({ id, target, incident }) {
      const kind = beginningAlert(incident.kind);
      const at = incident.confirmedAt;
      const [failing, all] = [await failed.get(at - STORM_S), await watched.get()];
      const isMany = isStorm(Number(failing?.n), Number(all?.n));
      for (const { id: watchId, other } of await watchesOf.all(target, target, target)) {
        const watch = String(watchId);
        const waiting = await together.get(watch, kind, at - TOGETHER_S);
        if (waiting !== undefined) {
          const told = [...readNumbers(waiting.incidents), id];
          await join.run(writeJson(told), String(waiting.id));
          continue;
        }
        const hasOther = other !== null && (await isDown.get(Number(other))) === undefined;
        const wanted = await wantedBy(watch, kind);
        const deliveries = wanted.map(({ id: channel, delayS }) => ({
          channel,
          dueAt: beginningDueAt({ ...incident, delayS, hasOther, isStorm: isMany }),
        }));
        await add({ watch, kind, at, incidents: [id], deliveries });
      }
    },
    async ended(kept, at) {
      const { id, target, incident } = kept;
      const kind = endingAlert(incident.kind);
      for (const { id: watchId } of await watchesOf.all(target, target, target)) {
        const watch = String(watchId);
        const deliveries = [];
        for (const { id: channel } of await wantedBy(watch, kind)) {
          const told = await toldOf(kept, watch, channel);
          if (isEndTold(told, at)) deliveries.push({ channel, dueAt: at });
        }
        await add({ watch, kind, at, incidents: [id], deliveries });
      }
    },
  };
}

/** The numbers of incidents that `add` wrote. */
export function readNumbers(written: unknown): readonly number[] {
  return JSON.parse(String(written)) as readonly number[];
}
