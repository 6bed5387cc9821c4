// What is to be sent, and what became of it.
import type { DatabaseSync } from 'node:sqlite';
import { windowsWithin } from '@fucina/watch';
import type { News, NewsIncident } from '../../news.ts';
import type {
  DueDelivery,
  FailedDelivery,
  KeptChannel,
  KeptDelivery,
  Settlement,
  Try,
} from '../alert-store.ts';
import { inTransaction } from '../sqlite/database.ts';
import type { KeptWatch } from '../watch-store.ts';
import type { Alerts } from './alerts.ts';
import { type Channels, readChannel } from './channels.ts';
import type { Incidents } from './incidents.ts';
import type { Targets } from './targets.ts';
import type { Watches } from './watches.ts';

export interface Outbox {
  readonly lease: (now: number, limit: number) => readonly DueDelivery[];
  readonly settle: (settlements: readonly Settlement[], now: number) => void;
  readonly again: (failed: FailedDelivery, now: number) => boolean;
  readonly of: (watch: string, limit: number) => readonly KeptDelivery[];
}

interface Parts {
  readonly database: DatabaseSync;
  readonly targets: Targets;
  readonly watches: Watches;
  readonly incidents: Incidents;
  readonly channels: Channels;
  readonly alerts: Alerts;
}

type Row = Readonly<Record<string, unknown>>;

const LEASE_S = 60;
/** How often it is looked whether announced work is over. */
const WORK_S = 30;
const MAX_ROUNDS = 3;

