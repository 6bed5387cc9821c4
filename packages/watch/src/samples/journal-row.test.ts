import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { hostileBytes, samplesWithin } from '../testing/generated.ts';
import { readJournalRow, writeJournalRow } from './journal-row.ts';
import type { TargetSample } from './sample.ts';

const TICK = 359_199_360;
const START = TICK * 5;

const rows = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 2 ** 31 }), samplesWithin(START, START + 5, 3)), {
    maxLength: 40,
  })
  .map((targets) =>
    [...new Map(targets)]
      .sort(([a], [b]) => a - b)
      .flatMap(([target, samples]) => samples.map((sample): TargetSample => ({ target, sample }))),
  );

property.prop([rows], { numRuns: 500 })('a tick is read as it was written', (samples) => {
  expect(readJournalRow(writeJournalRow(samples, TICK), TICK)).toEqual({
    ok: true,
    value: samples,
  });
});

property.prop([rows])('the order in which checks ended does not matter', (samples) => {
  expect(writeJournalRow(samples.toReversed(), TICK).length).toBe(
    writeJournalRow(samples, TICK).length,
  );
});

property.prop([hostileBytes(rows.map((samples) => writeJournalRow(samples, TICK)))], {
  numRuns: 2000,
})('damaged bytes are refused, or are samples of the tick', (bytes) => {
  const read = readJournalRow(bytes, TICK);
  if (!read.ok) {
    expect(read.error.code).toBe('damaged');
    return;
  }
  for (const { sample } of read.value) {
    expect(Math.floor(sample.at / 5)).toBe(TICK);
  }
  expect(readJournalRow(writeJournalRow(read.value, TICK), TICK)).toEqual(read);
});

test.each([
  ['a second that is in no tick', [1, 5, 20]],
  ['a sample before the one before it', [1, 3, 20, 0, 2, 20]],
  ['a code that nobody writes', [1, 0, 9]],
  ['a sample that ends too early', [1, 0]],
  ['an answer without its numbers', [1, 0, 1, 4]],
  ['a latency above the most', [1, 0, 1, 0x92, 0x4e, 0]],
])('%s is refused', (_, bytes) => {
  expect(readJournalRow(Uint8Array.from(bytes), TICK).ok).toBe(false);
});
