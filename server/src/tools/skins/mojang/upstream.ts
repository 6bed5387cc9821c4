import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  isBrokenCircuitError,
} from 'cockatiel';
import { Problem } from '../../../problem.ts';
import type { HttpAsk, HttpReply } from './http-ask.ts';
import type { Pace } from './pace.ts';

/** One of Mojang's hosts: its questions go through a circuit breaker, and its wish for quiet is kept. */
export interface Upstream {
  readonly pace: Pace;
  readonly ask: (path: string, question: Parameters<HttpAsk>[1]) => Promise<HttpReply>;
}

interface UpstreamOptions {
  readonly baseUrl: string;
  readonly pace: Pace;
  readonly ask: HttpAsk;
}

const FAILURES_TO_OPEN = 5;
/** After this time one question is let through; the host's answer to it decides. */
const OPEN_MS = 5000;
const PAUSE_S = 60;

export function createUpstream({ baseUrl, pace, ask }: UpstreamOptions): Upstream {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  return {
    pace,
    async ask(path, question) {
      // The breaker would let others wait for the answer to its one question.
      if (breaker.state === CircuitState.HalfOpen) throw unavailable();
      const reply = await breaker
        .execute(async () => {
          const answered = await ask(`${baseUrl}${path}`, question);
          if (isHostFailure(answered.status)) throw new FailedReply(answered);
          return answered;
        })
        .catch((cause: unknown) => {
          if (cause instanceof FailedReply) return cause.reply;
          if (isBrokenCircuitError(cause)) throw unavailable();
          throw new Problem(502, 'upstream_failed', 'Mojang cannot be reached.', { cause });
        });
      if (reply.status === 429) {
        const seconds = reply.retryAfterS ?? PAUSE_S;
        await pace.pause(seconds);
        throw busy(seconds);
      }
      // CloudFront answers 403 to whom it takes for a robot: perhaps to this one question alone.
      if (reply.status === 403) throw busy(reply.retryAfterS ?? OPEN_MS / 1000);
      return reply;
    },
  };
}

/** 403 is one when it comes again and again: the breaker counts them in a row. */
function isHostFailure(status: number): boolean {
  return status >= 500 || status === 403;
}

/** A reply that counts as a failure of the host. */
class FailedReply extends Error {
  readonly reply: HttpReply;

  constructor(reply: HttpReply) {
    super(`status ${reply.status}`);
    this.reply = reply;
  }
}

export function busy(retryAfterS: number): Problem {
  return new Problem(503, 'upstream_busy', 'Mojang asks for fewer requests; try again later.', {
    headers: { 'Retry-After': String(retryAfterS) },
  });
}

function unavailable(): Problem {
  return new Problem(502, 'upstream_failed', 'Mojang has not been answering; try again later.', {
    headers: { 'Retry-After': String(OPEN_MS / 1000) },
  });
}
