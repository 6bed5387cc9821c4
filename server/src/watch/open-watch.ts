// Starts the watch where the settings want it and what is found can be kept.
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
import { startEndingUnused } from './end-unused.ts';
import { startLive } from './live/start-live.ts';
import { type KeptWatches, openStore, unusable } from './open-store.ts';
import type { RunningWatch } from './running-watch.ts';
import { type SharedWatch, shareWatch } from './sharing/share-watch.ts';
import { startAlerts } from './start-alerts.ts';
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

/** A disk that hangs does not keep the process. */
const CLOSE_MS = 5000;
/** While PostgreSQL is gone, something fails each second. */
const COMPLAINT_MS = 60_000;

/** Nothing where servers are not watched. What was named and cannot be used is an error, in one sentence. */
export async function openWatch(
  options: OpenWatchOptions,
): Promise<Result<OpenWatch | undefined, string>> {
  const { settings, logger } = options;
  if (!settings.WATCH) return { ok: true, value: undefined };
  const kept = await openStore(settings, logger);
  if (kept.ok) return start(kept.value, options);
  if (kept.error.isNamed) return { ok: false, error: kept.error.sentence };
  logger.warn({ reason: kept.error.sentence }, 'servers are not watched');
  return { ok: true, value: undefined };
}

async function start(
  { store: opened, sealer, shared }: KeptWatches,
  { settings, logger, registry, now, blockedServers }: OpenWatchOptions,
): Promise<Result<OpenWatch, string>> {
  const { store, isKeeping } = measureCommits(opened, registry, now);
  const metrics = createWatchMetrics(registry);
  const stopping = new AbortController();
  const addressPolicy = createAddressPolicy({
    allowsPrivate: settings.PING_ALLOW_PRIVATE,
    refusedNetworks: settings.PING_REFUSE,
  });
  const seconds = () => Math.floor(now() / 1000);
  const wait = (ms: number, signal: AbortSignal) =>
    pause(ms, undefined, { signal }).catch(() => undefined);
  let sharing: SharedWatch | undefined;
  const watcher = await startWatcher({
    store,
    shards: shared === undefined ? [...Array(SHARDS).keys()] : [],
    mayCheck: () => shared === undefined || sharing?.isSure() === true,
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
    wait,
    random: Math.random,
    observe: {
      ...metrics,
      effect: (target, effect) => {
        followEffect({ store, watcher, now: seconds }, target, effect).catch((error) =>
          logger.error({ err: error, target }, effect.kind),
        );
      },
      storeFailed: (error) => logger.error({ err: error }, 'the watch cannot keep what it found'),
      lostShard(shard) {
        logger.error({ shard }, 'another process keeps this shard');
        sharing?.lost(shard);
      },
    },
  });
  metrics.follow(watcher);
  if (shared !== undefined) {
    let complainedMs = Number.NEGATIVE_INFINITY;
    const onFailure = (error: unknown) => {
      if (now() - complainedMs < COMPLAINT_MS) return;
      complainedMs = now();
      logger.error({ err: error }, 'the processes that watch cannot share their work');
    };
    const opened = await shareWatch({ ...shared, store, watcher, now, wait, onFailure });
    if (!opened.ok) {
      await watcher.stop();
      await store.close();
      return { ok: false, error: unusable(opened.error) };
    }
    sharing = opened.value;
  }
  const outbox = sharing === undefined ? store : onlyWhere(sharing, store);
  const alerts = startAlerts({
    settings,
    logger,
    registry,
    addressPolicy,
    sealer,
    store: outbox,
    now,
  });

  const stopEndingUnused = startEndingUnused({
    store,
    watcher: sharing?.watcher ?? watcher,
    isOurs: () => sharing === undefined || sharing.has(0),
    now: seconds,
    wait,
    onFailure: (error) => logger.error({ err: error }, 'unused watches could not be ended'),
  });

  const live = startLive({
    running: { store, now: seconds },
    wait,
    onFailure: (error) => logger.error({ err: error }, 'what is new could not be read'),
  });

  async function end(): Promise<void> {
    live.end();
    stopping.abort();
    await stopEndingUnused();
    await watcher.stop();
    await sharing?.stop();
    await alerts.stop();
    await store.close();
  }

  return {
    ok: true,
    value: {
      running: {
        store,
        watcher: sharing?.watcher ?? watcher,
        now: seconds,
        maxWatches: settings.WATCH_MAX,
        ...(!settings.RATE_LIMIT && { mostADay: settings.WATCH_MAX }),
        place: settings.WATCH_PLACE,
        alerts: alerts.running,
        live,
      },
      isKeeping,
      close: async () => {
        await within(CLOSE_MS, end());
      },
    },
  };
}

/** One process sends, so that people get no more messages than one process would send. */
function onlyWhere(sharing: SharedWatch, store: WatchStore): WatchStore {
  const leaseDeliveries: WatchStore['leaseDeliveries'] = async (now, limit) =>
    sharing.has(0) ? store.leaseDeliveries(now, limit) : [];
  return { ...store, leaseDeliveries };
}

/** The hosts that are asked for players anyway. */
function mojangOf({ MOJANG_API_URL, MOJANG_SESSION_URL }: Settings) {
  return [MOJANG_API_URL, MOJANG_SESSION_URL].map((text) => {
    const { hostname, port, protocol } = new URL(text);
    const usual = protocol === 'https:' ? 443 : 80;
    return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? usual : Number(port) };
  });
}