export function createOutbox(parts: Parts): Outbox {
  const { database, targets, watches, incidents, channels, alerts } = parts;
  // What a channel could not be told yet goes before what came after it: it would hear of an end after the next beginning.
  const due = database.prepare(
    `SELECT channel.*, alert.kind AS news, alert.id AS alert, alert.watch, at, incidents, alert.channel AS lost, tries
     FROM delivery JOIN alert ON alert.id = delivery.alert JOIN channel ON channel.id = delivery.channel
     WHERE done_at IS NULL AND next_at <= :now AND (leased_until IS NULL OR leased_until <= :now)
     AND NOT EXISTS (
       SELECT 1 FROM delivery AS earlier JOIN alert AS before ON before.id = earlier.alert
       WHERE earlier.channel = delivery.channel AND earlier.done_at IS NULL AND before.rowid < alert.rowid
       AND (earlier.tries <> '[]' OR earlier.leased_until > :now)
     )
     ORDER BY next_at, at, alert.rowid LIMIT :limit`,
  );
  const lease = database.prepare(
    'UPDATE delivery SET leased_until = ? WHERE alert = ? AND channel = ?',
  );
  const postpone = database.prepare(
    'UPDATE delivery SET due_at = ?, next_at = ? WHERE alert = ? AND channel = ?',
  );
  const again = database.prepare(
    'UPDATE delivery SET leased_until = NULL, next_at = ? WHERE alert = ? AND channel = ?',
  );
  const note = database.prepare(
    "UPDATE delivery SET tries = json_insert(tries, '$[#]', json(?)) WHERE alert = ? AND channel = ?",
  );
  const finish = database.prepare(
    `UPDATE delivery SET leased_until = NULL, done_at = ?, outcome = ?
     WHERE alert = ? AND channel = ? AND done_at IS NULL`,
  );
  const reopen = database.prepare(
    `UPDATE delivery SET done_at = NULL, outcome = NULL, next_at = ?
     WHERE alert = ? AND channel = ? AND outcome IN ('given-up', 'channel-off')
     AND EXISTS (SELECT 1 FROM channel WHERE id = delivery.channel AND watch = ? AND disabled_at IS NULL)`,
  );
  const alertOf = database.prepare('SELECT * FROM alert WHERE id = ?');
  const list = database.prepare(
    `SELECT alert.id, kind, at, delivery.channel, due_at, tries, done_at, outcome
     FROM alert JOIN delivery ON alert.id = delivery.alert WHERE watch = ? ORDER BY at DESC, alert.rowid DESC LIMIT ?`,
  );

  /** Undefined where there is nothing to send now. */
  function prepare(row: Row, now: number): DueDelivery | undefined {
    const channel = readChannel(row);
    const [alert, kind] = [String(row.alert), row.news as News['kind']];
    const end = (outcome: 'channel-off' | 'over') => {
      finish.run(now, outcome, alert, channel.id);
      return undefined;
    };
    if (channel.disabledAt !== null) return end('channel-off');
    const watch = watches.read({ id: channel.watch });
    if (watch === undefined) throw new Error('a channel goes with its watch');
    const told = incidentsOf(row);
    const isBeginning = kind === 'down' || kind === 'unstable';
    const open = isBeginning ? told.filter(({ endedAt }) => endedAt === null) : told;
    if (isBeginning) {
      if (open.length === 0 || watch.pausedAt !== null) return end('over');
      if (isWorkedOn(watch, now)) {
        postpone.run(now + WORK_S, now + WORK_S, alert, channel.id);
        return undefined;
      }
    }
    lease.run(now + LEASE_S, alert, channel.id);
    const news: News = {
      id: alert,
      kind,
      at: Number(row.at),
      watch: {
        id: watch.id,
        name: watch.name,
        addresses: watch.targets.map(({ address }) => address),
      },
      incidents: open,
      channel: row.lost === null ? null : String(row.lost),
    };
    return { news, channel, tries: readTries(row) };
  }

  function incidentsOf(row: Row): readonly NewsIncident[] {
    return incidents.read(JSON.parse(String(row.incidents)) as number[]).flatMap((kept) => {
      const address = targets.read(kept.target)?.address;
      if (address === undefined) return [];
      return [{ ...kept.incident, id: kept.id, endedAt: kept.endedAt, address }];
    });
  }

  function switchOff(id: string, now: number): void {
    const off = channels.switchOff(id, now);
    if (off === undefined) return;
    const others = channels.of(off.watch).filter(({ disabledAt }) => disabledAt === null);
    alerts.add({
      watch: off.watch,
      kind: 'channel_off',
      at: now,
      incidents: [],
      channel: off.label,
      deliveries: others.map(({ id: channel }) => ({ channel, dueAt: now })),
    });
  }

  /** A server that stays down is told again after a while. */
  function repeat(alert: string, channel: KeptChannel | undefined, now: number): void {
    const row = alertOf.get(alert);
    if (row?.kind !== 'down' || channel === undefined || channel.repeatS === 0) return;
    const round = Number(row.round) + 1;
    if (round > MAX_ROUNDS) return;
    alerts.add({
      watch: channel.watch,
      kind: 'down',
      at: now,
      incidents: JSON.parse(String(row.incidents)) as number[],
      round,
      deliveries: [{ channel: channel.id, dueAt: now + channel.repeatS }],
    });
  }

  function settleOne({ alert, channel, tried, next }: Settlement, now: number): void {
    if (tried !== undefined) note.run(JSON.stringify(tried), alert, channel);
    if (tried !== undefined && next.kind !== 'delivered') {
      channels.tryFailed(channel, String(tried.result), now);
    }
    switch (next.kind) {
      case 'again':
        again.run(next.at, alert, channel);
        return;
      case 'delivered':
        finish.run(now, 'delivered', alert, channel);
        channels.delivered(channel);
        repeat(alert, channels.read(channel), now);
        return;
      case 'given-up':
        finish.run(now, 'given-up', alert, channel);
        if (channels.alertFailed(channel, now)) switchOff(channel, now);
        return;
      case 'dead':
        finish.run(now, 'channel-off', alert, channel);
        switchOff(channel, now);
    }
  }

  return {
    lease: (now, limit) =>
      inTransaction(database, () =>
        due.all({ now, limit }).flatMap((row) => prepare(row, now) ?? []),
      ),
    settle: (settlements, now) => {
      inTransaction(database, () => {
        for (const settlement of settlements) settleOne(settlement, now);
      });
    },
    again: ({ watch, channel, alert }, now) => reopen.run(now, alert, channel, watch).changes === 1,
    of: (watch, limit) => list.all(watch, limit).map(readDelivery),
  };
}

function isWorkedOn({ maintenance, zone }: KeptWatch, now: number): boolean {
  if (maintenance.length === 0) return false;
  return windowsWithin(maintenance, zone, now, now + 1).length > 0;
}

function readDelivery(row: Row): KeptDelivery {
  return {
    alert: String(row.id),
    // `add` and `settle` wrote these.
    kind: row.kind as KeptDelivery['kind'],
    at: Number(row.at),
    channel: String(row.channel),
    dueAt: Number(row.due_at),
    tries: readTries(row),
    doneAt: row.done_at === null ? null : Number(row.done_at),
    outcome: row.outcome as KeptDelivery['outcome'],
  };
}

function readTries({ tries }: Row): readonly Try[] {
  return JSON.parse(String(tries)) as readonly Try[];
}
