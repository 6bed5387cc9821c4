// Starts the watch where the settings want it and its folder can be used.
import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '@fucina/server-address';
import { type BlockedServers, createAddressPolicy } from '@fucina/server-ping';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { within } from '../deadline.ts';
import type { Settings } from '../settings.ts';
import type { MonotonicNow } from '../steady-clock.ts';
import { createBeacons } from './checks/beacons.ts';
import { followEffect } from './checks/follow-effects.ts';
import { createPingTarget } from './checks/ping-target.ts';
import { startWatcher } from './checks/watcher.ts';
import type { RunningWatch } from './running-watch.ts';
import type { Sealer } from './sealing/sealer.ts';
import { openSealer, startAlerts } from './start-alerts.ts';
import type { OpenError } from './store/sqlite/database.ts';
import { openSqliteStore } from './store/sqlite/open-sqlite-store.ts';
import { SHARDS, type WatchStore } from './store/watch-store.ts';
import { createWatchMetrics, measureCommits } from './watch-metrics.ts';

interface OpenWatchOptions {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly registry: Registry;
  /** Milliseconds since the epoch, never back. */
  readonly now: MonotonicNow;
  readonly blockedServers: BlockedServers;
}

export interface OpenWatch {
  readonly running: RunningWatch;
  /** False where nothing could be kept for a minute. */
  readonly isKeeping: () => boolean;
  /** Begins no more checks, keeps what was found, closes the store. */
  readonly close: () => Promise<void>;
}

const DEFAULT_FOLDER = 'data';
/** A disk that hangs does not keep the process. */
const CLOSE_MS = 5000;

/** Nothing where servers are not watched. A folder that was named and cannot be used is an error, in one sentence. */
export async function openWatch(
  options: OpenWatchOptions,
): Promise<Result<OpenWatch | undefined, string>> {
  const { settings, logger } = options;
  if (!settings.WATCH) return { ok: true, value: undefined };
  const isNamed = settings.DATA_DIR !== undefined;
  const folder = settings.DATA_DIR ?? DEFAULT_FOLDER;
  const refuse = (reason: string): Result<undefined, string> => {
    if (isNamed) return { ok: false, error: reason };
    logger.warn({ reason }, 'servers are not watched');
    return { ok: true, value: undefined };
  };
  if (settings.WORKERS > 1) return refuse('DATA_DIR can be used with WORKERS=1 only.');
  const opened = await openSqliteStore(folder);
  if (!opened.ok) return refuse(sentenceOf(opened.error, folder));
  const sealer = openSealer(folder, settings.WATCH_KEY);
  if (!sealer.ok) {
    await opened.value.close();
    return refuse(sealer.error);
  }
  return { ok: true, value: await start(opened.value, sealer.value, options) };
}

async function start(
  opened: WatchStore,
  sealer: Sealer,
  { settings, logger, registry, now, blockedServers }: OpenWatchOptions,
): Promise<OpenWatch> {
  const { store, isKeeping } = measureCommits(opened, registry, now);
  const metrics = createWatchMetrics(registry);
  const stopping = new AbortController();
  const addressPolicy = createAddressPolicy({
    allowsPrivate: settings.PING_ALLOW_PRIVATE,
    refusedNetworks: settings.PING_REFUSE,
  });
  const seconds = () => Math.floor(now() / 1000);
  const watcher = await startWatcher({
    store,
    shards: [...Array(SHARDS).keys()],
    check: createPingTarget({
      addressPolicy,
      blockedServers,
      nameServer: settings.PING_DNS_SERVER,
      stopping: stopping.signal,
      now,
      onMistake: (error) => logger.error({ err: error }, 'a check failed on our side'),
    }),
    beacons: createBeacons(settings.WATCH_BEACONS ?? mojangOf(settings)),
    now,
    wait: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
    random: Math.random,
    observe: {
      ...metrics,
      effect: (target, effect) => {
        followEffect({ store, watcher, now: seconds }, target, effect).catch((error) =>
          logger.error({ err: error, target }, effect.kind),
        );
      },
      storeFailed: (error) => logger.error({ err: error }, 'the watch cannot keep what it found'),
      lostShard: (shard) => logger.error({ shard }, 'another process keeps this shard'),
    },
  });
  metrics.follow(watcher);
  const alerts = startAlerts({ settings, logger, registry, addressPolicy, sealer, store, now });

  async function end(): Promise<void> {
    stopping.abort();
    await watcher.stop();
    await alerts.stop();
    await store.close();
  }

  return {
    running: {
      store,
      watcher,
      now: seconds,
      maxWatches: settings.WATCH_MAX,
      place: settings.WATCH_PLACE,
      alerts: alerts.running,
    },
    isKeeping,
    close: async () => {
      await within(CLOSE_MS, end());
    },
  };
}

/** The hosts that are asked for players anyway. */
function mojangOf({ MOJANG_API_URL, MOJANG_SESSION_URL }: Settings) {
  return [MOJANG_API_URL, MOJANG_SESSION_URL].map((text) => {
    const { hostname, port, protocol } = new URL(text);
    const usual = protocol === 'https:' ? 443 : 80;
    return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? usual : Number(port) };
  });
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
