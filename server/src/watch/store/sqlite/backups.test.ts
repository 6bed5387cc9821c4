import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_S } from '@fucina/watch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMovedClock } from '../../testing/moved-clock.ts';
import { addresses, batchOf, STEPS_OF_HOUR, timeOf } from '../testing/known-checks.ts';
import { createMemoryStore } from '../testing/memory-store.ts';
import { SHARDS, type WatchStore } from '../watch-store.ts';
import { withBackups } from './backups.ts';
import { copyInto } from './copy-into.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

let folder = '';
let backups = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fucina-watch-'));
  backups = join(folder, 'backup');
});
afterEach(() => rm(folder, { recursive: true }));

async function open(from = folder): Promise<WatchStore> {
  const opened = await openSqliteStore(from);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

async function shardsOf(store: WatchStore): Promise<readonly (readonly number[])[]> {
  const shards = await Promise.all([...Array(SHARDS).keys()].map(store.openShard));
  return shards.map((targets) => targets.map(({ id }) => id));
}

async function commit(store: WatchStore, step: number): Promise<void> {
  const shards = await shardsOf(store);
  await Promise.all(shards.map((targets, shard) => store.commit(batchOf(shard, targets, step))));
}

test('a copy that is made under load is restored with every day and every check until then', async () => {
  const store = await open();
  for (const address of addresses) await store.addTarget(address, timeOf(0));
  const shards = await shardsOf(store);
  for (let step = 0; step < 2 * STEPS_OF_HOUR; step += 1) await commit(store, step);
  const now = timeOf(2 * STEPS_OF_HOUR + 5);
  for (const shard of shards.keys()) while (await store.sealNext(shard, now));
  let last = 2 * STEPS_OF_HOUR;
  await commit(store, last);
  const acknowledged = last;
  let isCopied = false;
  const writing = (async () => {
    while (!isCopied) {
      last += 1;
      await commit(store, last);
    }
  })();
  const clock = createMovedClock(new Date(2026, 10, 29, 12).getTime());
  const copied = vi.fn();
  const failed = vi.fn();
  const kept = withBackups(createMemoryStore(), {
    ...{ folder, backups, kept: 7, now: clock.now, wait: clock.wait, random: () => 0 },
    ...{ onCopy: copied, onFailure: failed },
  });
  await clock.jump(600);
  await expect.poll(() => copied.mock.calls).toEqual([[join(backups, 'watch-2026-11-29.db')]]);
  isCopied = true;
  await writing;
  await kept.close();
  expect(failed).not.toHaveBeenCalled();

  const other = join(folder, 'other');
  mkdirSync(other);
  await copyFile(join(backups, 'watch-2026-11-29.db'), join(other, 'watch.db'));
  const restored = await open(other);
  expect(await shardsOf(restored)).toEqual(shards);
  for (const id of shards.flat()) {
    const range = [id, timeOf(0), timeOf(2 * STEPS_OF_HOUR) + 24 * HOUR_S] as const;
    expect(await restored.days(...range)).toEqual(await store.days(...range));
    expect(await restored.hours(...range)).toEqual(await store.hours(...range));
    const checks = [id, timeOf(0), timeOf(acknowledged) + 5] as const;
    expect(await restored.samples(...checks)).toEqual(await store.samples(...checks));
  }
  // It goes on.
  await commit(restored, last + 1);
  await restored.close();
  await store.close();
});

test('what a process left that ended while it copied is no backup', async () => {
  const store = await open();
  mkdirSync(backups);
  writeFileSync(join(backups, 'unfinished.db'), 'half a file');
  copyInto({ folder, backups, day: '2026-11-29', kept: 7 });
  expect(readdirSync(backups)).toEqual(['watch-2026-11-29.db']);
  await store.close();
});

test('a copy that fails leaves nothing, and the copies that were there', async () => {
  await copyFrom(await open(), ['2026-11-28']);
  expect(() =>
    copyInto({ folder: join(folder, 'gone'), backups, day: '2026-11-29', kept: 1 }),
  ).toThrow();
  expect(readdirSync(backups)).toEqual(['watch-2026-11-28.db']);
});

test('the newest copies are kept, and other files are left alone', async () => {
  mkdirSync(backups);
  writeFileSync(join(backups, 'notes.txt'), '');
  await copyFrom(await open(), ['2026-11-27', '2026-11-28', '2026-11-29']);
  expect(readdirSync(backups)).toEqual(['notes.txt', 'watch-2026-11-28.db', 'watch-2026-11-29.db']);
});

async function copyFrom(store: WatchStore, days: readonly string[]): Promise<void> {
  for (const day of days) copyInto({ folder, backups, day, kept: 2 });
  await store.close();
}

test('a copy is made once a night; one that failed is tried again ten minutes later', async () => {
  const store = await open();
  const clock = createMovedClock(new Date(2026, 10, 29, 1).getTime());
  const copied: string[] = [];
  const failed = vi.fn();
  writeFileSync(backups, 'in the way');
  const kept = withBackups(store, {
    ...{ folder, backups, kept: 7, now: clock.now, wait: clock.wait, random: () => 0.5 },
    ...{ onCopy: (path) => copied.push(path), onFailure: failed },
  });
  const wait = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 10) await clock.jump(600);
  };
  await wait(110);
  expect(failed).not.toHaveBeenCalled();
  await wait(10);
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  rmSync(backups);
  await wait(10);
  await expect.poll(() => copied).toEqual([join(backups, 'watch-2026-11-29.db')]);
  await wait(20 * 60);
  expect(copied).toHaveLength(1);
  await wait(4 * 60);
  await expect.poll(() => copied).toHaveLength(2);
  expect(existsSync(join(backups, 'watch-2026-11-30.db'))).toBe(true);
  await kept.close();
});

test('where no copies are wished there are none', async () => {
  const store = createMemoryStore();
  const nothing = { now: Date.now, random: Math.random, onCopy() {}, onFailure() {} };
  const wait = () => Promise.reject(new Error('nobody waits'));
  expect(withBackups(store, { folder, backups, kept: 0, wait, ...nothing })).toBe(store);
});
