// A machine dies, and with it both editions of a server: when whoever watches it is told.
import { expect, test } from 'vitest';
import { startOfTick, tickOf, turnOf } from '../schedule.ts';
import { dead, except, healthy, type SimulatedServer } from '../testing/servers.ts';
import { simulate } from '../testing/simulate.ts';
import { beginningDueAt } from './when-told.ts';

const START = 1_795_996_800;
/** How often the outbox looks for what is due. */
const OUTBOX_S = 1;
const REASONS = ['refused', 'timeout_handshake'] as const;
type Reason = (typeof REASONS)[number];

const KINDS = REASONS.flatMap((java) => REASONS.map((bedrock) => [java, bedrock] as const));
const seconds = Array.from({ length: 60 }, (_, second) => second);

interface Death {
  readonly at: number;
  readonly reasons: readonly [java: Reason, bedrock: Reason];
  readonly turns: readonly [java: number, bedrock: number];
}

/** What a channel without a delay is told, in seconds from the death on. */
function tell({ at, reasons, turns }: Death) {
  const servers = reasons.map(
    (reason): SimulatedServer => except(healthy(), [at, Number.POSITIVE_INFINITY, dead(reason)]),
  );
  const { targets } = simulate({ seed: at, from: START, to: at + 120, servers, turns });
  const [first, second] = targets
    .flatMap(({ effects }) => effects)
    .flatMap((effect) => (effect.kind === 'opened' ? [effect.incident] : []))
    .map((incident) => ({ ...incident, keptAt: startOfTick(tickOf(incident.confirmedAt) + 1) }))
    .sort((a, b) => a.keptAt - b.keptAt);
  if (first === undefined || second === undefined) throw new Error('both are dead');
  const dueAt = beginningDueAt({ ...first, delayS: 0, hasOther: true, isStorm: false });
  const toldAt = Math.max(dueAt, first.keptAt);
  const lastAt = Math.max(toldAt, second.keptAt);
  return { isOneAlert: lastAt === toldAt, afterS: lastAt + OUTBOX_S - at };
}

const turnsOf = (java: string, bedrock: string) =>
  [
    turnOf({ edition: 'java', host: java, port: 25_565 }),
    turnOf({ edition: 'bedrock', host: bedrock, port: 19_132 }),
  ] as const;

/** One in each second of a minute. */
const deaths = (turns: Death['turns']) =>
  KINDS.flatMap((reasons) =>
    seconds.map((second) => ({ at: START + 300 + second, reasons, turns })),
  );

test('both editions of a machine that dies are told of within 90 seconds, wherever they are', () => {
  const told = seconds.flatMap((index) =>
    deaths(turnsOf('play.example.com', `bedrock${index}.example.com`)).map(tell),
  );
  expect(Math.max(...told.map(({ afterS }) => afterS))).toBeLessThanOrEqual(90);
});

test('where they have one address that is within 90 seconds too, and nearly always one alert', () => {
  const told = seconds.flatMap((index) => {
    const host = `play${index}.example.com`;
    return deaths(turnsOf(host, host)).map(tell);
  });
  expect(Math.max(...told.map(({ afterS }) => afterS))).toBeLessThanOrEqual(90);
  const share = told.filter(({ isOneAlert }) => isOneAlert).length / told.length;
  expect(share).toBeGreaterThan(0.95);
});
