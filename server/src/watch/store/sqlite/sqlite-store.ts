import type { DatabaseSync } from 'node:sqlite';
import { DAY_S, HOUR_S, hourOf, TICK_S, tickOf } from '@fucina/watch';
import { mergeSamples } from '../merge-samples.ts';
import type { WatchStore } from '../watch-store.ts';
import { inTransaction } from './database.ts';
import { createHistory } from './history.ts';
import { createIncidents } from './incidents.ts';
import { createJournal } from './journal.ts';
import { createRetention } from './retention.ts';
import { createSealing } from './sealing.ts';
import { createTargets } from './targets.ts';

/** The store's calls in the thread that has the database, where they need not be waited for. */
export type StoreCalls = {
  readonly [Name in Exclude<keyof WatchStore, 'close'>]: (
    ...given: Parameters<WatchStore[Name]>
  ) => Awaited<ReturnType<WatchStore[Name]>>;
};

export function createSqliteStore(database: DatabaseSync): StoreCalls {
  const targets = createTargets(database);
  const journal = createJournal(database);
  const incidents = createIncidents(database);
  const history = createHistory(database);
  return {
    addTarget: targets.add,
    removeTarget: targets.remove,
    openShard: targets.ofShard,
    commit: ({ shard, tick, samples, standings, incidents: changed }) =>
      inTransaction(database, () => {
        if (!journal.append(shard, tick, samples)) return 'fenced';
        for (const { target, standing } of standings) targets.setStanding(target, standing);
        for (const incident of changed) incidents.keep(incident);
        return 'kept';
      }),
    sealNext: createSealing({ database, journal, targets, incidents, history }),
    samples(target, from, to) {
      const shard = targets.shardOf(target);
      if (shard === undefined) return [];
      const open = journal
        .read(shard, tickOf(from), tickOf(to + TICK_S - 1))
        .filter((found) => found.target === target)
        .map(({ sample }) => sample);
      const packed = history.packed(target, hourOf(from), hourOf(to + HOUR_S - 1));
      return mergeSamples(packed, open).filter(({ at }) => at >= from && at < to);
    },
    hours: (target, from, to) => history.hours(target, hourOf(from), hourOf(to + HOUR_S - 1)),
    days: (target, from, to) =>
      history.days(target, Math.floor(from / DAY_S), Math.ceil(to / DAY_S)),
    incidents: incidents.before,
    prune: createRetention(database),
  };
}
