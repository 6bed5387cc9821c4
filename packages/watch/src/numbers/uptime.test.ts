import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
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
