import { expect, test } from 'vitest';
import { durationParts } from './duration.ts';

test.each([
  [-5, '0 second'],
  [0, '0 second'],
  [0.9, '0 second'],
  [59.9, '59 second'],
  [60, '1 minute'],
  [754, '12 minute 34 second'],
  [3600, '1 hour'],
  // Never more than two units, and never rounded up.
  [7_199, '1 hour 59 minute'],
  [3_605, '1 hour'],
  [86_399, '23 hour 59 minute'],
  [3 * 86_400 + 3 * 3600 + 59, '3 day 3 hour'],
  [400 * 86_400, '400 day'],
])('%s seconds are said as %s', (seconds, said) => {
  const parts = durationParts(seconds).map(({ unit, value }) => `${value} ${unit}`);
  expect(parts.join(' ')).toBe(said);
});
