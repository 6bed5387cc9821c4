import { expect, test } from 'vitest';
import { chooseEncoding } from './encoding.ts';

const all = new Set(['br', 'gzip', 'identity'] as const);

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
])('Accept-Encoding %s gives %s', (header, encoding) => {
  expect(chooseEncoding(header, all)).toBe(encoding);
});

test('only forms that the build made are chosen', () => {
  expect(chooseEncoding('br, gzip', new Set(['identity'] as const))).toBe('identity');
});
