import { releases } from '@fucina/game-versions';
import { expect, test } from 'vitest';
import { releasesIn } from './game-data.ts';
import { missingFacts } from './missing-facts.ts';

const [oldest, next, ...others] = releases;
if (oldest === undefined || next === undefined) throw new Error('the table is empty');
const data = releases.map(({ name, protocol }) => ({ name, protocol, dataVersion: 1 }));

test('nothing is missing when every release and every field is known', () => {
  expect(missingFacts(releases, data)).toEqual([]);
});

test('a release that only the game data knows is missing', () => {
  const newer = { name: '99.1', protocol: 9999, dataVersion: 9999 };
  expect(missingFacts(releases, [newer, ...data])).toEqual([{ release: '99.1' }]);
});

test('a field that nobody knows is missing, one that the game does not have is not', () => {
  const unknown = { ...oldest, dataVersion: null, dataPack: undefined, released: undefined };
  expect(missingFacts([unknown, next, ...others], data)).toEqual([
    { release: oldest.name, field: 'released' },
    { release: oldest.name, field: 'dataPack' },
  ]);
});

test('snapshots and versions with the old network protocol are no releases', () => {
  const listed = (minecraftVersion: string, usesNetty = true) => ({
    minecraftVersion,
    version: 1,
    dataVersion: 2,
    usesNetty,
  });
  const found = releasesIn([
    listed('26.3'),
    listed('26.3-rc-3'),
    listed('24w14a'),
    listed('1.21.11'),
    listed('1.6.4', false),
  ]);
  expect(found.map(({ name }) => name)).toEqual(['26.3', '1.21.11']);
});
