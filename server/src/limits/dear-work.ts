import type { Metrics } from '../metrics.ts';
import type { ThreadCpuMs } from '../steady-clock.ts';
import type { Work } from './budgets.ts';
import { type CeilingOptions, createCeiling } from './ceiling.ts';
import type { Limits } from './limits.ts';
import type { Balance } from './rate-limit-headers.ts';

/**
 * What such a request costs besides what is timed, such as reading it and writing its answer. It is charged before
 * anything is read.
 */
const ENTRY_MS: Readonly<Record<DearClass, number>> = { link: 2, mcp: 5 };

/**
 * A job keeps the loop for milliseconds. Meanwhile as many connections may have come as one client may have
 * (`MAX_CONNECTIONS_PER_CLIENT`). Turns with nothing to do take microseconds.
 */
export const TURNS_BETWEEN_JOBS = 256;

/** The dear classes, which are paid by time, each with what bounds how much of it goes on at once. */
export const DEAR_CLASSES = {
  // A picture takes 5 MB until it is compressed.
  link: {
    maxRunning: 4,
    maxStartsPerTurn: 1,
    turnsBetweenStarts: TURNS_BETWEEN_JOBS,
    maxRunningPerClient: 2,
    maxWaiting: 64,
    maxWaitingPerClient: 8,
    maxWaitMs: 5000,
  },
  // Some wait for a game server or for Mojang, so more of them run than can use the processor. A /48 has half of it.
  mcp: {
    maxRunning: 128,
    maxStartsPerTurn: 1,
    turnsBetweenStarts: TURNS_BETWEEN_JOBS,
    maxRunningPerClient: 4,
    maxWaiting: 64,
    maxWaitingPerClient: 8,
    maxWaitMs: 5000,
  },
} as const satisfies Partial<Record<Work, CeilingOptions>>;

export type DearClass = keyof typeof DEAR_CLASSES;

export interface Job {
  readonly client: string;
  readonly balance: Balance | undefined;
  /** Does something that others have to wait for; the client pays for the processor time that it takes. */
  readonly timed: <Value>(work: () => Value) => Value;
  /** Throws where the client would get no turn, so that what is only read for it is left unread. */
  readonly expectTurn: () => void;
  /** Waits for the client's turn. */
  readonly inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/**
 * Rejects with 429, or with 503 while the event loop lags, before the work costs anything. A signal that aborts gives
 * up the turns that it waits for.
 */
export type DoDearWork = <Value>(
  client: string,
  work: (job: Job) => Promise<Value>,
  signal?: AbortSignal,
) => Promise<Value>;

export type DearWork = Readonly<Record<DearClass, DoDearWork>>;

interface DearWorkDependencies {
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** What else the machine does meanwhile is not this client's to pay. */
  readonly threadCpuMs: ThreadCpuMs;
}

/** Work that keeps the process busy for several milliseconds. */
export function createDearWork(dependencies: DearWorkDependencies): DearWork {
  return { link: createClass('link', dependencies), mcp: createClass('mcp', dependencies) };
}

function createClass(
  name: DearClass,
  { limits, metrics, threadCpuMs }: DearWorkDependencies,
): DoDearWork {
  const ceiling = createCeiling({
    ...DEAR_CLASSES[name],
    observeRefusal: () => metrics.observeCeilingRefusal(name),
  });
  metrics.watchCeiling(name, ceiling);
  return async (client, work, signal) => {
    const balance = await limits.spend(client, name, ENTRY_MS[name]);
    let spentMs = 0;
    const timed = <Value>(doIt: () => Value): Value => {
      const startedAt = threadCpuMs();
      try {
        return doIt();
      } finally {
        spentMs += threadCpuMs() - startedAt;
      }
    };
    try {
      return await work({
        client,
        balance,
        timed,
        expectTurn: () => ceiling.expectTurn(client),
        inTurn: (doIt) => ceiling.run(client, doIt, signal),
      });
    } finally {
      const owedMs = Math.round(spentMs);
      if (owedMs > 0) await limits.settle(client, name, owedMs);
    }
  };
}
