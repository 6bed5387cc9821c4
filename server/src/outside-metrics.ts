import { OwnShortage, type Ping, ResolverFailure } from '@fucina/server-ping';
import { Counter, Histogram, type Registry } from 'prom-client';
import { Refusal } from './cache/named-cache.ts';
import { asProblem } from './problem.ts';
import type { MonotonicNow } from './steady-clock.ts';
import type { Mojang } from './tools/skins/mojang/mojang.ts';

/** From a cache beside us to the longest wait for a turn with the longest ping after it. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6, 12];

/** Counts and times what Mojang was asked and what came of it. */
export function measureMojang(mojang: Mojang, registry: Registry, now: MonotonicNow): Mojang {
  const labelNames = ['question', 'result'] as const;
  const counter = new Counter({
    name: 'mojang_questions_total',
    help: 'Questions to Mojang by kind and result: found, none, or the status that a visitor sees',
    labelNames,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'mojang_question_duration_seconds',
    help: 'Questions to Mojang by kind and result, with the wait for a turn',
    labelNames,
    buckets: BUCKETS,
    registers: [registry],
  });
  const measured =
    <Given extends unknown[], Value>(
      question: string,
      ask: (...given: Given) => Promise<Value | undefined>,
    ) =>
    async (...given: Given): Promise<Value | undefined> => {
      const startedAt = now();
      const record = (result: string) => {
        counter.inc({ question, result });
        durations.observe({ question, result }, (now() - startedAt) / 1000);
      };
      try {
        const answer = await ask(...given);
        record(answer === undefined ? 'none' : 'found');
        return answer;
      } catch (thrown) {
        record(String(asProblem(thrown instanceof Refusal ? thrown.cause : thrown).status));
        throw thrown;
      }
    };
  return {
    ...mojang,
    findPlayer: measured('player', mojang.findPlayer),
    getProfile: measured('profile', mojang.getProfile),
    getTexture: measured('texture', mojang.getTexture),
  };
}

interface PingEnd {
  readonly result: string;
  /** Where it failed; empty if it did not, or was never begun. */
  readonly stage: string;
}

/** Counts and times looks at game servers: online, or the stage at which they ended. */
export function measurePings(ping: Ping, registry: Registry, now: MonotonicNow): Ping {
  const labelNames = ['edition', 'result', 'stage'] as const;
  const counter = new Counter({
    name: 'pings_total',
    help: 'Looks at game servers by edition, result and the stage at which they failed',
    labelNames,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'ping_duration_seconds',
    help: 'Looks at game servers by result and the stage at which they failed, with the wait for a turn',
    labelNames: ['result', 'stage'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  return async (address, options) => {
    const startedAt = now();
    const record = (end: PingEnd) => {
      counter.inc({ edition: address.edition, ...end });
      durations.observe({ ...end }, (now() - startedAt) / 1000);
    };
    try {
      const looked = await ping(address, options);
      record(endOf(looked));
      return looked;
    } catch (thrown) {
      record(endOfThrown(thrown));
      throw thrown;
    }
  };
}

function endOf(looked: Awaited<ReturnType<Ping>>): PingEnd {
  if (!looked.ok) return { result: looked.code, stage: '' };
  const { online, debug } = looked.reply;
  return { result: online ? 'online' : 'offline', stage: debug.stage ?? '' };
}

/** `failed` is our own failure, `refused` a limit of ours. */
function endOfThrown(thrown: unknown): PingEnd {
  if (thrown instanceof ResolverFailure) return { result: 'failed', stage: 'dns' };
  if (thrown instanceof OwnShortage) return { result: 'failed', stage: 'connect' };
  return { result: 'refused', stage: '' };
}
