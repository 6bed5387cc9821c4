import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { readAdvanceRuns, writeAdvanceRuns } from './advance-runs.ts';

test.prop([
  fc.array(fc.record({ advance: fc.integer({ min: 0, max: 25 }), count: fc.nat({ max: 80 }) })),
])('what is written is read back, and every run is as long as it can be', (parts) => {
  const advances = Uint8Array.from(
    parts.flatMap(({ advance, count }) => Array(count).fill(advance)),
  );
  const runs = writeAdvanceRuns(advances);
  expect(readAdvanceRuns(runs.join('\n'))).toEqual(advances);
  const letters = runs.map((run) => run.charAt(0));
  expect(letters.some((letter, index) => letter === letters[index - 1])).toBe(false);
});
