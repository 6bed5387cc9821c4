import { type Logger, pino } from 'pino';
import type { Dependencies } from './app.ts';
import { createCaches } from './cache/caches.ts';
import { connectRedis } from './cache/redis.ts';
import { createLimits, noLimits } from './limits/limits.ts';
import { createMetrics } from './metrics.ts';
import { readSiteFiles } from './pages/site-files.ts';
import type { Settings } from './settings.ts';
import { connectMojang } from './skins/mojang/connect-mojang.ts';
import { createServerPing } from './status/server-ping.ts';

interface SurroundingsOptions {
  readonly settings: Settings;
  /** The folder of the built site. */
  readonly dist: string;
  readonly isReady: () => boolean;
}

interface Surroundings {
  readonly dependencies: Dependencies;
  readonly close: () => void;
}

/** Everything real that `createApp` is handed: files, Redis, clock, log. */
export async function createSurroundings(options: SurroundingsOptions): Promise<Surroundings> {
  const { settings, dist, isReady } = options;
  const logger = createLogger(settings);
  const metrics = createMetrics({ isProcessWatched: true });
  const redis =
    settings.REDIS_URL === undefined ? undefined : connectRedis(settings.REDIS_URL, logger);
  const site = await readSiteFiles(dist).catch((error) => {
    logger.warn({ reason: error.message }, 'the built site cannot be read: only the API is served');
    return undefined;
  });
  const shared = redis === undefined ? {} : { redis };
  const limits = settings.RATE_LIMIT
    ? createLimits({ ...shared, observeRefusal: metrics.observeRefusal })
    : noLimits;
  const stopping = new AbortController();
  return {
    dependencies: {
      settings,
      logger,
      metrics,
      now: Date.now,
      caches: createCaches({ ...shared, observe: metrics.observeCache }),
      mojang: connectMojang(settings),
      limits,
      ping: createServerPing({ settings, limits, stopping: stopping.signal, now: Date.now }),
      ...(site && { site }),
      isReady,
    },
    close: () => {
      stopping.abort();
      redis?.close();
    },
  };
}

/** JSON lines, written a few times a second; what is left is written when the process ends. */
function createLogger({ LOG_LEVEL }: Settings): Logger {
  const output = pino.destination({ sync: false, minLength: 4096, periodicFlush: 250 });
  return pino({ level: LOG_LEVEL, base: null }, output);
}
