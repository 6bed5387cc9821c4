import { describe, expect, test } from 'vitest';
import { vectors } from '../../../tests/vectors.ts';
import { diagnoseMiniMessage } from './index.ts';

const strayIn = (text: string) =>
  diagnoseMiniMessage(text)
    .filter(({ code }) => code === 'closes-nothing' || code === 'alias-closes-nothing')
    .map(({ code, from, detail, fix }) => [code, from, detail, fix] as const);

describe('a closing tag that closes nothing', () => {
  test.each([
    ['<red>x</blue>', 'alias-closes-nothing', 'red', '</red>'],
    ['<red>x</c>', 'alias-closes-nothing', 'red', '</red>'],
    ['<color:red>x</red>', 'alias-closes-nothing', 'color', '</color>'],
    ['<#ff0000>x</#00ff00>', 'alias-closes-nothing', '#ff0000', '</#ff0000>'],
    ['<b>x</bold>', 'alias-closes-nothing', 'b', '</b>'],
    ['<b><i>x</bold>', 'alias-closes-nothing', 'b', '</b>'],
    ['<bold>a<b>b</b>c</b>', 'alias-closes-nothing', 'bold', '</bold>'],
    ['<b>x</bol>', 'closes-nothing', undefined, '</b>'],
    ['<u>x</underline>', 'closes-nothing', undefined, '</u>'],
    ['<obf>x</magic>', 'closes-nothing', undefined, '</obf>'],
    ['<hover:show_text:a>x</hvoer>', 'closes-nothing', undefined, '</hover>'],
    // Of two open tags that are as near, the inner one is meant.
    ['<dark_red><dark_rad:x><dark_red>x</dark_rid>', 'closes-nothing', undefined, '</dark_red>'],
    // What would close nothing either is not offered.
    ['x</bol>', 'closes-nothing', undefined, undefined],
    ['<red>x</underline>', 'closes-nothing', undefined, undefined],
    ['<b>x</i>', 'closes-nothing', undefined, undefined],
    ['x</b>', 'closes-nothing', undefined, undefined],
    // No other name of the open tag, and no slip.
    ['<c:red>x</c:blue>', 'closes-nothing', undefined, undefined],
    ['<gold>x</bold>', 'closes-nothing', undefined, undefined],
  ])('%s: %s %s %s', (text, code, detail, fix) => {
    expect(strayIn(text).slice(-1)).toEqual([[code, text.lastIndexOf('</'), detail, fix]]);
  });

  test.each(vectors)('a fix closes a tag: $id', ({ input }) => {
    for (const [code, from, , fix] of strayIn(input)) {
      if (fix === undefined) continue;
      const to = input.indexOf('>', from) + 1;
      const mended = input.slice(0, from) + fix + input.slice(to);
      expect(strayIn(mended)).not.toContainEqual(expect.arrayContaining([code, from]));
    }
  });

  test('an open tag that is very far out is not taken for the one that was meant', () => {
    const inner = '<i>'.repeat(40);
    expect(strayIn(`<b>${inner}x</bold>`)).toEqual([
      ['closes-nothing', 3 + inner.length + 1, undefined, undefined],
    ]);
    expect(strayIn(`<b>${'<i>'.repeat(31)}x</bold>`)).toHaveProperty(
      [0, 0],
      'alias-closes-nothing',
    );
    expect(strayIn(`<b>${'<i>'.repeat(32)}x</bold>`)).toHaveProperty([0, 0], 'closes-nothing');
  });
});
