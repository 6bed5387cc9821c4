import { expect, test } from 'vitest';
import { VARIANTS, type Variant } from './state.ts';
import { writeVariant } from './write-variant.ts';

const request = { owner: { name: 'Notch' }, target: '@p', count: 1 };
const given = (variant: Variant) => {
  const result = writeVariant(request, '1.21.5', variant, 'none');
  return result.ok ? result.value : result.error.code;
};

test.each<[Variant, RegExp]>([
  ['full', /^\/give @p /],
  ['short', /^\/give @p /],
  ['game', /^\/minecraft:give @p /],
  ['function', /^give @p /],
  ['yaml', /^'give @p .*'$/],
  ['java', /^"give @p .*"$/],
])('the command for %s begins as it is entered there', (variant, begins) => {
  expect(VARIANTS).toContain(variant);
  expect(given(variant)).toMatch(begins);
});
