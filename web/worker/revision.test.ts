import { expect, test } from 'vitest';
import { isOfRevision } from './revision.ts';

const key = 'http://localhost/tools?lng=en&__WB_REVISION__=abc-D_1';

test.each([
  ['W/"abc-D_1-br-aHR0cA"', true],
  ['"abc-D_1-gzip"', true],
  ['"other-br"', false],
  [null, true],
])('an answer with the ETag %s is of this build: %s', (etag, isOf) => {
  expect(isOfRevision(key, etag)).toBe(isOf);
});

test('a file whose name holds its hash needs no ETag', () => {
  expect(isOfRevision('http://localhost/assets/a-1b2c.js', '"whatever"')).toBe(true);
});
