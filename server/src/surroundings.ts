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
import type { Settings } from './settings.ts';
import { monotonicNow, threadCpuMs, wallNow } from './steady-clock.ts';
import { connectMojang } from './tools/skins/mojang/connect-mojang.ts';
import { createServerPing } from './tools/status/server-ping.ts';

interface SurroundingsOptions {
  readonly settings: Settings;
  readonly logger: Logger;
  /** The folder of the built site. */
  readonly dist: string;
}

interface Surroundings {
  readonly dependencies: Dependencies;
  readonly close: () => void;
}

/** Everything real that `createApp` is handed: files, Redis, clock. */
export async function createSurroundings(options: SurroundingsOptions): Promise<Surroundings> {
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
  return {
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
        }),
        metrics.registry,
        monotonicNow,
      ),
      ...(site && { site }),
    },
    close: () => {
      stopping.abort();
      eventLoop.close();
      redis?.close();
    },
  };
}
