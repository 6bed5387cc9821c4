import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import type { Outcome } from '../outcome.ts';
import { outcomes } from '../testing/generated.ts';
import { decide, type Effect } from './decide.ts';
import { newStanding, type Standing } from './standing.ts';

const UP: Outcome = { kind: 'up', latencyMs: 20, players: 3 };
const FAIL: Outcome = { kind: 'fail', reason: 'refused' };
const SILENT: Outcome = { kind: 'fail', reason: 'timeout_response' };
const NONE: Outcome = { kind: 'none', why: 'blind' };
const ASLEEP: Outcome = { kind: 'asleep' };

type Checked = readonly [at: number, outcome: Outcome];

/** Of a server that is up since the second 0. */
function follow(...checks: readonly Checked[]) {
  let standing: Standing = { state: 'up', since: 0, recentStarts: [] };
  const effects: Effect[] = [];
  let tryAt: number | null = null;
  for (const [at, outcome] of checks) {
    const decision = decide(standing, outcome, at);
    ({ standing, tryAt } = decision);
    effects.push(...decision.effects);
  }
  return { standing, tryAt, kinds: effects.map(({ kind }) => kind), effects };
}

test('a failure is tried again after five seconds, and is no incident yet', () => {
  expect(follow([100, FAIL])).toMatchObject({ tryAt: 105, kinds: [] });
});

test('two failures in a row are an incident from the first one', () => {
  const { standing, effects } = follow([100, FAIL], [105, SILENT]);
  expect(standing.state).toBe('down');
  expect(effects).toEqual([
    {
      kind: 'opened',
      incident: {
        startedAt: 100,
        confirmedAt: 105,
        kind: 'down',
        reason: 'timeout_response',
        reasons: [
          { at: 100, reason: 'refused' },
          { at: 105, reason: 'timeout_response' },
        ],
        relapses: 0,
      },
    },
  ]);
});

test('a failure between answers is tried a third time, 20 seconds after it, and is a blip', () => {
  expect(follow([100, FAIL], [105, UP])).toMatchObject({ tryAt: 120, kinds: [] });
  const { standing, effects } = follow([100, FAIL], [105, UP], [120, UP]);
  expect(standing).toEqual({ state: 'up', since: 0, recentStarts: [] });
  expect(effects).toEqual([{ kind: 'blip', at: 100 }]);
});

test('failing, answering and failing again within 20 seconds is an incident', () => {
  const { kinds, standing } = follow([100, FAIL], [105, UP], [120, FAIL]);
  expect(kinds).toEqual(['opened']);
  expect(standing).toMatchObject({ incident: { startedAt: 100 } });
});

test('what tells nothing is tried again three times and then left until its turn', () => {
  const tries = [100, 105, 110, 115].map((at) => [at, at === 100 ? FAIL : NONE] as const);
  expect(follow(...tries)).toMatchObject({ tryAt: 120, kinds: [] });
  expect(follow(...tries, [120, NONE])).toMatchObject({ tryAt: null, kinds: [] });
  expect(follow(...tries, [160, FAIL]).kinds).toEqual(['opened']);
});

test('an old failure confirms nothing', () => {
  const { standing, kinds, tryAt } = follow([100, FAIL], [105, NONE], [700, FAIL]);
  expect(kinds).toEqual(['blip']);
  expect(standing).toMatchObject({ state: 'suspect', fail: { at: 700 } });
  expect(tryAt).toBe(705);
  expect(follow([100, FAIL], [700, UP])).toMatchObject({ kinds: ['blip'], tryAt: null });
});

test('a server is back when it answers twice, since the first time', () => {
  const down = [
    [100, FAIL],
    [105, FAIL],
    [160, UP],
  ] as const;
  expect(follow(...down)).toMatchObject({ tryAt: 170, kinds: ['opened'] });
  const { standing, effects } = follow(...down, [170, UP]);
  expect(standing).toEqual({ state: 'up', since: 160, recentStarts: [100] });
  expect(effects.at(-1)).toMatchObject({ kind: 'closed', endedAt: 160 });
});

test('a relapse goes on with the incident, and says why', () => {
  const { standing, kinds } = follow([100, FAIL], [105, FAIL], [160, UP], [170, SILENT]);
  expect(kinds).toEqual(['opened', 'changed']);
  expect(standing).toMatchObject({
    state: 'down',
    incident: { startedAt: 100, relapses: 1, reasons: [{}, { at: 170 }] },
  });
});

