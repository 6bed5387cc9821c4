import { expect, test } from 'vitest';
import { versionFamilies } from './families.ts';
import { textsNeed } from './item-text/texts-need.ts';
import { targetNeeds, whereItFits } from './limits.ts';

test.each([
  [256, 'chat'],
  [257, 'command-block'],
  [32_500, 'command-block'],
  [32_501, 'function-file'],
])('a command of %i characters fits into: %s', (length, fit) => {
  expect(whereItFits('/'.padEnd(length, 'x'))).toBe(fit);
});

test('@s needs 1.12, in the versions that begin before it', () => {
  const needs = (target: string) =>
    versionFamilies
      .filter((family) => targetNeeds(target, family.from) === '1.12')
      .map(({ to }) => to);
  expect(needs('@s')).toEqual(['1.12.2']);
  expect(needs('@s[tag=x]')).toEqual(['1.12.2']);
  expect(['@p', '@self', 'Notch'].flatMap(needs)).toEqual([]);
});

test('heads and sprites need 1.21.9, in the versions that begin before it and write them', () => {
  const needs = (...texts: string[]) =>
    versionFamilies
      .filter((family) => textsNeed(texts, family.from) === '1.21.9')
      .map(({ from }) => from);
  expect(needs('a', '<red>b <sprite:blocks:block/stone>')).toEqual(['1.21.5']);
  expect(needs('<head:Notch>')).toEqual(['1.21.5']);
  expect(needs('<red>head:Notch', '')).toEqual([]);
});
