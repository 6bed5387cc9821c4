// Where what is found is kept: in a folder of this machine, or in a PostgreSQL that several processes share.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '@fucina/server-address';
import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import { wallNow } from '../steady-clock.ts';
import { createSealer, type Sealer } from './sealing/sealer.ts';
import { openSealer } from './start-alerts.ts';
import { openPostgresStore } from './store/postgres/open-postgres-store.ts';
import { withBackups } from './store/sqlite/backups.ts';
import type { OpenError } from './store/sqlite/database.ts';
import { openSqliteStore } from './store/sqlite/open-sqlite-store.ts';
import type { WatchStore } from './store/watch-store.ts';

export interface KeptWatches {
  readonly store: WatchStore;
  readonly sealer: Sealer;
  /** What other processes may have, too. */
  readonly shared?: { readonly url: string; readonly shards: number };
}

interface Refusal {
  readonly sentence: string;
  /** Somebody wants it to be there. */
  readonly isNamed: boolean;
}

const DEFAULT_FOLDER = 'data';
const BACKUP_FOLDER = 'backup';

export function openStore(
  settings: Settings,
  logger: Logger,
): Promise<Result<KeptWatches, Refusal>> {
  const { DATABASE_URL: url } = settings;
  return url === undefined ? openFolder(settings, logger) : openDatabase(settings, url);
}

async function openFolder(
  settings: Settings,
  logger: Logger,
): Promise<Result<KeptWatches, Refusal>> {
  const isNamed = settings.DATA_DIR !== undefined;
  const folder = settings.DATA_DIR ?? DEFAULT_FOLDER;
  const refuse = (sentence: string) => ({ ok: false, error: { sentence, isNamed } }) as const;
  if (settings.WORKERS > 1) return refuse('DATA_DIR can be used with WORKERS=1 only.');
  const opened = await openSqliteStore(folder);
  if (!opened.ok) return refuse(sentenceOf(opened.error, folder));
  const sealer = openSealer(folder, settings.WATCH_KEY);
  if (!sealer.ok) {
    await opened.value.close();
    return refuse(sealer.error);
  }
  const store = withBackups(opened.value, {
    folder,
    backups: settings.WATCH_BACKUP_DIR ?? join(folder, BACKUP_FOLDER),
    kept: settings.WATCH_BACKUPS,
    now: wallNow,
    wait: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
    random: Math.random,
    onCopy: (path) => logger.info({ path }, 'the watch was copied'),
    onFailure: (error) => logger.error({ err: error }, 'the watch could not be copied'),
  });
  return { ok: true, value: { store, sealer: sealer.value } };
}

async function openDatabase(
  { WATCH_KEY: key }: Settings,
  url: string,
): Promise<Result<KeptWatches, Refusal>> {
  const refuse = (sentence: string) => ({ ok: false, error: { sentence, isNamed: true } }) as const;
  if (key === undefined) return refuse('WATCH_KEY must be set where DATABASE_URL is.');
  const opened = await openPostgresStore(url);
  if (!opened.ok) {
    const { code, reason = '' } = opened.error;
    return refuse(
      code === 'newer'
        ? 'DATABASE_URL: a later version of Fucina wrote what is in this database.'
        : unusable(reason),
    );
  }
  const { store, shards } = opened.value;
  const sealer = createSealer(Buffer.from(key, 'hex'));
  return { ok: true, value: { store, sealer, shared: { url, shards } } };
}

/** Why PostgreSQL cannot be used; the address may hold a password. */
export function unusable(reason: string): string {
  return `DATABASE_URL: this PostgreSQL cannot be used (${reason}).`;
}

function sentenceOf({ code, reason }: OpenError, folder: string): string {
  switch (code) {
    case 'in-use':
      return `DATA_DIR: another process uses ${folder}.`;
    case 'newer':
      return `DATA_DIR: a later version of Fucina wrote what is in ${folder}.`;
    case 'sqlite-too-old':
      return `WATCH: this Node has SQLite ${reason}, which can damage its files; use a newer one.`;
    case 'unwritable':
      return `DATA_DIR: ${folder} cannot be written (${reason}).`;
  }
}
