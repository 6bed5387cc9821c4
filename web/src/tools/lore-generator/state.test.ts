import { expect, test } from 'vitest';
import { loreState } from './state.ts';

test.each([
  ['A', '1.8'],
  ['D', '1.16'],
  ['F', '1.21.5'],
  ['1.20.5', '1.20.5'],
])('a link with the versions %s opens with those from %s on', (written, family) => {
  expect(loreState.fields.family.read(written)).toBe(family);
});
