import { expect, test } from 'vitest';
import { secondsOf } from '../numbers/seconds.ts';
import { uptimeOf } from '../numbers/uptime.ts';
import { DAY_S, HOUR_S } from '../schedule.ts';
import { asleep, dead, except, flapping, healthy, type SimulatedServer } from './servers.ts';
import { type SimulatedTarget, simulate, type World } from './simulate.ts';

// A Monday at midnight.
const START = 1_795_996_800;
const NOON = START + 12 * HOUR_S;

const MIXED: readonly SimulatedServer[] = [
  healthy(),
  healthy(0.01),
  healthy(0.05),
  flapping(300),
  flapping(7),
  except(healthy(0.001), [START + 3 * DAY_S, START + 40 * DAY_S, dead('timeout_connect')]),
  except(healthy(), [NOON, NOON + 700, dead('refused')], [NOON + 700, NOON + 900, asleep()]),
  dead('dns_not_found'),
  except(asleep(), [START + DAY_S, START + 2 * DAY_S, healthy(0.2)]),
  healthy(0.3),
];

function day(servers: readonly SimulatedServer[], more: Partial<World> = {}) {
  return simulate({ seed: 7, from: START, to: START + DAY_S + HOUR_S, servers, ...more });
}

function totals({ hours }: SimulatedTarget) {
  const sum = (key: 'upS' | 'downS' | 'unknownS' | 'asleepS') =>
    hours.reduce((total, hour) => total + hour[key], 0);
  return { up: sum('upS'), down: sum('downS'), unknown: sum('unknownS'), asleep: sum('asleepS') };
}

function kinds(target: SimulatedTarget | undefined): readonly string[] {
  return target?.effects.map(({ kind }) => kind) ?? [];
}

test('three months of ten servers: every hour adds up, and no incident ends before it began', () => {
  const { targets, checks } = simulate({
    seed: 1,
    from: START,
    to: START + 90 * DAY_S,
    servers: MIXED,
    networkOutages: [[START + 50 * DAY_S, START + 50 * DAY_S + 600]],
    stops: [[START + 60 * DAY_S, START + 60 * DAY_S + 90]],
    hasBeacons: true,
  });
  expect(checks).toBeGreaterThan(1_000_000);
  for (const { hours, incidents } of targets) {
    expect(hours).toHaveLength(90 * 24 - 1);
    const whole = hours.map(
      ({ upS, downS, unknownS, asleepS }) => upS + downS + unknownS + asleepS,
    );
    expect(new Set(whole)).toEqual(new Set([HOUR_S]));
    incidents.forEach(({ startedAt, endedAt }, index) => {
      const next = incidents[index + 1]?.startedAt ?? START + 90 * DAY_S;
      expect(endedAt ?? next).toBeGreaterThan(startedAt);
      expect(endedAt ?? next).toBeLessThanOrEqual(next);
    });
  }
});

test('the same seed gives the same bytes, another one others', () => {
  const bytes = (seed: number) => day(MIXED, { seed }).targets.map(({ packed }) => packed);
  expect(bytes(1)).toEqual(bytes(1));
  expect(bytes(1)).not.toEqual(bytes(2));
});

test.each(['refused', 'timeout_handshake'] as const)(
  'a server that dies (%s) is known to be down within 85 seconds',
  (reason) => {
    const { targets } = day([except(healthy(), [NOON, NOON + 1000, dead(reason)])]);
    const opened = targets[0]?.effects.find(({ kind }) => kind === 'opened');
    expect(opened).toMatchObject({ incident: { reason, kind: 'down' } });
    expect(opened?.told).toBeLessThanOrEqual(NOON + 85);
    expect(kinds(targets[0])).toEqual(['first-contact', 'opened', 'closed']);
    const [incident] = targets[0]?.incidents ?? [];
    expect(incident?.startedAt).toBeLessThanOrEqual(NOON + 67);
    expect(incident?.endedAt).toBeGreaterThanOrEqual(NOON + 1000);
    expect(totals(targets[0] as SimulatedTarget).down).toBe(
      (incident?.endedAt ?? 0) - (incident?.startedAt ?? 0),
    );
  },
);

