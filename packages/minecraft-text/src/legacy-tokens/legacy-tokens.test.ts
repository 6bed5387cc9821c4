import process from 'node:process';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyCoded } from '../../tests/any-coded.ts';

import { hexOfColor } from '../component/hex.ts';
import { toRuns } from '../component/runs.ts';
import { readLegacy } from '../legacy/read-legacy.ts';
import { readMiniMessage } from '../mini-message/read.ts';
import { visibleParts } from '../visible-parts.ts';
import type { CodeSyntax, Reading } from './code-syntax.ts';
import { applyEdits } from './edits.ts';
import { readTextAs } from './read-as.ts';
import { replaceCodes } from './replace-codes.ts';
import { styledSpansAs } from './styled-spans-as.ts';
import { findLegacyTokens } from './tokens.ts';

const USUAL: CodeSyntax = { characters: ['&', '§'], hex: ['hash', 'spigot'] };
const RUNS = Number(process.env.FUZZ_RUNS ?? 3000);

/** The text with a tag for each code. */
const tagged = (text: string, codes: CodeSyntax) =>
  applyEdits(text, replaceCodes(findLegacyTokens(text, codes)));

/** Each piece as its text, color and decorations. */
const looks = (text: string, reading: Reading, codes: CodeSyntax) => {
  const read = readTextAs(text, { reading, codes });
  if (!read.ok) return read.error.code;
  return visibleParts(read.value).map(({ text: shown, style: { color, bold } }) =>
    [shown, color === undefined ? '' : hexOfColor(color), bold ? 'bold' : '']
      .filter((part) => part !== '')
      .join(' '),
  );
};

