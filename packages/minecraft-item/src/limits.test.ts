import { expect, test } from 'vitest';
import { whereItFits } from './limits.ts';

test.each([
  [256, 'chat'],
  [257, 'command-block'],
  [32_500, 'command-block'],
  [32_501, 'function-file'],
])('a command of %i characters fits into: %s', (length, fit) => {
  expect(whereItFits('/'.padEnd(length, 'x'))).toBe(fit);
});
