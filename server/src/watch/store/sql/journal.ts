import { readJournalRow, type Sample, type TargetSample, writeJournalRow } from '@fucina/watch';
import type { Connection } from './connection.ts';

export interface Journal {
  /** False if that tick of the shard is there already. */
  readonly append: (
    shard: number,
    tick: number,
    samples: readonly TargetSample[],
  ) => Promise<boolean>;
  readonly oldestTick: (shard: number) => Promise<number | undefined>;
  readonly read: (
    shard: number,
    fromTick: number,
    toTick: number,
  ) => Promise<readonly TargetSample[]>;
  /** Those of one target. */
  readonly readOf: (
    target: number,
    shard: number,
    fromTick: number,
    toTick: number,
  ) => Promise<readonly Sample[]>;
  /** When the targets of a shard were checked last, if that was shortly before the newest check of all. */
  readonly lastChecks: (shard: number) => Promise<ReadonlyMap<number, number>>;
  readonly remove: (shard: number, fromTick: number, toTick: number) => Promise<void>;
}

/** Three minutes: as long as three turns of a target that is up. */
const RECENT_TICKS = 36;

export function createJournal(connection: Connection): Journal {
  const append = connection.prepare(
    'INSERT INTO journal (shard, tick, samples) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const oldest = connection.prepare('SELECT min(tick) AS tick FROM journal WHERE shard = ?');
  const newest = connection.prepare('SELECT max(tick) AS tick FROM journal WHERE shard = ?');
  const read = connection.prepare(
    'SELECT tick, samples FROM journal WHERE shard = ? AND tick >= ? AND tick < ? ORDER BY tick',
  );
  const remove = connection.prepare(
    'DELETE FROM journal WHERE shard = ? AND tick >= ? AND tick < ?',
  );
  async function readRows(shard: number, fromTick: number, toTick: number, target?: number) {
    const rows = await read.all(shard, fromTick, toTick);
    return rows.flatMap(({ tick, samples }) => {
      const row = readJournalRow(samples as Uint8Array, Number(tick), target);
      if (!row.ok) throw new Error(`a row of the journal is damaged at byte ${row.error.at}`);
      return row.value;
    });
  }
  return {
    append: async (shard, tick, samples) =>
      (await append.run(shard, tick, writeJournalRow(samples, tick))) === 1,
    async oldestTick(shard) {
      const tick = (await oldest.get(shard))?.tick ?? null;
      return tick === null ? undefined : Number(tick);
    },
    read: (shard, fromTick, toTick) => readRows(shard, fromTick, toTick),
    readOf: async (target, shard, fromTick, toTick) =>
      (await readRows(shard, fromTick, toTick, target)).map(({ sample }) => sample),
    async lastChecks(shard) {
      const tick = Number((await newest.get(shard))?.tick ?? 0);
      const recent = await readRows(shard, tick - RECENT_TICKS, tick + 1);
      return new Map(recent.map(({ target, sample }) => [target, sample.at]));
    },
    async remove(shard, fromTick, toTick) {
      await remove.run(shard, fromTick, toTick);
    },
  };
}
