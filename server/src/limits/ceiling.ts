import { Problem } from '../problem.ts';

export interface CeilingOptions {
  /** How many may run at once. */
  readonly maxRunning: number;
  /** How many may wait for their turn; one more is refused with 503. */
  readonly maxWaiting: number;
}

export interface Ceiling {
  /** Runs the work when there is room. A signal that aborts while it waits gives up its place. */
  readonly run: <Value>(work: () => Promise<Value>, signal?: AbortSignal) => Promise<Value>;
  readonly running: () => number;
  readonly waiting: () => number;
}

const RETRY_AFTER_S = 2;

/** Bounds how much outbound work goes on at once, whoever asked for it. First come, first served. */
export function createCeiling({ maxRunning, maxWaiting }: CeilingOptions): Ceiling {
  const queue = new Set<() => void>();
  let running = 0;

  const enter = (signal: AbortSignal | undefined): Promise<void> => {
    signal?.throwIfAborted();
    if (running < maxRunning) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.size >= maxWaiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        queue.delete(start);
        reject(signal?.reason);
      };
      // The place of whoever leaves is handed over, so `running` stays.
      const start = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      queue.add(start);
    });
  };

  const leave = () => {
    const [next] = queue;
    if (next === undefined) {
      running -= 1;
      return;
    }
    queue.delete(next);
    next();
  };

  return {
    async run(work, signal) {
      await enter(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    running: () => running,
    waiting: () => queue.size,
  };
}

export interface Ceilings {
  readonly run: <Value>(
    key: string,
    work: () => Promise<Value>,
    signal?: AbortSignal,
  ) => Promise<Value>;
}

/** A ceiling per key (say, per target address) that exists only while something runs under it. */
export function createCeilings(options: CeilingOptions): Ceilings {
  const ceilings = new Map<string, Ceiling>();
  return {
    async run(key, work, signal) {
      const ceiling = ceilings.get(key) ?? createCeiling(options);
      ceilings.set(key, ceiling);
      try {
        return await ceiling.run(work, signal);
      } finally {
        if (ceiling.running() === 0 && ceiling.waiting() === 0) ceilings.delete(key);
      }
    },
  };
}

function busy(): Problem {
  return new Problem(503, 'busy', 'Too much is going on here: try again in a moment.', {
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
  });
}
