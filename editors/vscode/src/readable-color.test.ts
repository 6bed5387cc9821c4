import { expect, test } from 'vitest';
import { readableColor } from './readable-color.ts';

test.each([
  ['#ff5555', false],
  ['#0000aa', true],
])('%s is seen on its theme, and stays', (color, isLight) => {
  expect(readableColor(color, isLight)).toBe(color);
});

test.each([
  ['#000000', false],
  ['#0000aa', false],
  ['#ffff55', true],
  ['#ffffff', true],
])('%s would not be seen, and becomes another one', (color, isLight) => {
  expect(readableColor(color, isLight)).not.toBe(color);
});
