import { expect, test } from 'vitest';
import { hasPluginName } from './question-words.ts';

test.each([
  ['plugins/Essentials', true],
  ['MyPlugin', true],
  ['plugins/Lang', true],
  ['src', false],
  ['lang', false],
  ['Messages', false],
  ['', false],
])('the folder “%s” is called like a plugin: %s', (place, isNamed) => {
  expect(hasPluginName({ place })).toBe(isNamed);
});