test('another reason is noted, the same one is not', () => {
  expect(follow([100, FAIL], [105, FAIL], [160, FAIL]).kinds).toEqual(['opened']);
  expect(follow([100, FAIL], [105, FAIL], [160, SILENT]).kinds).toEqual(['opened', 'changed']);
});

test('at most twenty reasons are kept', () => {
  const checks = Array.from(
    { length: 60 },
    (_, index) => [100 + index * 60, index % 2 === 0 ? FAIL : SILENT] as const,
  );
  const { standing } = follow([40, FAIL], ...checks);
  expect(standing.state === 'down' && standing.incident.reasons).toHaveLength(20);
});

test('the third incident within an hour is unstable, and ends after fifteen quiet minutes', () => {
  const outage = (at: number): readonly Checked[] => [
    [at, FAIL],
    [at + 5, FAIL],
    [at + 60, UP],
    [at + 70, UP],
  ];
  const checks = [...outage(1000), ...outage(2000), ...outage(3000)];
  const { standing, kinds, tryAt } = follow(...checks);
  expect(kinds).toEqual(['opened', 'closed', 'opened', 'closed', 'opened']);
  expect(standing).toMatchObject({ state: 'recovering', incident: { kind: 'unstable' } });
  expect(tryAt).toBeNull();
  expect(follow(...checks, [3959, UP]).kinds).toHaveLength(5);
  expect(follow(...checks, [3960, UP]).effects.at(-1)).toMatchObject({
    kind: 'closed',
    endedAt: 3060,
  });
  expect(follow(...checks, [3900, FAIL], [3960, UP]).standing).toMatchObject({
    state: 'recovering',
    upSince: 3960,
  });
  expect(follow(...outage(1000), ...outage(2000), ...outage(4700)).standing.state).toBe('up');
});

test('a server that its host answers for is not down any more', () => {
  expect(follow([100, FAIL], [105, FAIL], [160, ASLEEP])).toMatchObject({
    standing: { state: 'asleep', since: 160 },
    kinds: ['opened', 'closed'],
  });
  expect(follow([100, ASLEEP], [160, FAIL], [165, FAIL]).kinds).toEqual(['opened']);
});

test('what is down for a month is given up', () => {
  const month = 30 * 86_400;
  expect(follow([100, FAIL], [105, FAIL], [month, FAIL]).kinds).toEqual(['opened']);
  expect(follow([100, FAIL], [105, FAIL], [month + 100, FAIL]).kinds).toEqual([
    'opened',
    'given-up',
  ]);
});

test('what was never up is no incident, and is given back after a day', () => {
  const standing = newStanding(1000);
  expect(decide(standing, FAIL, 87_399)).toMatchObject({ standing, effects: [] });
  expect(decide(standing, FAIL, 87_400).effects).toEqual([{ kind: 'never-reached' }]);
  expect(decide(standing, NONE, 99_999).effects).toEqual([]);
  expect(decide(standing, UP, 2000)).toMatchObject({
    standing: { state: 'up', since: 2000 },
    effects: [{ kind: 'first-contact' }],
  });
});

const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 200 }), outcomes), { maxLength: 80 });

property.prop([steps], { numRuns: 1000 })(
  'no incident without two failures within 100 seconds, none inside another, none that ends before it began',
  (given) => {
    let at = 0;
    const checks = given.map(([gap, outcome]): Checked => {
      at += gap;
      return [at, outcome];
    });
    const fails = checks.filter(([, { kind }]) => kind === 'fail').map(([time]) => time);
    let open: number | undefined;
    for (const effect of follow(...checks).effects) {
      if (effect.kind === 'opened') {
        const { startedAt, confirmedAt } = effect.incident;
        expect(open).toBeUndefined();
        expect(fails).toContain(startedAt);
        expect(fails).toContain(confirmedAt);
        expect(confirmedAt).toBeGreaterThan(startedAt);
        open = startedAt;
      }
      if (effect.kind === 'closed') {
        expect(open).toBe(effect.incident.startedAt);
        expect(effect.endedAt).toBeGreaterThan(effect.incident.startedAt);
        open = undefined;
      }
    }
  },
);

property.prop([fc.array(fc.integer({ min: 1, max: 200 }))])(
  'what tells nothing changes nothing',
  (gaps) => {
    expect(follow(...gaps.map((at): Checked => [at, NONE]))).toMatchObject({
      standing: { state: 'up' },
      kinds: [],
      tryAt: null,
    });
  },
);