describe('tokens', () => {
  test('their ranges are the whole text', () => {
    expect(findLegacyTokens('a&cb&&lc&r', USUAL)).toEqual([
      { kind: 'text', from: 0, to: 1 },
      { kind: 'color', from: 1, to: 3, color: 0xff5555 },
      { kind: 'text', from: 3, to: 5 },
      { kind: 'decoration', from: 5, to: 7, decoration: 'bold' },
      { kind: 'text', from: 7, to: 8 },
      { kind: 'reset', from: 8, to: 10 },
    ]);
  });

  test.each([
    ['hash', '&#FF8800x'],
    ['spigot', '&x&f&f&8&8&0&0x'],
    ['spigot', '§X§f§f§8§8§0§0x'],
    ['brace', '{#ff8800}x'],
    ['tag', '<#ff8800>x'],
    ['double-tag', '<##ff8800>x'],
    ['bare', '#ff8800x'],
    ['hex-brace', '&{HEX:ff8800}x'],
    ['hex-brace', '&{HEX:f80}x'],
    ['hash-angle', '#<ff8800>x'],
    ['hash-brace', '#{ff8800}x'],
    ['solid', '<SOLID:ff8800>x'],
  ] as const)('%s is read only where a plugin reads it', (notation, text) => {
    const without = findLegacyTokens(text, { characters: ['&', '§'], hex: [] });
    expect(without).not.toContainEqual(expect.objectContaining({ color: 0xff8800 }));
    const tokens = findLegacyTokens(text, { characters: ['&', '§'], hex: [notation] });
    expect(tokens).toMatchObject([{ kind: 'color', color: 0xff8800 }, { kind: 'text' }]);
  });

  test.each([
    ['tag', '<#ff0000>Hi</#0000ff>', 'gradient:#ff0000:#0000ff'],
    ['dollar', '<$#ff0000>Hi<$#0000ff>', 'gradient:#ff0000:#0000ff'],
    ['named', '<gradient:#ff0000>Hi</gradient:#0000ff>', 'gradient:#ff0000:#0000ff'],
    ['arrow', '{#ff0000>}Hi{#0000ff<}', 'gradient:#ff0000:#0000ff'],
    ['brace', '{#ff0000}Hi{/#0000ff}', 'gradient:#ff0000:#0000ff'],
    ['iridium', '<GRADIENT:ff0000>Hi</GRADIENT:0000ff>', 'gradient:#ff0000:#0000ff'],
    ['rainbow', '<RAINBOW1>Hi</RAINBOW>', 'rainbow'],
    ['percent', '%gradient#ff0000#0000ff%Hi%gradient%', 'gradient:#ff0000:#0000ff'],
  ] as const)('a gradient is read: %s', (notation, text, tag) => {
    const codes: CodeSyntax = { characters: ['&'], hex: [], gradients: [notation] };
    expect(findLegacyTokens(text, codes)).toMatchObject([
      { kind: 'gradient', notation, tag },
      { kind: 'text' },
      { kind: 'gradient-end' },
    ]);
    const name = tag.split(':')[0];
    expect(tagged(text, codes)).toBe(`<${tag}>Hi</${name}>`);
    const expected = readMiniMessage(`<${tag}>Hi</${name}>`);
    const read = readTextAs(text, { reading: 'bukkit', codes });
    expect(read.ok && toRuns(read.value)).toEqual(expected.ok && toRuns(expected.value));
    expect(findLegacyTokens('Hi</#0000ff>{#0000ff<}</RAINBOW>', codes)).toHaveLength(1);
  });

  test('a color in the middle makes two gradients', () => {
    const codes: CodeSyntax = { characters: ['&'], hex: ['brace'], gradients: ['arrow'] };
    expect(tagged('{#ff0000>}a{#00ff00<>}b{#0000ff<}c', codes)).toBe(
      '<gradient:#ff0000:#00ff00>a</gradient><gradient:#00ff00:#0000ff>b</gradient>c',
    );
  });

  test('the start of a gradient without an end is a color where the plugin has that notation', () => {
    const codes: CodeSyntax = { characters: ['&'], hex: ['tag'], gradients: ['tag'] };
    expect(tagged('<#FF0000>a<#00FF00>b</#0000ff>', codes)).toBe(
      '<#ff0000>a<gradient:#00ff00:#0000ff>b</gradient>',
    );
    expect(tagged('<#FF0000>a', { ...codes, hex: [] })).toBe('<#FF0000>a');
  });

  test('plugins have other code characters and letters', () => {
    const dollars: CodeSyntax = { characters: ['$'], hex: [] };
    expect(tagged('$cA&cB', dollars)).toBe('<red>A&cB');
    const backTicks: CodeSyntax = { characters: ['`'], hex: [] };
    expect(tagged('`YA`bB`lC`xD', backTicks)).toBe('<gold>A<blue>B<b>C<reset>D');
    expect(tagged('&CA&cB', { ...USUAL, letterCase: 'lower' })).toBe('&CA<red>B');
    expect(tagged('&&c&c', { ...USUAL, isDoubledLiteral: true })).toBe('&c<red>');
    const adventure: CodeSyntax = { ...USUAL, isHexLetterLower: true };
    expect(tagged('&X&0A', adventure)).toBe('&X<black>A');
  });

  test('a bare hex color is none among the arguments of a tag', () => {
    const codes: CodeSyntax = { characters: ['&'], hex: ['bare'] };
    const text = '<gradient:#ff0000:#0000ff>a:#00ff00b';
    expect(findLegacyTokens(text, codes).map(({ kind, from }) => [kind, from])).toEqual([
      ['text', 0],
      ['color', 28],
      ['text', 35],
    ]);
  });

  test('a hex color with too few digits is found', () => {
    const kinds = findLegacyTokens('&x&f&f&0 a', USUAL).map(({ kind }) => kind);
    expect(kinds).toEqual(['broken', 'text']);
  });
});

