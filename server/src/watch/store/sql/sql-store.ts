import type { DatabaseSync } from 'node:sqlite';
import { DAY_S, HOUR_S, hourOf, startOfTick } from '@fucina/watch';
import { inTransaction } from '../sqlite/database.ts';
import type { StoreCalls, TargetIncident } from '../watch-store.ts';
import { createAlerts } from './alerts.ts';
import { createChannels } from './channels.ts';
import { createFacts } from './facts.ts';
import { createHistory } from './history.ts';
import { createIncidents } from './incidents.ts';
import { createJournal } from './journal.ts';
import { createOutbox } from './outbox.ts';
import { createReadings } from './readings.ts';
import { createRetention } from './retention.ts';
import { createSealing } from './sealing.ts';
import { createTargets } from './targets.ts';
import { createWatches } from './watches.ts';
import { createWindows } from './windows.ts';

export function createSqliteStore(database: DatabaseSync): StoreCalls {
  const targets = createTargets(database);
  const journal = createJournal(database);
  const incidents = createIncidents(database);
  const history = createHistory(database);
  const facts = createFacts(database);
  const windows = createWindows(database);
  const watches = createWatches({ database, targets, windows });
  const parts = { database, journal, targets, incidents, history };
  const readings = createReadings(parts);
  const channels = createChannels(database);
  const alerts = createAlerts(database, channels);
  const outbox = createOutbox({ database, targets, watches, incidents, channels, alerts });
  const keepIncident = (changed: TargetIncident, at: number) => {
    const before = incidents.find(changed.target, changed.incident.startedAt);
    incidents.keep(changed);
    const after = incidents.find(changed.target, changed.incident.startedAt);
    if (after === undefined) return;
    if (before === undefined) alerts.began(after);
    if (after.endedAt !== null && (before?.endedAt ?? null) === null) alerts.ended(after, at);
  };
  const isThere = ({ target }: { readonly target: number }) =>
    targets.shardOf(target) !== undefined;
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
    openShard: targets.activeOfShard,
    commit: (batch) =>
      inTransaction(database, () => {
        if (!journal.append(batch.shard, batch.tick, batch.samples)) return 'fenced';
        for (const { target, standing } of batch.standings) targets.setStanding(target, standing);
        for (const incident of batch.incidents.filter(isThere)) {
          keepIncident(incident, startOfTick(batch.tick));
        }
        for (const said of batch.facts.filter(isThere)) facts.keep(said);
        return 'kept';
      }),
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
    prune: createRetention(database),
  };
}
