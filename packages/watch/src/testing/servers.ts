// Servers of a simulated world.
import type { Outcome } from '../outcome.ts';
import type { Reason } from '../reasons.ts';
import { DAY_S } from '../schedule.ts';

/** What a check that begins then finds out, and how long it takes. */
export type SimulatedServer = (
  at: number,
  random: () => number,
) => { readonly outcome: Outcome; readonly tookMs: number };

const TOOK_MS: Partial<Record<Reason, number>> = {
  refused: 20,
  unreachable: 5,
  timeout_connect: 2500,
};
const MAX_MS = 6000;
/** Eight o'clock in UTC, as a part of the day. */
const EVENING = 20 / 24;

/** With more players in the evening, and a lost check now and then. */
export function healthy(lossRate = 0): SimulatedServer {
  return (at, random) => {
    if (random() < lossRate) return failing('timeout_handshake');
    const evening = (1 + Math.cos(2 * Math.PI * (at / DAY_S - EVENING))) / 2;
    const latencyMs = 30 + Math.floor(random() * 20);
    const players = Math.floor(40 * evening + 3 * random());
    return { outcome: { kind: 'up', latencyMs, players }, tookMs: latencyMs };
  };
}

/** Another one in these times (Unix seconds, the last one is not in it). */
export function except(
  usual: SimulatedServer,
  ...times: readonly (readonly [from: number, to: number, instead: SimulatedServer])[]
): SimulatedServer {
  return (at, random) => {
    const found = times.find(([from, to]) => at >= from && at < to);
    return (found?.[2] ?? usual)(at, random);
  };
}

export function dead(reason: Reason): SimulatedServer {
  return () => failing(reason);
}

export function asleep(): SimulatedServer {
  return () => ({ outcome: { kind: 'asleep' }, tookMs: 30 });
}

/** Up and down in turn. */
export function flapping(periodS: number): SimulatedServer {
  const up = healthy();
  return (at, random) => (Math.floor(at / periodS) % 2 === 0 ? up(at, random) : failing('refused'));
}

function failing(reason: Reason) {
  return { outcome: { kind: 'fail', reason }, tookMs: TOOK_MS[reason] ?? MAX_MS } as const;
}
