import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { FEATURES, type Feature, hasFeature } from './features.ts';
import { releaseBefore, releases } from './releases.ts';

// The keys of an object that lists every feature once.
const features = Object.keys(FEATURES) as Feature[];

test.each(features)('%s came with the release that is named, not earlier', (feature) => {
  const since = FEATURES[feature];
  expect(hasFeature(since, feature)).toBe(true);
  expect(hasFeature(releaseBefore(since)?.name ?? '', feature)).toBe(false);
});

test.prop([fc.constantFrom(...features), fc.nat(), fc.nat()])(
  'what a release can do, later ones can do',
  (feature, a, b) => {
    const [earlier = 0, later = 0] = [a % releases.length, b % releases.length].toSorted(
      (left, right) => left - right,
    );
    const has = (index: number) => hasFeature(releases[index]?.name ?? '', feature);
    expect(!has(earlier) || has(later)).toBe(true);
  },
);

test.each([
  ['26.99', 'object-fallback', true],
  ['30.1', 'hex-colors', true],
  ['1.20.99', 'shadow-color', false],
  ['1.7', 'hex-colors', false],
  ['any', 'hex-colors', false],
] as const)('%s, which is not in the table, has %s: %s', (version, feature, has) => {
  expect(hasFeature(version, feature)).toBe(has);
});
