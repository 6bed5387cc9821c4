// The one file that knows how SQLite is opened.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Result } from '@fucina/server-address';
import { MIGRATIONS, type Migration } from '../sql/migrations.ts';

export interface OpenDatabase {
  readonly database: DatabaseSync;
  readonly close: () => void;
}

export interface OpenError {
  readonly code: /** Its version may damage the file: two connections that write the log at the same moment (before 3.51.3). */
    | 'sqlite-too-old'
    /** The folder cannot be made or written. */
    | 'unwritable'
    /** Another process has it. */
    | 'in-use'
    /** A later version of Fucina made it. */
    | 'newer';
  readonly reason?: string;
}

const OLDEST_SQLITE = [3, 51, 3];
const FILE = 'watch.db';
const LOCK_FILE = 'watch.lock';
const KEPT_COPIES = 2;
const BUSY_MS = 5000;
const SQLITE_BUSY = 5;

const READING = 'PRAGMA cache_size = -16384; PRAGMA trusted_schema = OFF;';
const SETTINGS = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864;
  ${READING}
`;

export async function openDatabase(
  folder: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Result<OpenDatabase, OpenError>> {
  if (isTooOld(sqliteVersion())) return refused('sqlite-too-old', sqliteVersion());
  let lock: DatabaseSync | undefined;
  let database: DatabaseSync | undefined;
  const close = () => {
    database?.close();
    lock?.close();
  };
  const refuse = (code: OpenError['code'], reason?: string) => {
    close();
    return refused(code, reason);
  };
  try {
    mkdirSync(folder, { recursive: true });
    lock = new DatabaseSync(join(folder, LOCK_FILE));
    // The system gives it back when the process ends, however it ends.
    lock.exec('BEGIN EXCLUSIVE');
    database = new DatabaseSync(join(folder, FILE), { timeout: BUSY_MS });
    // Only before the first table.
    database.exec('PRAGMA auto_vacuum = INCREMENTAL');
    database.exec(SETTINGS);
    if (versionOf(database) > migrations.length) return refuse('newer');
    await migrate(database, folder, migrations);
    return { ok: true, value: { database, close } };
  } catch (error) {
    if (isBusy(error)) return refuse('in-use');
    if (isUnwritable(error)) return refuse('unwritable', error.message);
    close();
    throw error;
  }
}

/** Another connection to what `openDatabase` has opened. It changes nothing. */
export function openForReading(folder: string): OpenDatabase {
  const database = new DatabaseSync(join(folder, FILE), { readOnly: true, timeout: BUSY_MS });
  database.exec(READING);
  return { database, close: () => database.close() };
}

/** What is written within it is kept as a whole, or not at all; what is read is of one moment. */
export async function inTransaction<Value>(
  database: DatabaseSync,
  kind: 'read' | 'change',
  work: () => Promise<Value>,
): Promise<Value> {
  database.exec(kind === 'read' ? 'BEGIN' : 'BEGIN IMMEDIATE');
  try {
    const value = await work();
    database.exec('COMMIT');
    return value;
  } catch (error) {
    // After a full disk SQLite may have rolled back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

export function isTooOld(version: string): boolean {
  const parts = version.split('.').map(Number);
  const differing = OLDEST_SQLITE.findIndex((part, index) => part !== parts[index]);
  return differing >= 0 && (parts[differing] ?? 0) < (OLDEST_SQLITE[differing] ?? 0);
}

function sqliteVersion(): string {
  const memory = new DatabaseSync(':memory:');
  const row = memory.prepare('SELECT sqlite_version() AS version').get();
  memory.close();
  return String(row?.version);
}

/** Each migration by itself, forward only. What was there before the first of them is copied. */
async function migrate(
  database: DatabaseSync,
  folder: string,
  migrations: readonly Migration[],
): Promise<void> {
  const from = versionOf(database);
  if (from > 0 && from < migrations.length) copyBefore(database, folder, from);
  for (const [index, { sql }] of migrations.entries()) {
    if (index < from) continue;
    await inTransaction(database, 'change', async () => {
      database.exec(sql);
      database.exec(`PRAGMA user_version = ${index + 1}`);
    });
  }
}

function copyBefore(database: DatabaseSync, folder: string, version: number): void {
  const copy = join(folder, copyName(version));
  if (existsSync(copy)) rmSync(copy);
  database.prepare('VACUUM INTO ?').run(copy);
  const copies = readdirSync(folder)
    .map((file) => Number(/^watch-of-version-(\d+)\.db$/.exec(file)?.[1]))
    .filter((found) => found > 0)
    .sort((a, b) => a - b);
  for (const old of copies.slice(0, -KEPT_COPIES)) rmSync(join(folder, copyName(old)));
}

function copyName(version: number): string {
  return `watch-of-version-${version}.db`;
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

const UNWRITABLE = new Set(['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS', 'ENOSPC']);
/** SQLITE_READONLY, SQLITE_FULL, SQLITE_CANTOPEN. */
const UNWRITABLE_IN_SQLITE = new Set([8, 13, 14]);

function isUnwritable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return UNWRITABLE_IN_SQLITE.has(Number(error.errcode) & 0xff);
  return 'code' in error && UNWRITABLE.has(String(error.code));
}

function refused(code: OpenError['code'], reason?: string) {
  return { ok: false, error: reason === undefined ? { code } : { code, reason } } as const;
}
