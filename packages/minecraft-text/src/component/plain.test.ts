import { expect, test } from 'vitest';
import { createComponent, toPlain } from './index.ts';

test.each([
  ['minecraft:blocks', 'minecraft:block/stone', '[block/stone]'],
  ['minecraft:blocks', 'block/stone', '[block/stone]'],
  ['minecraft:items', 'minecraft:item/apple', '[item/apple@items]'],
  ['my:gui', 'my:icon', '[my:icon@my:gui]'],
])('a sprite of the atlas %s, %s, is %s', (atlas, sprite, expected) => {
  expect(toPlain(createComponent({ type: 'sprite', atlas, sprite }))).toBe(expected);
});

test.each([
  [{ name: 'Notch' }, '[Notch head]'],
  [{}, '[unknown player head]'],
])('a head of %j is %s', (profile, expected) => {
  expect(toPlain(createComponent({ type: 'head', hat: true, ...profile }))).toBe(expected);
});
