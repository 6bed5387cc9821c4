import { expect, test } from 'vitest';
import { type PlannedWork, windowsWithin } from './maintenance.ts';

const at = (text: string) => Date.parse(text) / 1000;
const ROME = 'Europe/Rome';
const NIGHT: PlannedWork = {
  startsAt: at('2026-10-20T03:30+02:00'),
  endsAt: at('2026-10-20T04:30+02:00'),
  every: 'day',
  removedAt: null,
};

const shown = (planned: readonly PlannedWork[], from: string, to: string, zone = ROME) =>
  windowsWithin(planned, zone, at(from), at(to)).map((window) =>
    [window.from, window.to].map((time) => new Date(time * 1000).toISOString().slice(5, 16)),
  );

test('work that is done once is one window', () => {
  const once = { ...NIGHT, every: null };
  expect(shown([once], '2026-10-20T00:00Z', '2026-10-30T00:00Z')).toEqual([
    ['10-20T01:30', '10-20T02:30'],
  ]);
  expect(shown([once], '2026-10-21T00:00Z', '2026-10-30T00:00Z')).toEqual([]);
});

test('work of every day keeps its time when the clocks are set back', () => {
  expect(shown([NIGHT], '2026-10-24T00:00Z', '2026-10-27T00:00Z')).toEqual([
    ['10-24T01:30', '10-24T02:30'],
    ['10-25T02:30', '10-25T03:30'],
    ['10-26T02:30', '10-26T03:30'],
  ]);
});

test('work of every week comes on that day, not before it was planned', () => {
  const weekly = { ...NIGHT, every: 'week' } as const;
  expect(shown([weekly], '2026-10-01T00:00Z', '2026-11-05T00:00Z')).toEqual([
    ['10-20T01:30', '10-20T02:30'],
    ['10-27T02:30', '10-27T03:30'],
    ['11-03T02:30', '11-03T03:30'],
  ]);
});

test('what was removed counts up to then', () => {
  const ended = { ...NIGHT, removedAt: at('2026-10-22T02:00Z') };
  expect(shown([ended], '2026-10-21T00:00Z', '2026-11-05T00:00Z')).toEqual([
    ['10-21T01:30', '10-21T02:30'],
    ['10-22T01:30', '10-22T02:00'],
  ]);
  const never = { ...NIGHT, every: null, removedAt: at('2026-10-19T00:00Z') };
  expect(shown([never], '2026-10-01T00:00Z', '2026-11-05T00:00Z')).toEqual([]);
});

test('a window that began before the range reaches into it, in any zone', () => {
  expect(shown([NIGHT], '2026-10-23T02:00Z', '2026-10-23T02:10Z', 'Asia/Kathmandu')).toEqual([
    ['10-23T01:30', '10-23T02:30'],
  ]);
  expect(shown([NIGHT], '2026-10-23T02:00Z', '2026-10-23T02:10Z', 'UTC')).toHaveLength(1);
});
