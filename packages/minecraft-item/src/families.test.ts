import { expect, test } from 'vitest';
import { newestFamilyId, readVersionFamilyId, versionFamilies } from './families.ts';

test.each(versionFamilies.map(({ from }) => from))('family %s is read by its name', (from) => {
  expect(readVersionFamilyId(from)).toBe(from);
});

test.each([
  ['A', '1.8'],
  ['B', '1.13'],
  ['C', '1.14'],
  ['D', '1.16'],
  ['E', '1.20.5'],
  ['F', '1.21.5'],
])('an old link with %s means %s', (letter, from) => {
  expect(readVersionFamilyId(letter)).toBe(from);
});

test.each(['', 'G', 'a', '1.7', '1.21', 'toString'])('%j names no family', (text) => {
  expect(readVersionFamilyId(text)).toBeUndefined();
});

test('what the releases changed, range by range', () => {
  const facts = versionFamilies.map(({ to: _, ...family }) => Object.values(family).join(' '));
  expect(facts).toEqual([
    `1.21.5 components tag tag ' ints true 6400`,
    `1.20.5 components json json ' ints true 6400`,
    `1.16 tag json json ' ints true 6400`,
    `1.14 tag json json ' text false 6400`,
    `1.13 tag json plain " text false 6400`,
    `1.8 data-value plain plain " text false 64`,
  ]);
});

test('families are sorted newest first and cover all versions', () => {
  expect(versionFamilies[0]).toMatchObject({ from: newestFamilyId, to: undefined });
  expect(versionFamilies.map(({ from, to }) => [from, to])).toEqual([
    ['1.21.5', undefined],
    ['1.20.5', '1.21.4'],
    ['1.16', '1.20.4'],
    ['1.14', '1.15.2'],
    ['1.13', '1.13.2'],
    ['1.8', '1.12.2'],
  ]);
});
