import { expect, test } from 'vitest';
import { compareVersions } from './order.ts';
import { releaseBefore } from './release-names.ts';
import { type Release, releaseNamed, releases, releasesOfProtocol } from './releases.ts';

test.each(releases)('$name is found by its name and by its protocol', (release) => {
  expect(releaseNamed(release.name)).toBe(release);
  expect(releasesOfProtocol(release.protocol)).toContain(release);
});

test('the releases of all protocols together are all releases', () => {
  const protocols = [...new Set(releases.map(({ protocol }) => protocol))];
  expect(protocols.flatMap(releasesOfProtocol)).toEqual(releases);
});

test('the releases of a protocol are sorted from the oldest to the newest', () => {
  expect(releasesOfProtocol(47).map(({ name }) => name)).toEqual([
    '1.8',
    '1.8.1',
    '1.8.2',
    '1.8.3',
    '1.8.4',
    '1.8.5',
    '1.8.6',
    '1.8.7',
    '1.8.8',
    '1.8.9',
  ]);
});

test.each(['', '1.7', '26.99', '24w14a', 'toString'])('%j names no release', (name) => {
  expect(releaseNamed(name)).toBeUndefined();
});

// 0x40000000 and more are snapshots.
test.each([-1, 0, 6, 48, 0x40000146])('nothing speaks protocol %i', (protocol) => {
  expect(releasesOfProtocol(protocol)).toEqual([]);
});

test('each release but the oldest has one before it', () => {
  const before = releases.map(({ name }) => releaseBefore(name));
  expect(before).toEqual([undefined, ...releases.slice(0, -1).map(({ name }) => name)]);
});

test('no release is listed twice or in the wrong place', () => {
  const names = releases.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.toSorted(compareVersions)).toEqual(names);
});

test.each<[string, (release: Release) => number | null | undefined]>([
  ['day', ({ released }) => released && Date.parse(released)],
  ['protocol', ({ protocol }) => protocol],
  ['data version', ({ dataVersion }) => dataVersion],
  ['data pack format', ({ dataPack }) => dataPack && Number(dataPack)],
  ['resource pack format', ({ resourcePack }) => resourcePack && Number(resourcePack)],
  ['Java', ({ java }) => java],
  ['Java of PaperMC', ({ paperJava }) => paperJava],
] as [string, (release: Release) => number | null | undefined][])(
  'the %s never falls from one release to the next, and never ends',
  (_column, read) => {
    const known = releases.map(read).filter((value) => value !== undefined);
    const numbers = known.filter((value) => value !== null);
    expect(numbers.length).toBeGreaterThan(40);
    expect(numbers).not.toContain(Number.NaN);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers);
    expect(known.slice(-numbers.length)).toEqual(numbers);
  },
);

test('PaperMC never recommends a Java that the game does not start on', () => {
  for (const { java, paperJava } of releases)
    expect(paperJava ?? java).toBeGreaterThanOrEqual(java ?? 0);
});
