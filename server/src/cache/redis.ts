import { type Command, Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import {
  createRedisHealth,
  LATE_AFTER_MS,
  outcomeOf,
  type RedisHealth,
  type RedisState,
} from './redis-health.ts';

export interface RedisConnections {
  readonly commands: Redis;
  readonly subscriber: Redis;
  readonly isUp: () => boolean;
  readonly close: () => void;
}

export interface RedisObserver {
  readonly state?: (state: RedisState) => void;
  readonly command?: (seconds: number) => void;
}

interface RedisPatience {
  readonly lossLimitMs?: number;
}

const PROBE_KEY = 'fucina:probe';
const PROBE_TTL_MS = 60_000;

/**
 * Connects in the background. While Redis is away, slow or refuses writes, every command fails at once, so that the
 * in-process cache and limits take over. Each change of its state is one line in the log.
 */
export function connectRedis(
  url: string,
  logger: Logger,
  observer: RedisObserver = {},
  patience: RedisPatience = {},
): RedisConnections {
  const shared = {
    connectTimeout: 2000,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, 3000),
  };
  const health = createRedisHealth({
    ...patience,
    probe: () => commands.probe(),
    onChange(state, reason) {
      observer.state?.(state);
      if (state === 'up') logger.info({ redis: state }, 'Redis is in use');
      else {
        logger.warn(
          { redis: state, reason },
          'Redis is left aside: each process uses its own cache and limits',
        );
      }
    },
  });
  const commands = new GuardedRedis(
    url,
    { ...shared, enableOfflineQueue: false, maxRetriesPerRequest: 0 },
    health,
    observer,
  );
  const subscriber = new Redis(url, { ...shared, maxRetriesPerRequest: null });

  let isClosing = false;
  commands.on('ready', health.connected);
  commands.on('error', (error) => {
    if (commands.status !== 'ready') health.disconnected(error.message);
  });
  commands.on('close', () => {
    if (!isClosing) health.disconnected('the connection was closed');
  });
  // It goes to the same Redis: the other connection says what is the matter.
  subscriber.on('error', () => undefined);
  return {
    commands,
    subscriber,
    isUp: health.isUp,
    close: () => {
      isClosing = true;
      health.close();
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}

/** Every command passes here, those of the limits and of the cache alike. */
class GuardedRedis extends Redis {
  readonly #health: RedisHealth;
  readonly #observer: RedisObserver;
  #isProbing = false;

  constructor(url: string, options: RedisOptions, health: RedisHealth, observer: RedisObserver) {
    super(url, options);
    this.#health = health;
    this.#observer = observer;
  }

  async probe() {
    this.#isProbing = true;
    const answer = this.set(PROBE_KEY, 1, 'PX', PROBE_TTL_MS);
    this.#isProbing = false;
    return answer.then(() => 'ok' as const, outcomeOfFailure);
  }

  override sendCommand(...sent: Parameters<Redis['sendCommand']>): unknown {
    const [command] = sent;
    // ioredis's own commands while it connects.
    if (this.status !== 'ready') return super.sendCommand(...sent);
    if (!this.#health.isUp() && !this.#isProbing) {
      command.reject(new LeftAside('Redis is left aside'));
      return command.promise;
    }
    this.#watch(command);
    return super.sendCommand(...sent);
  }

  #watch(command: Command): void {
    const sentAt = performance.now();
    let lateSince: number | undefined;
    let timer = afterReading(LATE_AFTER_MS, () => {
      lateSince = performance.now();
      timer = afterReading(this.#health.patienceMs(), () => {
        command.reject(new LeftAside('Redis is slow'));
      });
    });
    const settle = (outcome: ReturnType<typeof outcomeOf>) => {
      timer.cancel();
      this.#observer.command?.((performance.now() - sentAt) / 1000);
      this.#health.record(outcome, lateSince);
    };
    command.promise.then(
      () => settle('ok'),
      (error) => settle(outcomeOfFailure(error)),
    );
  }
}

/** A timer that lets answers be read first which came while this process was busy. */
function afterReading(ms: number, act: () => void): { readonly cancel: () => void } {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(act);
  }, ms);
  return {
    cancel() {
      clearTimeout(timer);
      clearImmediate(immediate);
    },
  };
}

/** Redis was given up on, by us. */
class LeftAside extends Error {}

function outcomeOfFailure(error: Error) {
  return error instanceof LeftAside ? 'slow' : outcomeOf(error);
}
