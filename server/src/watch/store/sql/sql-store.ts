import { DAY_S, HOUR_S, hourOf, startOfTick } from '@fucina/watch';
import type { StoreCalls } from '../calls.ts';
import { SHARDS, type TargetIncident } from '../watch-store.ts';
import { createAlerts } from './alerts.ts';
import { createChannels } from './channels.ts';
import type { Connection } from './connection.ts';
import { createFacts } from './facts.ts';
import { createHistory } from './history.ts';
import { createIncidents } from './incidents.ts';
import { createJournal } from './journal.ts';
import { createOutbox } from './outbox.ts';
import { createReadings } from './readings.ts';
import { createRetention } from './retention.ts';
import { createSealing } from './sealing.ts';
import { createTargets } from './targets.ts';
import { createUnused } from './unused.ts';
import { createWatches } from './watches.ts';
import { createWindows } from './windows.ts';

/** The calls of a store on one connection, one after the other. Whoever makes them begins and ends the transactions. */
export function createSqlStore(connection: Connection, shards: number = SHARDS): StoreCalls {
  const targets = createTargets(connection, shards);
  const journal = createJournal(connection);
  const incidents = createIncidents(connection);
  const history = createHistory(connection);
  const facts = createFacts(connection);
  const windows = createWindows(connection);
  const watches = createWatches({ connection, targets, windows });
  const parts = { connection, journal, targets, incidents, history };
  const readings = createReadings(parts);
  const channels = createChannels(connection);
  const alerts = createAlerts(connection, channels);
  const outbox = createOutbox({ connection, targets, watches, incidents, channels, alerts });

  async function keepIncident(changed: TargetIncident, at: number): Promise<void> {
    const before = await incidents.find(changed.target, changed.incident.startedAt);
    await incidents.keep(changed);
    const after = await incidents.find(changed.target, changed.incident.startedAt);
    if (after === undefined) return;
    if (before === undefined) await alerts.began(after);
    if (after.endedAt !== null && (before?.endedAt ?? null) === null) {
      await alerts.ended(after, at);
    }
  }

  const isThere = async (target: number) => (await targets.shardOf(target)) !== undefined;
  return {
    createWatch: watches.create,
    readWatch: watches.read,
    updateWatch: watches.update,
    removeWatch: watches.remove,
    markUsed: watches.markUsed,
    addWindow: windows.add,
    removeWindow: windows.remove,
    addTarget: (address, at) => targets.add(address, at),
    removeTarget: watches.removeTarget,
    giveUpTarget: watches.giveUpTarget,
    isWatched: watches.isWatched,
    async openShard(shard) {
      const checked = await journal.lastChecks(shard);
      const active = await targets.activeOfShard(shard);
      return active.map((target) => ({ ...target, checkedAt: checked.get(target.id) ?? null }));
    },
    async commit(batch) {
      if (!(await journal.append(batch.shard, batch.tick, batch.samples))) return 'fenced';
      for (const { target, standing } of batch.standings) {
        await targets.setStanding(target, standing);
      }
      for (const incident of batch.incidents) {
        if (await isThere(incident.target)) await keepIncident(incident, startOfTick(batch.tick));
      }
      for (const said of batch.facts) if (await isThere(said.target)) await facts.keep(said);
      return 'kept';
    },
    sealNext: createSealing(parts),
    samples: readings.samples,
    hours: (target, from, to) => history.hours(target, hourOf(from), hourOf(to + HOUR_S - 1)),
    days: (target, from, to) =>
      history.days(target, Math.floor(from / DAY_S), Math.ceil(to / DAY_S)),
    heat: readings.heat,
    localDays: readings.localDays,
    columns: readings.columns,
    seconds: readings.seconds,
    incidents: incidents.before,
    stretches: incidents.stretches,
    events: facts.before,
    icon: facts.icon,
    addChannel: channels.add,
    channels: channels.of,
    changeChannel: channels.change,
    removeChannel: channels.remove,
    reviveChannel: channels.revive,
    deliveries: outbox.of,
    sendAgain: outbox.again,
    leaseDeliveries: outbox.lease,
    settleDeliveries: outbox.settle,
    prune: createRetention(connection),
    endUnused: createUnused({ connection, targets, watches, channels, alerts }),
  };
}
