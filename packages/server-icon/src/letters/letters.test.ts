import { expect, test } from 'vitest';
import { rgbaAt } from '../testing.ts';
import { drawLetters, type LetterGlyph, type LetterStyle } from './letters.ts';

/** A capital letter of the usual size: 5 wide, 7 high, here as a frame. */
const LETTER = glyph(['#####', '#...#', '#...#', '#...#', '#...#', '#...#', '#####']);
const PLAIN: LetterStyle = {
  ink: { from: 0xffffff, to: 0xffffff, direction: 'down' },
  hasShadow: false,
};

function glyph(rows: readonly string[], left = 0): LetterGlyph {
  return {
    width: 5,
    pixels: rows.flatMap((row, y) =>
      [...row].flatMap((cell, x) => (cell === '#' ? [{ x: x + left, y: y - 6 }] : [])),
    ),
  };
}

/** The first and last column and row with ink. */
function inkOf(picture: ReturnType<typeof drawLetters>) {
  const places = Array.from({ length: 64 * 64 }, (_, at) => ({ x: at % 64, y: at >> 6 })).filter(
    ({ x, y }) => rgbaAt(picture, x, y)[3] === 255,
  );
  const of = (choose: typeof Math.min) => [
    choose(...places.map(({ x }) => x)),
    choose(...places.map(({ y }) => y)),
  ];
  return { first: of(Math.min), last: of(Math.max) };
}

test.each([
  ['one letter', 1, { first: [12, 4], last: [51, 59] }],
  ['two letters', 2, { first: [4, 14], last: [58, 48] }],
  ['three letters', 3, { first: [6, 21], last: [56, 41] }],
])('%s: as large as fits, in the middle', (_, count, ink) => {
  expect(inkOf(drawLetters(Array(count).fill(LETTER), PLAIN))).toEqual(ink);
});

test('the ink is in the middle, not the cell', () => {
  const moved = glyph(['##', '##'], 3);
  expect(drawLetters([moved], PLAIN)).toEqual(drawLetters([glyph(['##', '##'])], PLAIN));
});

test('the shadow is one pixel of the font away, in a quarter of the color', () => {
  const icon = drawLetters([LETTER], { ...PLAIN, hasShadow: true });
  const { first, last } = inkOf(icon);
  expect([first, last]).toEqual([
    [11, 4],
    [52, 59],
  ]);
  expect(rgbaAt(icon, 11, 4)).toEqual([255, 255, 255, 255]);
  expect(rgbaAt(icon, 52, 59)).toEqual([63, 63, 63, 255]);
});

test('gradients go over the ink and over the whole background', () => {
  const icon = drawLetters([LETTER], {
    ink: { from: 0xff0000, to: 0x0000ff, direction: 'down' },
    background: { from: 0x000000, to: 0xffffff, direction: 'right' },
    hasShadow: false,
  });
  expect([rgbaAt(icon, 0, 9), rgbaAt(icon, 63, 9)]).toEqual([
    [0, 0, 0, 255],
    [255, 255, 255, 255],
  ]);
  expect([rgbaAt(icon, 12, 4), rgbaAt(icon, 51, 59)]).toEqual([
    [255, 0, 0, 255],
    [0, 0, 255, 255],
  ]);
});

test('a diagonal gradient ends in the opposite corner', () => {
  const icon = drawLetters([], {
    ...PLAIN,
    background: { from: 0, to: 0xfefefe, direction: 'diagonal' },
  });
  expect([rgbaAt(icon, 0, 0)[0], rgbaAt(icon, 63, 0)[0], rgbaAt(icon, 63, 63)[0]]).toEqual([
    0, 127, 254,
  ]);
});

test('no letters and too many letters still give an icon', () => {
  expect(drawLetters([], PLAIN).data.every((byte) => byte === 0)).toBe(true);
  expect(drawLetters(Array(40).fill(LETTER), PLAIN)).toMatchObject({ width: 64, height: 64 });
});
