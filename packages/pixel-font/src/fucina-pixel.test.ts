import { toSmallCaps } from '@fucina/minecraft-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { expect, test } from 'vitest';
import { SAME } from './characters.ts';
import { isDrawn } from './drawn-characters.ts';
import { fucinaPixel } from './fucina-pixel.ts';
import { readGlyphs } from './read-glyphs.ts';

const glyphs = fucinaPixel();

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

function picture(character: string): string {
  const { pixels = [], width = 0 } = glyphs.get(character) ?? {};
  const rows = pixels.map(({ y }) => y);
  return range(0, Math.max(...rows) - Math.min(...rows))
    .map((_, row) =>
      range(0, width - 1)
        .map((_, x) =>
          pixels.some((at) => at.x === x && at.y === row + Math.min(...rows)) ? '#' : '.',
        )
        .join(''),
    )
    .join('\n');
}

test.each([
  ['Basic Latin', range(0x20, 0x7e)],
  ['Latin-1', range(0xa0, 0xff)],
  ['Latin Extended-A', range(0x100, 0x17f)],
  ['Cyrillic', [...range(0x400, 0x45f), ...'Ґґ']],
  ['Greek', range(0x386, 0x3ce).filter((character) => /\p{L}/u.test(character))],
  ['small caps', [...toSmallCaps('abcdefghijklmnopqrstuvwxyz0123456789'), ...'ꞯѕ']],
  ['raised and lowered signs', [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎']],
  ['frames and shades', [...'─│┌┐└┘├┤┬┴┼═║╔╗╚╝╠╣╦╩╬░▒▓█▀▄▌▐']],
  ['arrows', [...'←↑→↓↔']],
])('%s is covered', (_, characters) => {
  expect(characters.filter((character) => !glyphs.has(character))).toEqual([]);
});

test('the list of what is drawn is true', () => {
  const listed = range(0, 0xffff).filter((character) => isDrawn(character.charCodeAt(0)));
  expect(listed).toEqual([...glyphs.keys()].toSorted());
});

test('every glyph is as wide as the game says and keeps inside', () => {
  const wrong = Array.from(glyphs).filter(
    ([character, { width, pixels }]) =>
      width !== COMPLETE_FONT.advanceOf(character.codePointAt(0) ?? 0, false) - 1 ||
      pixels.some(({ x, y }) => x < 0 || x >= width || y < -9 || y > 2),
  );
  expect(wrong.map(([character]) => character)).toEqual([]);
});

test('no two characters look the same unless they are meant to', () => {
  const meant = new Set([...Object.keys(SAME), ...'◆°º‐—']);
  const seen = new Map<string, string>();
  const twins = Array.from(glyphs, ([character, { pixels, width }]) => {
    const look = JSON.stringify([width, pixels.map(({ x, y }) => `${x},${y}`).toSorted()]);
    const twin = seen.get(look);
    seen.set(look, character);
    return twin !== undefined && !meant.has(character.normalize('NFD').charAt(0))
      ? `${twin} ${character}`
      : '';
  });
  expect(twins.filter(Boolean)).toEqual([]);
});

test('an accent stands over its letter, with a gap', () => {
  expect(picture('È')).toBe(
    ['.#...', '..#..', '.....', '#####', '#....', '#....', '####.', '#....', '#....', '#####'].join(
      '\n',
    ),
  );
  expect(picture('ì')).toBe(['#.', '.#', '..', '.#', '.#', '.#', '.#', '.#'].join('\n'));
});

test('two lines meet in corners that are open inside', () => {
  expect(picture('╔')).toBe(
    ['....####', '....#...', '....#.##', '....#.#.', '....#.#.'].join('\n'),
  );
});

test('a drawing with a ragged row is refused by name', () => {
  expect(() => readGlyphs('A B\n## #\n# # _')).toThrow('A: row 2 is not 2 wide');
  expect(() => readGlyphs('A\n##')).toThrow('no baseline under A');
});
