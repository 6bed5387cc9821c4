// A process that is killed while it writes, again and again. `KILL_ROUNDS` sets how often.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { HOUR_S } from '@fucina/watch';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { killGroup, startProcess } from '../../../testing/process.ts';
import { addresses, STEPS_OF_HOUR, sampleOf, standingOf, timeOf } from '../testing/known-checks.ts';
import { SHARDS } from '../watch-store.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 6);
const PROGRAM = join(import.meta.dirname, '../testing/keep-committing.ts');
/** What a round looks at again, before the steps that it wrote itself. */
const LOOK_BACK = 3 * STEPS_OF_HOUR;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fucina-watch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The last step that was acknowledged before the process was killed, after `acks` of them. */
async function killAfter(from: number, acks: number): Promise<number> {
  const running = startProcess(process.execPath, [PROGRAM, folder, String(from)]);
  const { child, output } = running;
  const said = () => output.stdout.split('\n').slice(0, -1);
  child.stdout?.on('data', () => {
    if (said().length >= acks) killGroup(running);
  });
  await new Promise((resolve) => child.once('close', resolve));
  expect(output.stderr).toBe('');
  expect(said()).toEqual(said().map((_, index) => String(from + index)));
  return from + said().length - 1;
}

/** What is in the store from a step on: all that was acknowledged, and at most one step more. */
async function look(from: number, acknowledged: number): Promise<void> {
  const opened = await openSqliteStore(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  const store = opened.value;
  const shards = await Promise.all(
    Array.from({ length: SHARDS }, (_, shard) => store.openShard(shard)),
  );
  expect(shards.flat()).toHaveLength(addresses.length);
  for (const targets of shards) {
    const kept = new Set<number>();
    for (const { id, standing } of targets) {
      const samples = await store.samples(id, timeOf(from), timeOf(acknowledged + 9));
      const last = from + samples.length - 1;
      kept.add(last);
      expect(samples).toEqual(
        Array.from({ length: last - from + 1 }, (_, index) => sampleOf(id, from + index)),
      );
      expect(standing).toEqual(standingOf(last));
      const hours = await store.hours(id, timeOf(from), timeOf(acknowledged));
      for (const { upS, downS, unknownS, hour } of hours) {
        const isFirst = hour * HOUR_S === timeOf(0);
        expect({ downS, all: upS + unknownS }).toEqual({ downS: 0, all: HOUR_S });
        expect(unknownS).toBe(isFirst ? id % 5 : 0);
      }
    }
    // A tick of a shard is there for all of its targets, or for none.
    expect([[acknowledged], [acknowledged + 1]]).toContainEqual([...kept]);
  }
  await store.close();
}

test(
  `of a process that is killed ${ROUNDS} times, nothing that it acknowledged is lost`,
  async () => {
    let next = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const acknowledged = await killAfter(next, 1 + ((round * 37) % 90));
      await look(Math.max(0, next - LOOK_BACK), acknowledged);
      next = acknowledged + 1;
    }
    await look(0, next - 1);
    const database = new DatabaseSync(join(folder, 'watch.db'));
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    const rows = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0]);
    const sealed = Math.floor((next - 1 - 120 / 60) / STEPS_OF_HOUR);
    const hours = rows('SELECT count(*) FROM hour');
    expect(hours).toBeGreaterThan(0);
    expect(hours).toBeLessThanOrEqual((sealed + 1) * addresses.length);
    expect(rows('SELECT count(*) FROM packed')).toBe(hours);
    database.close();
  },
  3_600_000 * 3,
);
