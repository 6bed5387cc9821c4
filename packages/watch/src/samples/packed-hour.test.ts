import { test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { hostileBytes, samplesWithin } from '../testing/generated.ts';
import { MAX_PACKED_HOUR_BYTES, readPackedHour, writePackedHour } from './packed-hour.ts';
import type { Sample } from './sample.ts';

const HOUR = 498_888;
const START = HOUR * 3600;
const hours = samplesWithin(START, START + 3600, 255);

property.prop([hours], { numRuns: 1000 })('a packed hour is read as it was written', (samples) => {
  expect(readPackedHour(writePackedHour(samples, HOUR), HOUR)).toEqual({
    ok: true,
    value: samples,
  });
});

property.prop([hostileBytes(hours.map((samples) => writePackedHour(samples, HOUR)))], {
  numRuns: 2000,
})('damaged bytes are refused, or are an hour of samples', (bytes) => {
  const read = readPackedHour(bytes, HOUR);
  if (!read.ok) {
    expect(read.error.code).toBe('damaged');
    return;
  }
  expect(read.value.length).toBeLessThanOrEqual(255);
  expect(writePackedHour(read.value, HOUR).length).toBeLessThanOrEqual(MAX_PACKED_HOUR_BYTES);
  expect(readPackedHour(writePackedHour(read.value, HOUR), HOUR)).toEqual(read);
});

test.each([
  ['nothing', []],
  ['another version', [2, 0]],
  ['a byte too many', [1, 0, 0]],
  ['more than an hour', [1, 1, 0x90, 0x1c, 20, 1]],
  ['a code that nobody writes', [1, 1, 0, 9, 1]],
  ['a run of nothing', [1, 1, 0, 20, 0, 20, 1]],
  ['a run that is too long', [1, 1, 0, 20, 2]],
  ['a latency below none', [1, 1, 0, 1, 1, 1, 0]],
  ['256 samples', [1, 0x80, 2]],
  ['a number without an end', [1, 0x80, 0x80, 0x80, 0x80, 0x80, 0]],
])('%s is no packed hour', (_, bytes) => {
  expect(readPackedHour(Uint8Array.from(bytes), HOUR).ok).toBe(false);
});

test('a usual hour takes three bytes a check', () => {
  const samples = Array.from(
    { length: 60 },
    (_, minute): Sample => ({
      at: START + minute * 60 + (minute % 2),
      outcome: { kind: 'up', latencyMs: 40 + (minute % 7), players: 100 + minute },
      isConfirming: false,
    }),
  );
  expect(writePackedHour(samples, HOUR).length).toBeLessThanOrEqual(60 * 3 + 10);
});

test('of too many samples those out of turn are left out first', () => {
  const samples = Array.from(
    { length: 400 },
    (_, index): Sample => ({
      at: START + index * 9,
      outcome: { kind: 'fail', reason: 'refused' },
      isConfirming: index % 2 === 1,
    }),
  );
  const read = readPackedHour(writePackedHour(samples, HOUR), HOUR);
  expect(read.ok && read.value).toEqual(samples.filter(({ isConfirming }) => !isConfirming));
  const regular = samples.map((sample) => ({ ...sample, isConfirming: false }));
  const thinned = readPackedHour(writePackedHour(regular, HOUR), HOUR);
  const kept = thinned.ok ? thinned.value : [];
  expect(kept).toHaveLength(255);
  expect(kept.at(-1)?.at).toBeGreaterThan(START + 3550);
});
