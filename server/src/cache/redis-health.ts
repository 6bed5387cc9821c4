export const REDIS_STATES = ['up', 'slow', 'down', 'full', 'refusing'] as const;
export type RedisState = (typeof REDIS_STATES)[number];

/** What a command came to; the rest of Redis's errors say something about the command, not about Redis. */
type Outcome = 'ok' | 'slow' | 'full' | 'refusing';

interface RedisHealthOptions {
  /** A small write, sent while Redis is bypassed. Resolves when Redis took it in good time. */
  readonly probe: () => Promise<Outcome>;
  readonly onChange: (state: RedisState, reason: string) => void;
  /** How much time late commands may cost before Redis is bypassed. */
  readonly lossLimitMs?: number;
}

export interface RedisHealth {
  /** Commands are sent. In every other state Redis is bypassed. */
  readonly isUp: () => boolean;
  readonly connected: () => void;
  readonly disconnected: (reason: string) => void;
  /** How long a late command may still be waited for. */
  readonly patienceMs: () => number;
  /** `lateSince`: when the command became late, by `performance.now()`. */
  readonly record: (outcome: Outcome, lateSince?: number) => void;
  readonly close: () => void;
}

/** A command that takes longer is late. In one data centre an answer takes less than one millisecond. */
export const LATE_AFTER_MS = 3;
// A request waits for up to ten commands, one after the other (a status that no cache has, over IPv6):
// 10 * 3 + 18 stays below the 50 ms that Redis may cost it.
const LOSS_LIMIT_MS = 18;
// This much of the time may be lost for ever.
const TOLERATED_SHARE = 0.1;

const PROBE_EVERY_MS = 500;
const PROBES_TO_RETURN = 3;

/**
 * A circuit breaker around Redis: it adds up the time that was lost in waiting for late commands, whoever waited, so
 * no single request can have lost more. Not cockatiel's, which sends a visitor's request as the probe and counts its rest
 * by the wall clock: here a timer asks, so that nobody waits for a Redis that is not well.
 */
export function createRedisHealth({
  probe,
  onChange,
  lossLimitMs = LOSS_LIMIT_MS,
}: RedisHealthOptions): RedisHealth {
  let state: RedisState | undefined;
  let lostMs = 0;
  let countedUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  const become = (next: RedisState, reason: string) => {
    clearTimeout(timer);
    lostMs = 0;
    if (next !== 'up' && next !== 'down') askLater(0);
    if (state === next) return;
    state = next;
    onChange(next, reason);
  };

  const askLater = (goodProbes: number) => {
    timer = setTimeout(async () => {
      const outcome = await probe();
      if (state === 'up' || state === 'down') return;
      if (outcome !== 'ok') become(outcome, REASONS[outcome]);
      else if (goodProbes + 1 === PROBES_TO_RETURN) become('up', 'it answers in good time');
      else askLater(goodProbes + 1);
    }, PROBE_EVERY_MS);
    timer.unref();
  };

  const lost = () =>
    Math.max(0, lostMs - TOLERATED_SHARE * Math.max(0, performance.now() - countedUntil));

  return {
    isUp: () => state === 'up',
    connected: () => become('up', 'connected'),
    disconnected: (reason) => become('down', reason),
    patienceMs: () => lossLimitMs - lost(),
    record(outcome, lateSince) {
      if (state !== 'up') return;
      if (outcome !== 'ok') return become(outcome, REASONS[outcome]);
      if (lateSince === undefined) return;
      const now = performance.now();
      // Commands that were late at the same time are counted once.
      lostMs = lost() + now - Math.max(lateSince, countedUntil);
      countedUntil = now;
      if (lostMs >= lossLimitMs) become('slow', REASONS.slow);
    },
    close: () => clearTimeout(timer),
  };
}

const REASONS = {
  slow: 'its answers are slow',
  full: 'its memory is full',
  refusing: 'it refuses writes',
} as const;

/** Reads the first word of an error of Redis. */
export function outcomeOf(error: Error): Outcome {
  const word = error.message.split(' ', 1)[0] ?? '';
  if (word === 'OOM') return 'full';
  return REFUSALS.has(word) ? 'refusing' : 'ok';
}

const REFUSALS = new Set([
  'CLUSTERDOWN',
  'LOADING',
  'MASTERDOWN',
  'MISCONF',
  'NOAUTH',
  'NOPERM',
  'NOREPLICAS',
  'READONLY',
]);
