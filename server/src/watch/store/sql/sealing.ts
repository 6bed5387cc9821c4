// Packs what is in the journal, hour by hour. It catches up with whatever is unsealed: a process that ended between the
// end of an hour and its sealing leaves no hole.
import { DAY_S, dayRow, HOUR_S, hourRow, type Sample, TICK_S } from '@fucina/watch';
import { mergeSamples } from '../merge-samples.ts';
import type { History } from './history.ts';
import type { Incidents } from './incidents.ts';
import type { Journal } from './journal.ts';
import { spokenIntervalS, type Targets } from './targets.ts';

const TICKS = HOUR_S / TICK_S;
const HOURS_OF_DAY = DAY_S / HOUR_S;
/** So long after its end an hour is sealed, and only checks until then decide what is known of its last seconds. */
const AFTER_S = 120;

interface Parts {
  readonly journal: Journal;
  readonly targets: Targets;
  readonly incidents: Incidents;
  readonly history: History;
}

export function createSealing({ journal, targets, incidents, history }: Parts) {
  /** One hour of a shard as a whole; false when none is over. */
  return async (shard: number, now: number): Promise<boolean> => {
    const oldest = await journal.oldestTick(shard);
    if (oldest === undefined) return false;
    const hour = Math.floor(oldest / TICKS);
    const [from, to] = [hour * HOUR_S, (hour + 1) * HOUR_S];
    if (now < to + AFTER_S) return false;
    const ticks = [hour * TICKS, (hour + 1) * TICKS + AFTER_S / TICK_S] as const;
    const checked = Map.groupBy(await journal.read(shard, ...ticks), ({ target }) => target);
    for (const target of await targets.ofShard(shard)) {
      const { id } = target;
      const inJournal = (checked.get(id) ?? []).map(({ sample }) => sample);
      // The hour before says what its last check still speaks for.
      const samples = mergeSamples(await history.packed(id, hour - 1, hour + 1), inJournal);
      const row = hourRow(
        {
          samples,
          incidents: await incidents.stretches(id, from, to),
          intervalS: spokenIntervalS(target, from),
        },
        hour,
      );
      const inHour = samples.filter((sample) => isWithin(sample, from, to));
      if (inHour.length === 0 && row.unknownS === HOUR_S) continue;
      await history.keepHour(id, inHour, row);
      const day = Math.floor(hour / HOURS_OF_DAY);
      const hours = await history.hours(id, day * HOURS_OF_DAY, (day + 1) * HOURS_OF_DAY);
      await history.keepDay(id, dayRow(hours, day));
    }
    await journal.remove(shard, hour * TICKS, (hour + 1) * TICKS);
    return true;
  };
}

function isWithin({ at }: Sample, from: number, to: number): boolean {
  return at >= from && at < to;
}
