// What Discord says about how often we may write, and a brake before it shuts us out: 10,000 refusals in ten minutes
// would ban our address.

import type { Reply } from '../../../outgoing/guarded-sender.ts';
import { readSeconds } from '../read-seconds.ts';

export interface DiscordLimits {
  /** For how many seconds nothing may be sent to this webhook. */
  readonly waitS: (hook: string, nowMs: number) => number;
  /** Takes note of an answer; says how long it asks us to wait. */
  readonly note: (hook: string, reply: Reply, nowMs: number) => number;
}

const REFUSALS = new Set([401, 403, 404, 429]);
const MAX_REFUSALS = 500;
const WINDOW_MS = 600_000;
/** Where Discord refuses without saying for how long. */
const UNTOLD_S = 5;

export function createDiscordLimits(): DiscordLimits {
  const untilMs = new Map<string, number>();
  let allUntilMs = Number.NEGATIVE_INFINITY;
  let refusals: readonly number[] = [];
  const forgetOld = (nowMs: number) => {
    for (const [hook, until] of untilMs) if (until <= nowMs) untilMs.delete(hook);
  };
  return {
    waitS(hook, nowMs) {
      const until = Math.max(allUntilMs, untilMs.get(hook) ?? nowMs);
      return Math.max(0, (until - nowMs) / 1000);
    },
    note(hook, { status, headers, body }, nowMs) {
      forgetOld(nowMs);
      if (REFUSALS.has(status)) {
        refusals = [...refusals.filter((at) => nowMs - at < WINDOW_MS), nowMs];
        if (refusals.length > MAX_REFUSALS) allUntilMs = Math.max(allUntilMs, nowMs + WINDOW_MS);
      }
      if (status === 429) {
        const told = readRetryAfter(body) ?? readSeconds(headers['retry-after']) ?? UNTOLD_S;
        const until = nowMs + told * 1000;
        if (headers['x-ratelimit-global'] === 'true') allUntilMs = Math.max(allUntilMs, until);
        untilMs.set(hook, until);
        return told;
      }
      if (headers['x-ratelimit-remaining'] === '0') {
        untilMs.set(hook, nowMs + (readSeconds(headers['x-ratelimit-reset-after']) ?? 0) * 1000);
      }
      return 0;
    },
  };
}

function readRetryAfter(body: string): number | undefined {
  try {
    return readSeconds(JSON.parse(body)?.retry_after);
  } catch {
    // Somebody in between answered, with a page.
    return undefined;
  }
}
