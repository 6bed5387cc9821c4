import { releases } from '@fucina/game-versions';
import { expect, test } from 'vitest';
import {
  ADVENTURES,
  adventureOfVersion,
  GAME_RANGES,
  gameOfVersion,
  NEWEST_GAME,
  presetsOf,
} from './games.ts';

test('the ranges follow each other, newest first, and end before the next begins', () => {
  expect(GAME_RANGES[0]).toEqual({ from: NEWEST_GAME, to: undefined });
  expect(GAME_RANGES.find(({ from }) => from === '1.20')).toEqual({ from: '1.20', to: '1.20.2' });
  expect(GAME_RANGES.at(-1)).toEqual({ from: '1.7.2', to: '1.7.10' });
});

test('every release is in one range', () => {
  for (const { name } of releases) {
    expect(GAME_RANGES.map(({ from }) => from)).toContain(gameOfVersion(name));
  }
});

test.each([
  ['1.20.1', '1.20'],
  ['1.7.10', '1.7.2'],
  ['1.6', '1.7.2'],
  ['27.1', '26.3'],
  ['bedrock', 'bedrock'],
  ['', undefined],
  ['1.x', undefined],
  ['latest', undefined],
])('a link for %s opens %s', (version, expected) => expect(gameOfVersion(version)).toBe(expected));

test.each([
  ['5.2.1', '5.2'],
  ['4.20', '4.18'],
  ['4.9', '4.10'],
  ['6.0', '5.2'],
  ['x', undefined],
])('Adventure %s reads as %s', (version, expected) =>
  expect(adventureOfVersion(version)).toBe(expected),
);

test('the list of Adventure is newest first', () => {
  expect(ADVENTURES.map(adventureOfVersion)).toEqual(ADVENTURES);
});

test('presets came with Adventure 5.0', () => {
  const withPresets = ADVENTURES.filter((version) => presetsOf(version).length > 1);
  expect(withPresets).toEqual(['5.2', '5.1', '5.0']);
});
