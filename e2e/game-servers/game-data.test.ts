// Compares the table of game versions with npm's minecraft-data.
import { isAtLeast, releaseNamed, since } from '@fucina/game-versions';
import { expect, test } from 'vitest';
import { readFeatureStart, readGameData } from '../../scripts/versions/game-data.ts';

/** Where our table says something else on purpose. */
const DIFFERENCES = [
  {
    reason:
      'The game marks its worlds since 1.9; the numbers of older releases are not the game’s.',
    field: 'dataVersion',
    applies: (name: string) => !isAtLeast(name, '1.9'),
  },
] as const;

const rows = readGameData();
const known = rows.flatMap((row) => {
  const release = releaseNamed(row.name);
  return release === undefined ? [] : [{ name: row.name, release, row }];
});
const different = known.flatMap(({ name, release, row }) =>
  (['protocol', 'dataVersion'] as const)
    .filter((field) => release[field] !== row[field])
    .map((field) => ({ name, field, ours: release[field], theirs: row[field] })),
);

test('most releases are known to both', () => {
  expect(known.length).toBeGreaterThan(80);
});

test('both agree on everything but the named differences', () => {
  const unexplained = different.filter(
    ({ name, field }) => !DIFFERENCES.some((each) => each.field === field && each.applies(name)),
  );
  expect(unexplained).toEqual([]);
});

test.each(DIFFERENCES)('still different: $reason', ({ field, applies }) => {
  const names = known.map(({ name }) => name).filter(applies);
  expect(names.length).toBeGreaterThan(0);
  expect(different.filter((each) => each.field === field).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['flattenedItems', 'theFlattening'],
  ['jsonLore', 'itemLoreIsAString'],
  ['itemComponents', 'itemsWithComponents'],
] as const)('%s came with the same release as %s there', (ours, theirs) => {
  expect(readFeatureStart(theirs)).toBe(since[ours]);
});
