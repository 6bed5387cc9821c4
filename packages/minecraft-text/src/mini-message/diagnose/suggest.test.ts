import { describe, expect, test } from 'vitest';
import { TAG_NAMES } from '../resolve-tag.ts';
import { COLOR_NAMES } from '../tags/color-argument.ts';
import { isNearTagName, nearest, suggestColorName, suggestTagName } from './suggest.ts';

describe('the tag that was meant', () => {
  test.each([
    ['underline', 'underlined'],
    ['strike', 'strikethrough'],
    ['strikethru', 'strikethrough'],
    ['s', 'st'],
    ['r', 'reset'],
    ['magic', 'obfuscated'],
    ['obfuscate', 'obfuscated'],
    ['keybind', 'key'],
    ['insertion', 'insert'],
    ['hex', 'color'],
    ['tooltip', 'hover'],
    ['nl', 'newline'],
    ['orange', 'gold'],
    ['purple', 'dark_purple'],
    ['pink', 'light_purple'],
    ['cyan', 'aqua'],
    ['light_blue', 'aqua'],
    ['lime', 'green'],
    // A slip in another word.
    ['orenge', 'gold'],
    ['tooltop', 'hover'],
    ['insertoin', 'insert'],
  ])('%s is another word for %s', (name, meant) => expect(suggestTagName(name)).toBe(meant));

  test.each([
    ['graident', 'gradient'],
    ['gradent', 'gradient'],
    ['gradientt', 'gradient'],
    ['gradiant', 'gradient'],
    ['rde', 'red'],
    ['bleu', 'blue'],
    ['yelow', 'yellow'],
    ['xgold', 'gold'],
    ['!itlaic', '!italic'],
    ['strikethruogh', 'strikethrough'],
    ['dark_prupel', 'dark_purple'],
    ['obfuscatedd', 'obfuscated'],
  ])('%s is %s with a slip', (name, meant) => {
    expect(suggestTagName(name)).toBe(meant);
    expect(isNearTagName(name)).toBe(true);
  });

  test.each([
    'back',
    'bed',
    'block',
    'clock',
    'line',
    'old',
    'preset',
    'price',
    'rod',
    'sold',
    'time',
  ])('%s is a placeholder of plugins', (name) => {
    expect(suggestTagName(name)).toBeUndefined();
    expect(suggestColorName(name)).toBeUndefined();
    expect(isNearTagName(name)).toBe(false);
  });

  test.each(['lgray', 'dred', 'dgreen', 'lblue', 'laqua'])('%s is a shade of plugins', (name) => {
    expect(suggestTagName(name)).toBeUndefined();
  });

  test.each(['x', 'rd', 'world', 'player', 'gradient_of_very_long_name', '!bolx!'])(
    '%s is nothing that we know',
    (name) => expect(suggestTagName(name)).toBeUndefined(),
  );

  test('words of other formats and names with spaces are no slips', () => {
    expect(
      ['underline', 'purple', 'dark aqua', 'dark_aqau', 'gradiant'].map(isNearTagName),
    ).toEqual([false, false, false, true, true]);
  });
});

test.each([
  ['pruple', 'dark_purple'],
  ['purple', 'dark_purple'],
  ['dark_rad', 'dark_red'],
  ['orange', 'gold'],
  ['gery', 'grey'],
  // Known words, but no colors.
  ['magic', undefined],
  ['underline', undefined],
  ['tooltop', undefined],
  ['foo', undefined],
])('the color that %s was meant for is %s', (name, meant) => {
  expect(suggestColorName(name)).toBe(meant);
});

test('each color and each tag is near itself', () => {
  for (const name of COLOR_NAMES.keys()) expect(suggestColorName(name)).toBe(name);
  for (const name of TAG_NAMES) if (name.length > 2) expect(nearest(name, TAG_NAMES)).toBe(name);
});

describe('the nearest word', () => {
  test.each([
    ['one letter more', 'abxcd', ['abcd'], 'abcd'],
    ['one letter less', 'abd', ['abcd'], 'abcd'],
    ['one letter more at the end', 'abcdx', ['abcd'], 'abcd'],
    ['another letter', 'abxd', ['abcd'], 'abcd'],
    ['two letters swapped', 'acbd', ['abcd'], 'abcd'],
    ['the last two swapped', 'abdc', ['abcd'], 'abcd'],
    ['two changes in a short word', 'abxy', ['abcd'], undefined],
    ['two changes in seven letters', 'abcdexy', ['abcdefg'], undefined],
    ['two changes in eight letters', 'abcdefxy', ['abcdefgh'], 'abcdefgh'],
    ['two pairs swapped in eight letters', 'bacdefhg', ['abcdefgh'], 'abcdefgh'],
    ['three changes', 'abcdexyz', ['abcdefgh'], undefined],
    ['letters swapped over a third', 'cbad', ['abcd'], undefined],
    ['a swap and another letter', 'bacx', ['abcd'], undefined],
    ['one letter moved and the next another', 'abcd', ['bxcd'], undefined],
    ['the nearest of two', 'abcdefgx', ['abcdefzy', 'abcdefgh'], 'abcdefgh'],
    ['the first of two that are as near', 'abcx', ['abcd', 'abce'], 'abcd'],
    ['the nearer one, though it is second', 'abcdefgh', ['abcdefxy', 'abcdefgx'], 'abcdefgx'],
    ['a candidate of two letters', 'abc', ['ab'], undefined],
    ['a word of two letters', 'ab', ['abc'], undefined],
    ['a word of 24 letters', 'a'.repeat(24), ['a'.repeat(25)], 'a'.repeat(25)],
    ['a word of 25 letters', 'a'.repeat(25), ['a'.repeat(25)], undefined],
    ['a mark that one has and the other not', '!abcdefgh', ['abcdefgh'], undefined],
    ['a mark on both', '!abcdefhg', ['!abcdefgh'], '!abcdefgh'],
  ])('%s: %s', (_what, word, candidates, meant) => {
    expect(nearest(word, candidates)).toBe(meant);
  });
});
