// What would be kept of a target if it had been looked at for months.
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

const PACKED_S = 30 * DAY_S;
const HOURS_OF_DAY = DAY_S / HOUR_S;

/** The target is there, and alone in its shard if hours are not packed yet. `to` is the end of its past. */
export async function keepPast(
  database: DatabaseSync,
  { id, shard }: { readonly id: number; readonly shard: number },
  past: SimulatedTarget,
  to: number,
): Promise<void> {
  const connection = createSqliteConnection(database);
  const history = createHistory(connection);
  const incidents = createIncidents(connection);
  const journal = createJournal(connection);
  await inTransaction(database, 'change', async () => {
    for (const [index, row] of past.hours.entries()) {
      const isPacked = row.hour >= hourOf(to - PACKED_S);
      const samples = isPacked ? unpack(past.packed[index], row.hour) : [];
      await history.keepHour(id, samples, row);
    }
    for (const [day, hours] of Map.groupBy(past.hours, ({ hour }) => dayOf(hour))) {
      await history.keepDay(id, dayRow(hours, day));
    }
    for (const effect of past.effects) {
      if (!('incident' in effect)) continue;
      const endedAt = effect.kind === 'closed' ? effect.endedAt : null;
      await incidents.keep({ target: id, incident: effect.incident, endedAt });
    }
    for (const [tick, samples] of Map.groupBy(past.unpacked, ({ at }) => tickOf(at))) {
      const ofTarget = samples.map((sample) => ({ target: id, sample }));
      await journal.append(shard, tick, ofTarget);
    }
    await createTargets(connection, SHARDS).setStanding(id, past.standing);
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
