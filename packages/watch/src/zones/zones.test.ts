import { expect, test } from 'vitest';
import { heatMap } from './heat-map.ts';
import { localDays } from './local-days.ts';
import { createLocalHours, readZone } from './zone.ts';

const hourOf = (iso: string) => Date.parse(iso) / 3_600_000;
const between = (zone: string, from: string, to: string) =>
  localDays(zone, hourOf(from), hourOf(to));

test('the day on which summer time ends has 25 hours in Rome, the one on which it begins 23', () => {
  const autumn = between('Europe/Rome', '2026-10-23T22:00Z', '2026-10-26T23:00Z');
  expect(autumn.map(({ day, fromHour, toHour }) => [day, toHour - fromHour])).toEqual([
    ['2026-10-24', 24],
    ['2026-10-25', 25],
    ['2026-10-26', 24],
  ]);
  const spring = between('Europe/Rome', '2026-03-28T23:00Z', '2026-03-29T22:00Z');
  expect(spring.map(({ day, fromHour, toHour }) => [day, toHour - fromHour])).toEqual([
    ['2026-03-29', 23],
  ]);
});

test('in Kathmandu a day begins with the hour in which it begins', () => {
  const days = between('Asia/Kathmandu', '2026-05-01T18:00Z', '2026-05-03T18:00Z');
  expect(days.map(({ day, fromHour, toHour }) => [day, toHour - fromHour])).toEqual([
    ['2026-05-02', 24],
    ['2026-05-03', 24],
  ]);
});

test.each(['UTC', 'Europe/Rome', 'America/St_Johns', 'Australia/Lord_Howe', 'Africa/Cairo'])(
  'the days of two years in %s have no gap and no overlap',
  (zone) => {
    const [from, to] = [hourOf('2025-01-01T00:00Z'), hourOf('2027-01-01T00:00Z')];
    const days = localDays(zone, from, to);
    expect(days[0]?.fromHour).toBe(from);
    expect(days.at(-1)?.toHour).toBe(to);
    for (const [index, { toHour }] of days.slice(0, -1).entries()) {
      expect(days[index + 1]?.fromHour).toBe(toHour);
    }
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
    for (const { fromHour, toHour } of days.slice(1, -1)) {
      expect([23, 24, 25]).toContain(toHour - fromHour);
    }
  },
);

test('an hour has its weekday and its hour, Monday first', () => {
  const rome = createLocalHours('Europe/Rome');
  expect(rome(hourOf('2026-11-30T11:00Z'))).toEqual({ day: '2026-11-30', weekday: 0, hour: 12 });
  expect(rome(hourOf('2026-11-29T23:00Z'))).toEqual({ day: '2026-11-30', weekday: 0, hour: 0 });
  expect(rome(hourOf('2026-11-29T22:00Z'))).toEqual({ day: '2026-11-29', weekday: 6, hour: 23 });
});

test('a zone is known by the names of any browser', () => {
  expect(readZone('Asia/Kolkata')).toBeDefined();
  expect(readZone('Asia/Calcutta')).toBeDefined();
  expect(readZone('europe/rome')).toBe('Europe/Rome');
  expect(readZone('UTC')).toBe('UTC');
  expect(readZone('Etc/GMT+5')).toBe('Etc/GMT+5');
});

test.each(['', 'Europe/Nowhere', '+05:00', '05:00', '<b>', 'x'.repeat(65)])(
  '%j is no zone',
  (text) => expect(readZone(text)).toBeUndefined(),
);

test('the heat map has averages of weekdays, and leaves empty what was seen once', () => {
  const monday = hourOf('2026-11-30T19:00Z');
  const map = heatMap(
    [
      { hour: monday, playersAverage: 10 },
      { hour: monday + 7 * 24, playersAverage: 20 },
      { hour: monday + 1, playersAverage: 5 },
      { hour: monday + 2, playersAverage: null },
      { hour: monday + 2 + 7 * 24, playersAverage: 3 },
    ],
    'Europe/Rome',
  );
  expect(map).toHaveLength(7);
  expect(map[0]).toHaveLength(24);
  expect(map[0]?.slice(19, 24)).toEqual([null, 15, null, null, null]);
});
