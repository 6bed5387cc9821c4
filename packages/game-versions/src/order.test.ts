import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { compareVersions, isAtLeast } from './order.ts';

const version = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 30 }), fc.nat()), { minLength: 1, maxLength: 4 })
  .map((numbers) => numbers.join('.'));

test.each([
  ['1.9', '1.10'],
  ['1.21', '1.21.1'],
  ['1.21.9', '1.21.11'],
  ['1.21.11', '26.1'],
  ['26.1', '26.1.2'],
  ['26.9', '26.10'],
])('%s is older than %s', (older, newer) => {
  expect(isAtLeast(older, newer)).toBe(false);
  expect(isAtLeast(newer, older)).toBe(true);
});

test('a missing last number counts as zero', () => {
  expect(compareVersions('26.1', '26.1.0')).toBe(0);
});

test.prop([version, version])('two versions compare the other way around', (a, b) => {
  expect(Math.sign(compareVersions(a, b)) + Math.sign(compareVersions(b, a))).toBe(0);
  expect(isAtLeast(a, b) || isAtLeast(b, a)).toBe(true);
});

test.prop([version, version, version])(
  'what is newer than a newer version is newer',
  (...three) => {
    const [a = '', b = '', c = ''] = three.toSorted(compareVersions);
    expect(isAtLeast(b, a) && isAtLeast(c, b) && isAtLeast(c, a)).toBe(true);
  },
);

test.each(['any', '24w14a', 'toString', 'v1.21'])(
  '%j is no version number and at least nothing',
  (text) => {
    expect(isAtLeast(text, '0')).toBe(false);
    expect(isAtLeast('26.3', text)).toBe(false);
    expect(isAtLeast(text, text)).toBe(false);
  },
);

test('a part that is no number makes a difference only where it decides', () => {
  expect(isAtLeast('26.3-rc-3', '1.21.11')).toBe(true);
  expect(isAtLeast('26.3-rc-3', '26.2')).toBe(false);
  expect(isAtLeast('26.2', '26.3-rc-3')).toBe(false);
});
