// What is to be sent, and what became of it.
import { windowsWithin } from '@fucina/watch';
import type { News, NewsIncident } from '../../news.ts';
import type {
  AlertStore,
  DueDelivery,
  KeptChannel,
  KeptDelivery,
  Settlement,
  Try,
} from '../alert-store.ts';
import type { KeptWatch } from '../watch-store.ts';
import { type Alerts, readNumbers } from './alerts.ts';
import { type Channels, readChannel } from './channels.ts';
import { type Connection, numberOrNull, type Row, writeJson } from './connection.ts';
import type { Incidents } from './incidents.ts';
import type { Targets } from './targets.ts';
import type { Watches } from './watches.ts';

export interface Outbox {
  readonly lease: AlertStore['leaseDeliveries'];
  readonly settle: AlertStore['settleDeliveries'];
  readonly again: AlertStore['sendAgain'];
  readonly of: AlertStore['deliveries'];
}

interface Parts {
  readonly connection: Connection;
  readonly targets: Targets;
  readonly watches: Watches;
  readonly incidents: Incidents;
  readonly channels: Channels;
  readonly alerts: Alerts;
}

const LEASE_S = 60;
/** How often it is looked whether announced work is over. */
const WORK_S = 30;
const MAX_ROUNDS = 3;

export function createOutbox(parts: Parts): Outbox {
  const { connection, targets, watches, incidents, channels, alerts } = parts;
  // What a channel could not be told yet goes before what came after it: it would hear of an end after the next beginning.
  const due = connection.prepare(
    `SELECT channel.*, alert.kind AS news, alert.id AS alert, alert.watch, at, incidents, alert.channel AS lost, tries
     FROM delivery JOIN alert ON alert.id = delivery.alert JOIN channel ON channel.id = delivery.channel
     WHERE done_at IS NULL AND next_at <= ? AND (leased_until IS NULL OR leased_until <= ?)
     AND NOT EXISTS (
       SELECT 1 FROM delivery AS earlier JOIN alert AS before ON before.id = earlier.alert
       WHERE earlier.channel = delivery.channel AND earlier.done_at IS NULL AND before.rowid < alert.rowid
       AND (earlier.tries <> '[]' OR earlier.leased_until > ?)
     )
     ORDER BY next_at, at, alert.rowid LIMIT ?`,
  );
  const lease = connection.prepare(
    'UPDATE delivery SET leased_until = ? WHERE alert = ? AND channel = ?',
  );
  const postpone = connection.prepare(
    'UPDATE delivery SET due_at = ?, next_at = ? WHERE alert = ? AND channel = ?',
  );
  const again = connection.prepare(
    'UPDATE delivery SET leased_until = NULL, next_at = ? WHERE alert = ? AND channel = ?',
  );
  const triesOf = connection.prepare('SELECT tries FROM delivery WHERE alert = ? AND channel = ?');
  const note = connection.prepare('UPDATE delivery SET tries = ? WHERE alert = ? AND channel = ?');
  const finish = connection.prepare(
    `UPDATE delivery SET leased_until = NULL, done_at = ?, outcome = ?
     WHERE alert = ? AND channel = ? AND done_at IS NULL`,
  );
  const reopen = connection.prepare(
    `UPDATE delivery SET done_at = NULL, outcome = NULL, next_at = ?
     WHERE alert = ? AND channel = ? AND outcome IN ('given-up', 'channel-off')
     AND EXISTS (SELECT 1 FROM channel WHERE id = delivery.channel AND watch = ? AND disabled_at IS NULL)`,
  );
  const alertOf = connection.prepare('SELECT * FROM alert WHERE id = ?');
  const list = connection.prepare(
    `SELECT alert.id, kind, at, delivery.channel, due_at, tries, done_at, outcome
     FROM alert JOIN delivery ON alert.id = delivery.alert WHERE watch = ? ORDER BY at DESC, alert.rowid DESC LIMIT ?`,
  );

  /** Undefined where there is nothing to send now. */
  async function prepare(row: Row, now: number): Promise<DueDelivery | undefined> {
    const channel = readChannel(row);
    const [alert, kind] = [String(row.alert), row.news as News['kind']];
    const end = async (outcome: 'channel-off' | 'over') => {
      await finish.run(now, outcome, alert, channel.id);
      return undefined;
    };
    if (channel.disabledAt !== null) return end('channel-off');
    const watch = await watches.read({ id: channel.watch });
    if (watch === undefined) throw new Error('a channel goes with its watch');
    const told = await incidentsOf(row);
    const isBeginning = kind === 'down' || kind === 'unstable';
    const open = isBeginning ? told.filter(({ endedAt }) => endedAt === null) : told;
    if (isBeginning) {
      if (open.length === 0 || watch.pausedAt !== null) return end('over');
      if (isWorkedOn(watch, now)) {
        await postpone.run(now + WORK_S, now + WORK_S, alert, channel.id);
        return undefined;
      }
    }
    await lease.run(now + LEASE_S, alert, channel.id);
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

  async function incidentsOf(row: Row): Promise<readonly NewsIncident[]> {
    const told: NewsIncident[] = [];
    for (const kept of await incidents.read(readNumbers(row.incidents))) {
      const address = (await targets.read(kept.target))?.address;
      if (address === undefined) continue;
      told.push({ ...kept.incident, id: kept.id, endedAt: kept.endedAt, address });
    }
    return told;
  }

  async function switchOff(id: string, now: number): Promise<void> {
    const off = await channels.switchOff(id, now);
    if (off === undefined) return;
    const all = await channels.of(off.watch);
    const others = all.filter(({ disabledAt }) => disabledAt === null);
    await alerts.add({
      watch: off.watch,
      kind: 'channel_off',
      at: now,
      incidents: [],
      channel: off.label,
      deliveries: others.map(({ id: channel }) => ({ channel, dueAt: now })),
    });
  }

  /** A server that stays down is told again after a while. */
  async function repeat(
    alert: string,
    channel: KeptChannel | undefined,
    now: number,
  ): Promise<void> {
    const row = await alertOf.get(alert);
    if (row?.kind !== 'down' || channel === undefined || channel.repeatS === 0) return;
    const round = Number(row.round) + 1;
    if (round > MAX_ROUNDS) return;
    await alerts.add({
      watch: channel.watch,
      kind: 'down',
      at: now,
      incidents: readNumbers(row.incidents),
      round,
      deliveries: [{ channel: channel.id, dueAt: now + channel.repeatS }],
    });
  }

  async function noteTry(alert: string, channel: string, tried: Try): Promise<void> {
    const row = await triesOf.get(alert, channel);
    if (row === undefined) return;
    await note.run(writeJson([...readTries(row), tried]), alert, channel);
  }

  async function settleOne(settlement: Settlement, now: number): Promise<void> {
    const { alert, channel, tried, next } = settlement;
    if (tried !== undefined) await noteTry(alert, channel, tried);
    if (tried !== undefined && next.kind !== 'delivered') {
      await channels.tryFailed(channel, String(tried.result), now);
    }
    switch (next.kind) {
      case 'again':
        await again.run(next.at, alert, channel);
        return;
      case 'delivered':
        await finish.run(now, 'delivered', alert, channel);
        await channels.delivered(channel);
        await repeat(alert, await channels.read(channel), now);
        return;
      case 'given-up':
        await finish.run(now, 'given-up', alert, channel);
        if (await channels.alertFailed(channel, now)) await switchOff(channel, now);
        return;
      case 'dead':
        await finish.run(now, 'channel-off', alert, channel);
        await switchOff(channel, now);
    }
  }

  return {
    async lease(now, limit) {
      const leased: DueDelivery[] = [];
      for (const row of await due.all(now, now, now, limit)) {
        const delivery = await prepare(row, now);
        if (delivery !== undefined) leased.push(delivery);
      }
      return leased;
    },
    async settle(settlements, now) {
      for (const settlement of settlements) await settleOne(settlement, now);
    },
    again: async ({ watch, channel, alert }, now) =>
      (await reopen.run(now, alert, channel, watch)) === 1,
    of: async (watch, limit) => (await list.all(watch, limit)).map(readDelivery),
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
    doneAt: numberOrNull(row.done_at),
    outcome: row.outcome as KeptDelivery['outcome'],
  };
}

function readTries({ tries }: Row): readonly Try[] {
  return JSON.parse(String(tries)) as readonly Try[];
}
