import type { DatabaseSync } from 'node:sqlite';
import { readJournalRow, type Sample, type TargetSample, writeJournalRow } from '@fucina/watch';

export interface Journal {
  /** False if that tick of the shard is there already. */
  readonly append: (shard: number, tick: number, samples: readonly TargetSample[]) => boolean;
  readonly oldestTick: (shard: number) => number | undefined;
  readonly read: (shard: number, fromTick: number, toTick: number) => readonly TargetSample[];
  /** Those of one target. */
  readonly readOf: (
    target: number,
    shard: number,
    fromTick: number,
    toTick: number,
  ) => readonly Sample[];
  readonly remove: (shard: number, fromTick: number, toTick: number) => void;
}

export function createJournal(database: DatabaseSync): Journal {
  const append = database.prepare(
    'INSERT INTO journal (shard, tick, samples) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const oldest = database.prepare('SELECT min(tick) AS tick FROM journal WHERE shard = ?');
  const read = database.prepare(
    'SELECT tick, samples FROM journal WHERE shard = ? AND tick >= ? AND tick < ? ORDER BY tick',
  );
  const remove = database.prepare('DELETE FROM journal WHERE shard = ? AND tick >= ? AND tick < ?');
  const readRows = (shard: number, fromTick: number, toTick: number, target?: number) =>
    read.all(shard, fromTick, toTick).flatMap(({ tick, samples }) => {
      const row = readJournalRow(samples as Uint8Array, Number(tick), target);
      if (!row.ok) throw new Error(`a row of the journal is damaged at byte ${row.error.at}`);
      return row.value;
    });
  return {
    append: (shard, tick, samples) =>
      append.run(shard, tick, writeJournalRow(samples, tick)).changes === 1,
    oldestTick: (shard) => {
      const tick = oldest.get(shard)?.tick ?? null;
      return tick === null ? undefined : Number(tick);
    },
    read: readRows,
    readOf: (target, shard, fromTick, toTick) =>
      readRows(shard, fromTick, toTick, target).map(({ sample }) => sample),
    remove: (shard, fromTick, toTick) => {
      remove.run(shard, fromTick, toTick);
    },
  };
}
