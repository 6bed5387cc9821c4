import { deflateRawSync } from 'node:zlib';
import type { Sample } from '@fucina/watch';
import { expect, test } from 'vitest';
import { readStoredHour, writeStoredHour } from './packed-form.ts';

const HOUR = 498_888;

function minutes(outcome: (minute: number) => Sample['outcome']): readonly Sample[] {
  return Array.from({ length: 60 }, (_, minute) => ({
    at: HOUR * 3600 + minute * 60,
    outcome: outcome(minute),
    isConfirming: false,
  }));
}

test('a quiet hour is deflated, one check is not, and both are read', () => {
  const quiet = minutes(() => ({ kind: 'up', latencyMs: 40, players: 12 }));
  expect(writeStoredHour(quiet, HOUR).length).toBeLessThan(40);
  expect(readStoredHour(writeStoredHour(quiet, HOUR), HOUR)).toEqual(quiet);
  const one = quiet.slice(0, 1);
  expect(writeStoredHour(one, HOUR)[0]).toBe(1);
  expect(readStoredHour(writeStoredHour(one, HOUR), HOUR)).toEqual(one);
});

test('a damaged hour is told, and one that would grow without end is not unpacked', () => {
  expect(() => readStoredHour(Uint8Array.of(1, 1), HOUR)).toThrow('damaged');
  const bomb = Buffer.concat([Uint8Array.of(2), deflateRawSync(Buffer.alloc(10_000_000))]);
  expect(() => readStoredHour(bomb, HOUR)).toThrow();
});
