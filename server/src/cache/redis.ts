import { Redis } from 'ioredis';
import type { Logger } from 'pino';

export interface RedisConnections {
  readonly commands: Redis;
  readonly subscriber: Redis;
  readonly isUp: () => boolean;
  readonly close: () => void;
}

// Redis is a convenience: a request never waits longer than this for it.
const COMMAND_TIMEOUT_MS = 250;

/**
 * Connects in the background. While Redis is away every command fails at once, so that the in-process cache and
 * limits take over; the log has one line when it goes and one when it comes.
 */
export function connectRedis(url: string, logger: Logger): RedisConnections {
  const shared = {
    connectTimeout: 2000,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, 3000),
  };
  const commands = new Redis(url, {
    ...shared,
    commandTimeout: COMMAND_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  const subscriber = new Redis(url, { ...shared, maxRetriesPerRequest: null });
  let isUp = true;
  const lose = (error: Error) => {
    if (isUp)
      logger.warn(
        { reason: error.message },
        'Redis is away: each process uses its own cache and limits',
      );
    isUp = false;
  };
  commands.on('error', lose);
  subscriber.on('error', lose);
  commands.on('ready', () => {
    if (!isUp) logger.info('Redis is back');
    isUp = true;
  });
  return {
    commands,
    subscriber,
    isUp: () => commands.status === 'ready',
    close: () => {
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}
