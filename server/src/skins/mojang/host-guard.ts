export interface HostGuard {
  /** Resolves when a request may be sent; rejects with `HostBusy` when that would take too long. */
  readonly admit: () => Promise<void>;
  /** The host asked for quiet. */
  readonly backOff: (seconds?: number) => void;
}

interface GuardOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly perSecond: number;
  /** Requests that may go out at once after a quiet time. */
  readonly burst: number;
}

/** How long a request may stand in line before it is better refused. */
const MOST_WAIT_MS = 1500;
const DEFAULT_QUIET_S = 60;
const MOST_QUIET_S = 600;

export class HostBusy extends Error {
  readonly retryAfterS: number;

  constructor(retryAfterMs: number) {
    super('The host is to be spared.');
    this.retryAfterS = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

/** Spares an upstream host: a token bucket before it is annoyed, a pause once it says so. */
export function createHostGuard({ now, wait, perSecond, burst }: GuardOptions): HostGuard {
  let tokens = burst;
  let countedAt = now();
  let quietUntil = 0;
  return {
    async admit() {
      const quietMs = quietUntil - now();
      if (quietMs > 0) throw new HostBusy(quietMs);
      tokens = Math.min(burst, tokens + ((now() - countedAt) / 1000) * perSecond);
      countedAt = now();
      const lineMs = Math.max(0, ((1 - tokens) / perSecond) * 1000);
      if (lineMs > MOST_WAIT_MS) throw new HostBusy(lineMs);
      tokens -= 1;
      if (lineMs > 0) await wait(lineMs);
    },
    backOff(seconds = DEFAULT_QUIET_S) {
      quietUntil = now() + Math.min(seconds, MOST_QUIET_S) * 1000;
    },
  };
}

/** For hosts that need no sparing, such as our own stand-ins; it still listens when asked for quiet. */
export const UNSPARED = { perSecond: 1_000_000, burst: 1_000_000 };