describe('six readings', () => {
  test.each<[Reading, readonly string[]]>([
    ['bukkit', ['A  #ffff55 bold', 'B #aaaaaa']],
    ['adventure-legacy', ['A  #ffff55 bold', 'B #aaaaaa']],
    ['tag-replace', ['A  #ffff55 bold', 'B #aaaaaa bold']],
    ['tag-replace-reset', ['A  #ffff55 bold', 'B #aaaaaa']],
    ['either-or', ['A  #ffff55 bold', 'B #aaaaaa']],
    ['minimessage', ['&e&lA &7B']],
  ])('&e&lA &7B as %s', (reading, expected) => {
    expect(looks('&e&lA &7B', reading, USUAL)).toEqual(expected);
  });

  test('tags beside codes', () => {
    const text = '<green>a&cb';
    expect(looks(text, 'bukkit', USUAL)).toEqual(['<green>a', 'b #ff5555']);
    expect(looks(text, 'either-or', USUAL)).toEqual(['<green>a', 'b #ff5555']);
    expect(looks('<green>a', 'either-or', USUAL)).toEqual(['a #55ff55']);
    expect(looks(text, 'tag-replace', USUAL)).toEqual(['a #55ff55', 'b #ff5555']);
    expect(looks(text, 'minimessage', USUAL)).toEqual(['a&cb #55ff55']);
    expect(looks('§ca', 'minimessage', USUAL)).toBe('legacy-codes');
  });

  test('a plugin chooses what a reset becomes', () => {
    const options = { reading: 'tag-replace', codes: USUAL, resetTag: '<reset><!i>' } as const;
    const read = readTextAs('&ca&rb', options);
    expect(read.ok && toRuns(read.value)).toEqual([
      { text: 'a', color: '#ff5555' },
      { text: 'b', italic: false },
    ]);
  });

  test('items become upright at their first color or reset', () => {
    const read = readTextAs('&la&rb&oc&7d', { reading: 'bukkit', codes: USUAL, isItem: true });
    expect(read.ok && toRuns(read.value)).toEqual([
      { text: 'a', bold: true },
      { text: 'b', italic: false },
      { text: 'c', italic: true },
      { text: 'd', color: '#aaaaaa', italic: false },
    ]);
  });
});

describe('two readers', () => {
  test('tokens are read as the reader of legacy text reads them', () => {
    fc.assert(
      fc.property(anyCoded, (text) => {
        fc.pre(!findLegacyTokens(text, USUAL).some(({ kind }) => kind === 'broken'));
        const read = readTextAs(text, { reading: 'bukkit', codes: USUAL });
        const other = readLegacy(text, { hex: 'coded' });
        expect(read.ok && visibleParts(read.value)).toEqual(other.ok && visibleParts(other.value));
      }),
      { numRuns: RUNS },
    );
  });
});

describe('spans', () => {
  const READINGS: readonly Reading[] = [
    'bukkit',
    'adventure-legacy',
    'tag-replace',
    'tag-replace-reset',
    'either-or',
    'minimessage',
  ];
  const codes: CodeSyntax = { ...USUAL, isDoubledLiteral: true, gradients: ['brace', 'rainbow'] };
  const piece = fc.constantFrom(
    ...['&c', '&l', '&r', '&&c', '&#12abef', '&x&1&2', '{#ff0000}ab{/#00ff00}'],
    ...['<RAINBOW1>ab</RAINBOW>', '<red>', '</red>', '<b>', '<gradient:red:blue>', 'ab', '😀'],
  );

  test.prop([fc.array(piece, { maxLength: 10 }), fc.constantFrom(...READINGS)], { numRuns: RUNS })(
    'have the letters and styles that the reader draws',
    (pieces, reading) => {
      const source = pieces.join('');
      const read = readTextAs(source, { reading, codes });
      const spans = styledSpansAs(source, { reading, codes }).flatMap(({ from, to, style }) =>
        Array.from(source.slice(from, to), (char) => [char, style.color, style.bold === true]),
      );
      const drawn = read.ok ? visibleParts(read.value) : [];
      expect(spans).toEqual(
        drawn.flatMap((part) =>
          Array.from(part.text, (char) => [char, part.style.color, part.style.bold === true]),
        ),
      );
    },
  );
});
