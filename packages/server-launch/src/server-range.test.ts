import { expect, test } from 'vitest';
import { SERVER_RANGES, serverRange } from './server-range.ts';

test.each([
  ['1.7.10', 8, 8],
  ['1.8.9', 8, 8],
  ['1.11.2', 8, 8],
  ['1.12', 11, 8],
  ['1.16.4', 11, 8],
  ['1.16.5', 16, 8],
  ['1.17.1', 17, 16],
  ['1.19.4', 17, 17],
  ['1.20.4', 21, 17],
  ['1.20.5', 21, 21],
  ['1.21.11', 21, 21],
  ['26.3', 25, 25],
  ['26.99', 25, 25],
  ['30.1', 25, 25],
  ['velocity-3.5', 21, 21],
  ['velocity-3.99', 21, 21],
  ['velocity-4.0', 25, 25],
  ['velocity-5.0', 25, 25],
])('%s usually runs on Java %i and needs %i', (version, java, least) => {
  expect(serverRange(version)).toMatchObject({ java, least });
});

test.each([
  '',
  'any',
  '1.7.2',
  '1.99',
  '26.1-rc-1',
  '3.5',
  'velocity-',
  'velocity-3.4',
  'velocity-1.20',
])('nobody knows what %j needs', (version) => {
  expect(serverRange(version)).toBeUndefined();
});

test.each(SERVER_RANGES)('$id names its range', (range) => {
  expect(serverRange(range.id)).toBe(range);
});

test('the ranges of the game follow each other from 1.7.10 on', () => {
  const game = SERVER_RANGES.filter(({ software }) => software === 'minecraft');
  expect(game.map(({ from, to }) => [from, to])).toEqual([
    ['1.7.10', '1.11.2'],
    ['1.12', '1.16.4'],
    ['1.16.5', '1.16.5'],
    ['1.17', '1.17.1'],
    ['1.18', '1.19.4'],
    ['1.20', '1.20.4'],
    ['1.20.5', '1.21.11'],
    ['26.1', undefined],
  ]);
});
