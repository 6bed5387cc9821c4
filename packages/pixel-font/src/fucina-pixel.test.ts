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

function lettersWithMarks(from: number, to: number): string[] {
  return range(from, to).filter((character) => character.normalize('NFD') !== character);
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
  ['Vietnamese', [...'ƠơƯư', ...range(0x1ea0, 0x1ef9)]],
  ['Latin letters with marks', lettersWithMarks(0x1cd, 0x233)],
  ['Latin Extended Additional', lettersWithMarks(0x1e00, 0x1e99)],
  ['Cyrillic', [...range(0x400, 0x45f), ...'ҐґҒғҖҗҘҙҚқҠҡҢңҪҫҮүҰұҲҳҶҷҺһӀӘәӨө']],
  ['Hebrew', range(0x5d0, 0x5ea)],
  ['circled letters and numbers', [...range(0x2460, 0x2473), ...range(0x24b6, 0x24ea)]],
  ['letters upside down', [...'ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz']],
  ['money', [...'€£¥₽₴₿₩₹₺₪₫₦₱₡₸₾']],
  ['Greek', range(0x386, 0x3ce).filter((character) => /\p{L}/u.test(character))],
  ['small caps', [...toSmallCaps('abcdefghijklmnopqrstuvwxyz0123456789'), ...'ꞯѕ']],
  ['raised and lowered signs', [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎']],
  ['frames and shades', [...'─│┌┐└┘├┤┬┴┼═║╔╗╚╝╠╣╦╩╬░▒▓█▀▄▌▐']],
  ['arrows', [...'←↑→↓↔']],
])('%s is covered', (_, characters) => {
  expect(characters.filter((character) => !glyphs.has(character))).toEqual([]);
});

test('the list of what is drawn is true', () => {
  const drawn = Array.from(glyphs.keys(), (character) => character.codePointAt(0) ?? 0);
  const listed = range(0, 0x1ffff)
    .map((_, codePoint) => codePoint)
    .filter(isDrawn);
  expect(runsOf(listed)).toBe(runsOf(drawn.toSorted((a, b) => a - b)));
});

/** As `drawn-characters.ts` writes them. */
function runsOf(codePoints: readonly number[]): string {
  const runs: string[] = [];
  let last = 0;
  for (let at = 0; at < codePoints.length; ) {
    const first = codePoints[at] ?? 0;
    let more = 0;
    while (codePoints[at + more + 1] === first + more + 1) more += 1;
    runs.push([first - last, ...(more > 0 ? [more] : [])].map((n) => n.toString(36)).join('.'));
    last = first + more;
    at += more + 1;
  }
  return runs.join(' ');
}

test('every glyph is as wide as the game says and keeps inside', () => {
  const wrong = Array.from(glyphs).filter(
    ([character, { width, pixels }]) =>
      width !== COMPLETE_FONT.advanceOf(character.codePointAt(0) ?? 0, false) - 1 ||
      pixels.some(({ x, y }) => x < 0 || x >= width || y < -9 || y > 2),
  );
  expect(wrong.map(([character]) => character)).toEqual([]);
});

test('no two characters look the same unless they are meant to', () => {
  const meant = new Set([...Object.keys(SAME), ...'◆°º‐—∃']);
  const seen = new Map<string, string>();
  const twins = Array.from(glyphs, ([character, { pixels, width }]) => {
    const look = JSON.stringify([width, pixels.map(({ x, y }) => `${x},${y}`).toSorted()]);
    const twin = seen.get(look);
    seen.set(look, character);
    const bases = [character, twin ?? ''].map((each) => each.normalize('NFD').charAt(0));
    return twin !== undefined && !bases.some((base) => meant.has(base))
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

test('two marks stand side by side, or on each other over a lower letter', () => {
  expect(picture('ấ')).toBe(
    ['.#..#', '#.##.', '.....', '.###.', '....#', '.####', '#...#', '.####'].join('\n'),
  );
  expect(picture('Ế')).toBe(
    ['.#..#', '#.##.', '.....', '#####', '#....', '#....', '####.', '#....', '#....', '#####'].join(
      '\n',
    ),
  );
  expect(picture('Ễ')).toBe(
    ['.##.#', '#.##.', '..#..', '.#.#.', '.....', '#####', '#....', '####.', '#....', '#####'].join(
      '\n',
    ),
  );
});

test('a tail makes room for a mark below it', () => {
  expect(picture('ỵ').split('\n').slice(-3)).toEqual(['.###.', '.....', '..#..']);
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
