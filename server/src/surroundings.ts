import type { Result } from '@fucina/server-address';
import type { Logger } from 'pino';
import type { Dependencies } from './app.ts';
import { readBuildInfo } from './build-info.ts';
import { createCaches } from './cache/caches.ts';
import { connectRedis } from './cache/redis.ts';
import { shedExpensiveWork, watchEventLoop } from './event-loop-watch.ts';
import { createLimits, noLimits } from './limits/limits.ts';
import { createMetrics } from './metrics.ts';
import { measureMojang, measurePings } from './outside-metrics.ts';
import { readSiteFiles } from './pages/site-files.ts';
import { statusPageLoader } from './pages/status-page-bundle.ts';
import type { Settings } from './settings.ts';
import { monotonicNow, threadCpuMs, wallNow } from './steady-clock.ts';
import { connectMojang } from './tools/skins/mojang/connect-mojang.ts';
import { createServerPing, openBlockedServers } from './tools/status/server-ping.ts';
import { openWatch } from './watch/open-watch.ts';

interface SurroundingsOptions {
  readonly settings: Settings;
  readonly logger: Logger;
  /** The folder of the built site. */
  readonly dist: string;
}

interface Surroundings {
  readonly dependencies: Dependencies;
  /** False while what the watch finds out cannot be kept. */
  readonly isKeeping: () => boolean;
  readonly close: () => Promise<void>;
}

/** Everything real that `createApp` is handed: files, Redis, clock. Or, in one sentence, why it cannot be. */
export async function createSurroundings(
  options: SurroundingsOptions,
): Promise<Result<Surroundings, string>> {
  const { settings, logger, dist } = options;
  const build = await readBuildInfo(settings.FUCINA_COMMIT);
  const metrics = createMetrics({ isProcessWatched: true, build });
  const redisObserver = {
    state: metrics.observeRedisState,
    command: metrics.observeRedisCommand,
  };
  const redis =
    settings.REDIS_URL === undefined
      ? undefined
      : connectRedis(settings.REDIS_URL, logger, redisObserver);
  const site = await readSiteFiles(dist).catch((error) => {
    logger.warn({ reason: error.message }, 'the built site cannot be read: only the API is served');
    return undefined;
  });
  const shared = redis === undefined ? {} : { redis };
  const budgets = settings.RATE_LIMIT
    ? createLimits({ ...shared, observeRefusal: metrics.observeRefusal })
    : noLimits;
  const eventLoop = watchEventLoop(monotonicNow);
  const limits = shedExpensiveWork(budgets, {
    isLagging: eventLoop.isLagging,
    observeShed: metrics.observeShed,
  });
  const stopping = new AbortController();
  const blockedServers = openBlockedServers(settings);
  const registry = metrics.registry;
  const watch = await openWatch({ settings, logger, registry, now: monotonicNow, blockedServers });
  if (!watch.ok) return watch;
  const surroundings: Surroundings = {
    dependencies: {
      settings,
      build,
      logger,
      metrics,
      now: wallNow,
      monotonicNow,
      threadCpuMs,
      caches: createCaches({ ...shared, observe: metrics.observeCache }),
      mojang: measureMojang(connectMojang(settings, redis), metrics.registry, monotonicNow),
      limits,
      ping: measurePings(
        createServerPing({
          settings,
          limits,
          // Without Redis, whose answers a visitor would wait for.
          shares: createLimits({ observeRefusal: metrics.observeRefusal }),
          metrics,
          stopping: stopping.signal,
          now: wallNow,
          blockedServers,
        }),
        metrics.registry,
        monotonicNow,
      ),
      ...(watch.value && { watch: watch.value.running }),
      ...(site && { site, loadStatusPage: statusPageLoader(dist) }),
    },
    isKeeping: watch.value?.isKeeping ?? (() => true),
    close: async () => {
      await watch.value?.close();
      stopping.abort();
      eventLoop.close();
      redis?.close();
    },
  };
  return { ok: true, value: surroundings };
}
