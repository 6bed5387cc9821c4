import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { withoutWindows } from './seconds.ts';
import { uptimeOf } from './uptime.ts';

const of = (up: number, down: number, unknown = 0) =>
  uptimeOf({ up, down, unknown, asleep: 77, maintenance: 99 });

test.each([
  [999_996, 4, { value: 99.999, digits: 3 }],
  [1_000_000, 0, { value: 100, digits: 0 }],
  [99_999_999, 1, { value: 99.999, digits: 3 }],
  [999, 1, { value: 99.9, digits: 3 }],
  [99_899, 101, { value: 99.89, digits: 2 }],
  [2, 1, { value: 66.66, digits: 2 }],
  [0, 5, { value: 0, digits: 2 }],
])('%i seconds up and %i down', (up, down, uptime) => expect(of(up, down).uptime).toEqual(uptime));

test('what was measured for less than half of the time has no percentage', () => {
  expect(of(49, 0, 51)).toEqual({
    uptime: null,
    coverage: { value: 49, digits: 2 },
    isPartlyMeasured: true,
  });
  expect(of(50, 0, 50).uptime).toEqual({ value: 100, digits: 0 });
  expect(of(0, 0, 0).uptime).toBeNull();
});

test('from 99.5 % of the time on, nothing is said about the rest', () => {
  expect(of(995, 0, 5).isPartlyMeasured).toBe(false);
  expect(of(994, 0, 6).isPartlyMeasured).toBe(true);
});

property.prop([fc.integer({ min: 1, max: 63_072_000 }), fc.nat(63_072_000)])(
  'no uptime is rounded up',
  (up, down) => {
    const shown = of(up, down).uptime?.value ?? 0;
    expect(shown).toBeLessThanOrEqual((100 * up) / (up + down));
    expect(shown === 100).toBe(down === 0);
  },
);

test('announced work is taken out of counted seconds: what was down in it, and the rest of what was up', () => {
  const counted = { up: 3000, down: 600, unknown: 0, asleep: 0, maintenance: 0 };
  const incidents = [{ startedAt: 1000, endedAt: 1600, kind: 'down' as const }];
  const without = (from: number, to: number) =>
    withoutWindows(
      counted,
      [
        { from, to },
        { from, to: from + 1 },
      ],
      incidents,
      { from: 0, to: 3600 },
    );
  expect(without(900, 1100)).toEqual({ ...counted, up: 2900, down: 500, maintenance: 200 });
  expect(without(-500, 100)).toEqual({ ...counted, up: 2900, maintenance: 100 });
  expect(without(0, 3600)).toEqual({ ...counted, up: 0, down: 0, maintenance: 3600 });
  const blind = { ...counted, up: 0, down: 0, unknown: 3600 };
  expect(withoutWindows(blind, [{ from: 0, to: 60 }], [], { from: 0, to: 3600 })).toEqual({
    ...blind,
    unknown: 3540,
    maintenance: 60,
  });
});
