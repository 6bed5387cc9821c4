import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS } from '../sql/migrations.ts';
import { isTooOld, openDatabase } from './database.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fucina-watch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const NOTES = { sql: 'CREATE TABLE note (text TEXT NOT NULL) STRICT' };
const AUTHORS = { sql: "ALTER TABLE note ADD COLUMN author TEXT NOT NULL DEFAULT 'nobody'" };
const MORE = { sql: 'CREATE TABLE more (id INTEGER) STRICT' };

async function opened(migrations: Parameters<typeof openDatabase>[1] = MIGRATIONS) {
  const result = await openDatabase(folder, migrations);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

test('what is committed is on the disk, and two threads may read', async () => {
  const { database, close } = await opened();
  const setting = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {});
  expect(setting('journal_mode')).toEqual(['wal']);
  expect(setting('synchronous')).toEqual([2]);
  expect(setting('foreign_keys')).toEqual([1]);
  expect(setting('auto_vacuum')).toEqual([2]);
  expect(setting('trusted_schema')).toEqual([0]);
  close();
});

test('a second process is refused, and may have it when the first one has closed it', async () => {
  const first = await openSqliteStore(folder);
  expect(await openSqliteStore(folder)).toEqual({ ok: false, error: { code: 'in-use' } });
  await (first.ok && first.value.close());
  const again = await openSqliteStore(folder);
  expect(again.ok).toBe(true);
  await (again.ok && again.value.close());
});

test('a closed store answers nobody', async () => {
  const store = await openSqliteStore(folder);
  if (!store.ok) throw new Error(store.error.code);
  await store.value.close();
  await expect(store.value.openShard(0)).rejects.toThrow('closed');
});

test('a call that fails does not end the store', async () => {
  const store = await openSqliteStore(folder);
  if (!store.ok) throw new Error(store.error.code);
  const standing = { state: 'up', since: 0, recentStarts: [] } as const;
  const batch = {
    tick: 1,
    samples: [],
    standings: [{ target: 1, standing }],
    incidents: [],
    facts: [],
  };
  await expect(store.value.commit({ ...batch, shard: 0.5 })).rejects.toThrow('INTEGER');
  expect(await store.value.commit({ ...batch, shard: 0 })).toBe('kept');
  await store.value.close();
});

test('where a file is in the place of the folder, nothing can be kept', async () => {
  writeFileSync(join(folder, 'file'), '');
  for (const path of [join(folder, 'file'), join(folder, 'file', 'data')]) {
    expect(await openDatabase(path)).toMatchObject({ ok: false, error: { code: 'unwritable' } });
  }
});

test('a new shape keeps what was there, and a copy of the old file', async () => {
  const before = await opened([NOTES]);
  before.database.exec("INSERT INTO note (text) VALUES ('kept')");
  before.close();
  const after = await opened([NOTES, AUTHORS]);
  expect(after.database.prepare('SELECT * FROM note').all()).toMatchObject([
    { text: 'kept', author: 'nobody' },
  ]);
  after.close();
  expect(existsSync(join(folder, 'watch-of-version-1.db'))).toBe(true);
});

test('two copies are kept', async () => {
  (await opened([NOTES])).close();
  (await opened([NOTES, MORE])).close();
  (await opened([NOTES, MORE, AUTHORS])).close();
  (await opened([NOTES, MORE, AUTHORS, { sql: 'DROP TABLE more' }])).close();
  const kept = [1, 2, 3].map((version) =>
    existsSync(join(folder, `watch-of-version-${version}.db`)),
  );
  expect(kept).toEqual([false, true, true]);
});

test('a change of the shape that fails leaves the old one', async () => {
  const before = await opened([NOTES]);
  before.database.exec("INSERT INTO note (text) VALUES ('kept')");
  before.close();
  const broken = { sql: `${AUTHORS.sql}; SELECT * FROM nowhere` };
  await expect(openDatabase(folder, [NOTES, broken])).rejects.toThrow('nowhere');
  const after = await opened([NOTES]);
  expect(after.database.prepare('SELECT * FROM note').all()).toMatchObject([{ text: 'kept' }]);
  after.close();
});

test('a file that a later version made is left alone', async () => {
  (await opened([NOTES, AUTHORS])).close();
  expect(await openDatabase(folder, [NOTES])).toEqual({ ok: false, error: { code: 'newer' } });
});

test.each([
  ['3.51.3', false],
  ['3.53.4', false],
  ['4.0.0', false],
  ['3.51.2', true],
  ['3.50.9', true],
  ['2.99.99', true],
])('SQLite %s is too old: %s', (version, isOld) => expect(isTooOld(version)).toBe(isOld));
