import { expect, test } from 'vitest';
import { serverListLook } from './server-list-look.ts';

test.each([
  ['1.7', 271, false],
  ['1.21.5', 271, false],
  ['1.21.6', 271, true],
  ['1.21.8', 271, true],
  ['1.21.9', 267, true],
  ['26.3', 267, true],
  ['30.1', 267, true],
  ['Velocity', 267, true],
  [undefined, 267, true],
])('in %s a message is %i pixels wide; shadow: %s', (version, messageWidth, hasShadow) => {
  expect(serverListLook(version)).toEqual({ messageWidth, hasShadow });
});
