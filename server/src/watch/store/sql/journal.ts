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
  readonly remove: (shard: number, fromTick: number, toTick: number) => Promise<void>;
}

export function createJournal(connection: Connection): Journal {
  const append = connection.prepare(
    'INSERT INTO journal (shard, tick, samples) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const oldest = connection.prepare('SELECT min(tick) AS tick FROM journal WHERE shard = ?');
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
    async remove(shard, fromTick, toTick) {
      await remove.run(shard, fromTick, toTick);
    },
  };
}
