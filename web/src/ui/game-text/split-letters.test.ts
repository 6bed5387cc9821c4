import { fc, test as property } from '@fast-check/vitest';
import { runsWidth } from '@fucina/minecraft-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { expect, test } from 'vitest';
import { splitLetters } from './split-letters.ts';

function lettersOf(text: string): string {
  return splitLetters(text, COMPLETE_FONT, false)
    .map((each) =>
      typeof each === 'string' ? each : `[${each.isBox ? 'box' : each.text} ${each.advance}]`,
    )
    .join('');
}

test.each([
  ['Ciao, мир, κόσμε ★', 'Ciao, мир, κόσμε ★'],
  ['日本 server', '[日 9][本 9] server'],
  // Woman, joiner, rocket: the game does not join them.
  ['👩‍🚀!', '[👩 4][box 9][🚀 8]!'],
  ['a\u200bb', 'a[box 9]b'],
  ['a\u200cb', 'a[\u200c 0]b'],
  // Letters that join are one piece, those that the game draws alone are not.
  ['\ufe8e\ufe92\ufea3\ufeae\ufee3 x', '[\ufe8e\ufe92\ufea3\ufeae\ufee3 21] x'],
  ['پچ x', '[پ 4][چ 4] x'],
])('%s', (text, letters) => expect(lettersOf(text)).toBe(letters));

property.prop([fc.string({ unit: 'grapheme' }), fc.boolean()])(
  'nothing is lost, and the width is what the layout counts',
  (text, bold) => {
    const letters = splitLetters(text, COMPLETE_FONT, bold);
    const pieces = letters.map((each) => (typeof each === 'string' ? each : each.text));
    expect(pieces.join('')).toBe(text);
    const width = letters.reduce(
      (sum, each) =>
        sum +
        (typeof each === 'string'
          ? runsWidth([{ text: each, bold }], { font: COMPLETE_FONT })
          : each.advance),
      0,
    );
    expect(width).toBeCloseTo(runsWidth([{ text, bold }], { font: COMPLETE_FONT }));
  },
);
