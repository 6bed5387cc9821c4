// Several processes that check: each has some of the shards, and what one is asked concerns whichever has the target.
import type { Result } from '@fucina/server-address';
import { Pool } from 'pg';
import type { Watcher } from '../checks/watcher.ts';
import type { RunningWatch } from '../running-watch.ts';
import { reasonOf } from '../store/postgres/open-postgres-store.ts';
import type { WatchStore } from '../store/watch-store.ts';
import { type Announcement, CHANNEL, listenToAnnouncements } from './announcements.ts';
import { openBossClaims } from './boss-claims.ts';
import type { ShardClaims } from './shard-claims.ts';
import { type Sharing, shareShards } from './share-shards.ts';

interface SharedWatchOptions {
  readonly url: string;
  readonly shards: number;
  readonly store: WatchStore;
  readonly watcher: Watcher;
  /** Milliseconds, never back. */
  readonly now: () => number;
  /** Resolves after that time, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** It is tried again. */
  readonly onFailure: (error: unknown) => void;
}

export interface SharedWatch extends Pick<Sharing, 'has' | 'isSure' | 'lost'> {
  /** Tells whoever has the target. */
  readonly watcher: RunningWatch['watcher'];
  /** What was found must be kept before. */
  readonly stop: () => Promise<void>;
}

const CONNECTIONS = 2;
const CONNECT_MS = 5000;
const ANSWER_MS = 10_000;

/** Why it cannot be is told in the words of PostgreSQL. */
export async function shareWatch(
  options: SharedWatchOptions,
): Promise<Result<SharedWatch, string>> {
  const { url, shards, store, watcher, now, wait, onFailure } = options;
  const pool = new Pool({
    connectionString: url,
    application_name: 'fucina',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let claims: ShardClaims;
  try {
    claims = await openBossClaims({ pool, shards, now, onError: onFailure });
  } catch (error) {
    await pool.end();
    return { ok: false, error: reasonOf(error) };
  }
  const sharing = shareShards({ claims, shards, watcher, now, wait, onFailure });

  async function watch(shard: number, id: number): Promise<void> {
    if (!sharing.has(shard)) return;
    const target = (await store.openShard(shard)).find((one) => one.id === id);
    if (target !== undefined) watcher.watch(target);
  }

  function hear(message: Announcement): void {
    if (message.kind === 'watch') watch(message.shard, message.target).catch(onFailure);
    else if (message.kind === 'forget') watcher.forget(message.target);
    else watcher.checkNow(message.target);
  }

  const stopListening = listenToAnnouncements({
    ...{ url, hear, wait, onFailure },
    onGap: sharing.reopen,
  });

  function tell(message: Announcement): void {
    const text = JSON.stringify(message);
    pool.query('SELECT pg_notify($1, $2)', [CHANNEL, text]).catch(onFailure);
  }

  return {
    ok: true,
    value: {
      ...sharing,
      watcher: {
        watch: ({ id, shard }) => tell({ kind: 'watch', target: id, shard }),
        forget: (target) => tell({ kind: 'forget', target }),
        checkNow: (target) => tell({ kind: 'check', target }),
      },
      async stop() {
        await stopListening();
        await sharing.stop();
        await pool.end();
      },
    },
  };
}