test('five outages in an hour are two incidents and an unstable time, which ends when it is quiet', () => {
  const outages = [0, 10, 20, 30, 40].map(
    (minute) => [NOON + minute * 60, NOON + minute * 60 + 180, dead('refused')] as const,
  );
  const [target] = day([except(healthy(), ...outages)]).targets;
  const told = target?.effects.flatMap((effect) =>
    'incident' in effect && effect.kind !== 'changed' ? [[effect.kind, effect.incident.kind]] : [],
  );
  expect(told).toEqual([
    ['opened', 'down'],
    ['closed', 'down'],
    ['opened', 'down'],
    ['closed', 'down'],
    ['opened', 'unstable'],
    ['closed', 'unstable'],
  ]);
  // Between its failures an unstable server is up.
  expect(totals(target as SimulatedTarget).down).toBeLessThan(5 * 300);
});

test.each([true, false])(
  'when our network is gone for ten minutes nobody is down (beacons: %s)',
  (hasBeacons) => {
    const servers = Array.from({ length: 100 }, () => healthy());
    const { targets } = day(servers, { networkOutages: [[NOON, NOON + 600]], hasBeacons });
    for (const target of targets) {
      expect(target.incidents).toEqual([]);
      const { down, unknown, up } = totals(target);
      expect(down).toBe(0);
      // The checks before and behind the outage are up to a minute away from it, and the first day begins unknown.
      expect(unknown).toBeGreaterThan(480);
      expect(unknown).toBeLessThan(800);
      const { uptime } = uptimeOf({ up, down, unknown, asleep: 0, maintenance: 0 });
      expect(uptime).toEqual({ value: 100, digits: 0 });
    }
  },
);

test('a process that stood still for 90 seconds calls nobody down', () => {
  const servers = Array.from({ length: 20 }, () => healthy());
  const { targets } = day(servers, { stops: [[NOON, NOON + 90]] });
  for (const target of targets) {
    expect(target.incidents).toEqual([]);
    expect(totals(target).down).toBe(0);
    expect(totals(target).unknown).toBeLessThan(120);
  }
});

test('a server that never answers is given back after a day', () => {
  const [target] = day([dead('refused')]).targets;
  expect(kinds(target)).toContain('never-reached');
  expect(target?.incidents).toEqual([]);
  expect(totals(target as SimulatedTarget).down).toBe(0);
});

test('a server that its host answers for is neither up nor down', () => {
  const [target] = day([except(healthy(), [NOON, NOON + 2 * HOUR_S, asleep()])]).targets;
  const { down, asleep: slept } = totals(target as SimulatedTarget);
  expect(down).toBe(0);
  expect(Math.abs(slept - 2 * HOUR_S)).toBeLessThanOrEqual(61);
  expect(target?.incidents).toEqual([]);
});

test('a long outage is looked at less often, and is down all the same', () => {
  const down = except(healthy(), [NOON, NOON + 10 * DAY_S, dead('refused')]);
  const { targets, checks } = simulate({
    seed: 3,
    from: START,
    to: START + 11 * DAY_S,
    servers: [down],
  });
  expect(checks).toBeLessThan(6000);
  const middle = targets[0]?.hours.slice(24, 240) ?? [];
  expect(middle.every(({ downS }) => downS === HOUR_S)).toBe(true);
});

test('seconds in an announced window are left out', () => {
  const spans = [
    { from: 0, to: 100, state: 'up' },
    { from: 100, to: 200, state: 'down' },
  ] as const;
  const windows = [
    { from: 90, to: 150 },
    { from: 140, to: 160 },
  ];
  const seconds = secondsOf(spans, windows);
  expect(seconds).toEqual({ up: 90, down: 40, asleep: 0, unknown: 0, maintenance: 70 });
});
