// What would be kept of targets if they had been looked at for months.
import type { DatabaseSync } from 'node:sqlite';
import { DAY_S, dayRow, HOUR_S, hourOf, readPackedHour, type Sample, tickOf } from '@fucina/watch';
import type { SimulatedTarget } from '@fucina/watch/testing/simulate';
import { createHistory } from '../store/sql/history.ts';
import { createIncidents } from '../store/sql/incidents.ts';
import { createJournal } from '../store/sql/journal.ts';
import { createTargets } from '../store/sql/targets.ts';
import { inTransaction } from '../store/sqlite/database.ts';
import { createSqliteConnection } from '../store/sqlite/sqlite-connection.ts';
import { SHARDS } from '../store/watch-store.ts';

interface WithPast {
  readonly id: number;
  readonly shard: number;
  readonly past: SimulatedTarget;
}

const PACKED_S = 30 * DAY_S;
const HOURS_OF_DAY = DAY_S / HOUR_S;

/** Of targets that are there and were not checked yet; until `to`. */
export async function keepPast(
  database: DatabaseSync,
  targets: readonly WithPast[],
  to: number,
): Promise<void> {
  const connection = createSqliteConnection(database);
  const history = createHistory(connection);
  const incidents = createIncidents(connection);
  const journal = createJournal(connection);
  const { setStanding } = createTargets(connection, SHARDS);

  async function keepHours({ id, past }: WithPast): Promise<void> {
    for (const [index, row] of past.hours.entries()) {
      const isPacked = row.hour >= hourOf(to - PACKED_S);
      await history.keepHour(id, isPacked ? unpack(past.packed[index], row.hour) : [], row);
    }
    for (const [day, hours] of Map.groupBy(past.hours, ({ hour }) => dayOf(hour))) {
      await history.keepDay(id, dayRow(hours, day));
    }
  }

  await inTransaction(database, 'change', async () => {
    for (const target of targets) {
      await keepHours(target);
      for (const effect of target.past.effects) {
        if (!('incident' in effect)) continue;
        const endedAt = effect.kind === 'closed' ? effect.endedAt : null;
        await incidents.keep({ target: target.id, incident: effect.incident, endedAt });
      }
      await setStanding(target.id, target.past.standing);
    }
    for (const [shard, inShard] of Map.groupBy(targets, (target) => target.shard)) {
      const samples = inShard.flatMap(({ id, past }) =>
        past.unpacked.map((sample) => ({ target: id, sample })),
      );
      const ticks = Map.groupBy(samples, ({ sample }) => tickOf(sample.at));
      for (const [tick, ofTick] of ticks) {
        await journal.append(
          shard,
          tick,
          ofTick.toSorted((a, b) => a.target - b.target),
        );
      }
    }
  });
}

function unpack(packed: Uint8Array | undefined, hour: number): readonly Sample[] {
  const read = readPackedHour(packed ?? Uint8Array.of(), hour);
  if (!read.ok) throw new Error('the simulation wrote it');
  return read.value;
}

function dayOf(hour: number): number {
  return Math.floor(hour / HOURS_OF_DAY);
}
