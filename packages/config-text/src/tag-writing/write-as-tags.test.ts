import process from 'node:process';
import { fc, test } from '@fast-check/vitest';
import { type Component, readLegacy, readMiniMessage, toRuns } from '@fucina/minecraft-text';
import {
  applyEdits,
  type CodeSyntax,
  findLegacyTokens,
} from '@fucina/minecraft-text/legacy-tokens';
import { describe, expect } from 'vitest';
import { anyCoded } from '../../../minecraft-text/tests/any-coded.ts';
import { type WriteAsTagsOptions, writeAsTags } from './write-as-tags.ts';

const USUAL: CodeSyntax = { characters: ['&', '§'], hex: ['hash', 'spigot'] };
const RUNS = Number(process.env.FUZZ_RUNS ?? 3000);

const convert = (text: string, codes: CodeSyntax, options: Partial<WriteAsTagsOptions> = {}) => {
  const tokens = findLegacyTokens(text, codes);
  return applyEdits(
    text,
    writeAsTags(text, tokens, { style: 'open', escape: 'known', ...options }).edits,
  );
};

/** Each character with its look; a line break has none that is seen. */
const charactersOf = (component: Component) =>
  toRuns(component).flatMap(
    ({ color, bold, italic, underlined, strikethrough, obfuscated, ...run }) =>
      Array.from(run.type === undefined ? run.text : '', (char) =>
        char === '\n'
          ? [char]
          : [char, color, ...[bold, italic, underlined, strikethrough, obfuscated].map(Boolean)],
      ),
  );

describe('tags for codes', () => {
  test.each([
    ['&lA&o&lB', '<b>A<i>B</i></b>'],
    ['&c&lA&a&lB', '<red><b>A</b><green><b>B</b>'],
    ['&6[Farm] &b', '<gold>[Farm] <aqua>'],
    ['&6[Farm] &b&l', '<gold>[Farm] <aqua><b>'],
    ['&e&lA&r', '<yellow><b>A<reset>'],
    ['&lA&r', '<b>A</b>'],
    ['&7A &7', '<gray>A '],
    ['&rA', 'A'],
  ])('open: %s', (text, expected) => expect(convert(text, USUAL)).toBe(expected));

  test.each([
    ['&lA&o&lB', '<b>A<i>B</i></b>'],
    ['&c&lA&a&lB', '<red><b>A</b></red><green><b>B</b></green>'],
    ['&6[Farm] &b', '<gold>[Farm] </gold>'],
    ['&c&lStop&r now', '<red><b>Stop</b></red> now'],
  ])('closed: %s', (text, expected) =>
    expect(convert(text, USUAL, { style: 'closed' })).toBe(expected),
  );

  test.each([
    [{ writesEveryReset: true }, '&rA&7&lB&rC', '<reset>A<gray><b>B<reset>C'],
    [{ writesEveryReset: true }, '&lA&rB', '<b>A<reset>B'],
    [{ isItem: true }, '&7Damage: &c+5', '<!i><gray>Damage: <red>+5'],
    [{ isItem: true }, '&lStrong', '<b>Strong</b>'],
    [{ isItem: true }, '&lA&r&lB&rC', '<b>A</b><!i><b>B</b>C'],
    [{ isItem: true }, '&cA&r&oB', '<!i><red>A<reset><!i><i>B</i>'],
    [{ isItem: true, style: 'closed' }, '&lA&cB', '<b>A</b><!i><red>B</red></!i>'],
    [{ lineSeparator: '\n' }, '&c&lA\nB', '<red><b>A</b>\n<red><b>B</b>'],
    [{ lineSeparator: '\n' }, '&cA\n&rB', '<red>A\n<reset>B'],
    [{}, '&c&lA\nB\r\n\n', '<red><b>A\nB</b>\r\n\n'],
    [{}, '&lA\n&c', '<b>A</b>\n<red>'],
    [{}, '&e&lInfo\n&7Second', '<yellow><b>Info</b>\n<gray>Second'],
    [{}, '&lA\r\n\n&rB', '<b>A</b>\r\n\nB'],
    [{ style: 'closed' }, '&c&lA\n&7B', '<red><b>A</b></red>\n<gray>B</gray>'],
    [{ isItem: true }, '&lA\n&rB', '<b>A</b>\n<!i>B'],
    [{ style: 'closed' }, '&cA\n', '<red>A</red>\n'],
    [{ style: 'closed' }, '&c\n', '<red></red>\n'],
    [{ tagOfColor: () => 'primary' }, '&cA', '<primary>A'],
    [{ separatesAmpersands: true }, '&cR &x', '<red>R &<b/>x'],
  ] as const)('%j: %s', (options, text, expected) =>
    expect(convert(text, USUAL, options)).toBe(expected),
  );

  test.each([
    ['known', '&7<red> <player> </b> <!u> <#x> <3', '\\<red> <player> \\</b> \\<!u> \\<#x> <3'],
    ['known', "&7<3 it's <player> it's", "\\<3 it's <player> it's"],
    ['every', '&7<player> <3', '\\<player> \\<3'],
    ['none', '&7<red>x', '<red>x'],
    ['known', '&7<re&7d>', '\\<red>'],
    ['known', '&7C:\\<dir> \\\\ \\n', 'C:\\\\<dir> \\\\\\ \\n'],
    ['known', '&7a\\&cb', 'a\\\\<red>b'],
  ] as const)('escaping %s: %s', (which, text, expected) =>
    expect(convert(text, USUAL, { escape: which })).toBe(`<gray>${expected}`),
  );

  test('what is no code to the plugin stays text', () => {
    const gradients: CodeSyntax = { characters: ['&'], hex: [], gradients: ['tag'] };
    expect(convert('<#FF0000>a', gradients)).toBe('\\<#FF0000>a');
    expect(convert('&X&f&f&8&8&0&0A', { ...USUAL, isHexLetterLower: true })).toBe('&X<black>A');
    expect(convert('&&c&c', { ...USUAL, isDoubledLiteral: true })).toBe('&c<red>');
  });

  test('a gradient goes on where another one begins', () => {
    const codes: CodeSyntax = { characters: ['&'], hex: ['brace'], gradients: ['arrow'] };
    expect(convert('{#ff0000>}a{#00ff00<>}b{#0000ff<}c', codes)).toBe(
      '<gradient:#ff0000:#00ff00>a</gradient><gradient:#00ff00:#0000ff>b</gradient>c',
    );
  });

  test('tags of plugins are not escaped', () => {
    const options = { escape: 'every', keep: new Set(['primary', 'red']) } as const;
    expect(convert('&7<primary></primary><RED><b>', USUAL, options)).toBe(
      '<gray><primary></primary><RED>\\<b>',
    );
  });

  test('a section sign that is text never makes the message fail', () => {
    expect(convert('&ca§b', { characters: ['&'], hex: [] })).toBe('<red>a§<b/>b');
  });

  test('no closing tag stands behind a line break', () => {
    const style = fc.constantFrom('open', 'closed');
    fc.assert(
      fc.property(anyCoded, style, fc.boolean(), (text, style, isItem) => {
        const tokens = findLegacyTokens(text, USUAL);
        const { edits } = writeAsTags(text, tokens, { style, escape: 'known', isItem });
        for (const { from, insert } of edits) {
          const isBehindBreak = /[\r\n]/.test(text.charAt(from - 1));
          expect(isBehindBreak && insert.startsWith('</') ? text : '').toBe('');
        }
      }),
      { numRuns: RUNS, examples: [['&c\n&c\n', 'closed', false]] },
    );
  });

  test('between line breaks, a code that changes nothing keeps no closing tag behind one', () => {
    expect(convert('&cHi\n&c\n', USUAL, { style: 'closed' })).toBe('<red>Hi</red>\n\n');
    expect(convert('&c\n&c\n', USUAL, { style: 'closed' })).toBe('<red></red>\n\n');
  });

  // The reader of legacy text is another one than the reader of tokens.
  test('escaped completely, the text looks as before', () => {
    fc.assert(
      fc.property(anyCoded, fc.constantFrom('open', 'closed'), (text, style) => {
        fc.pre(!findLegacyTokens(text, USUAL).some(({ kind }) => kind === 'broken'));
        const written = convert(text, USUAL, { style, escape: 'every' });
        const before = readLegacy(text, { hex: 'coded' });
        const after = readMiniMessage(written, { strict: style === 'closed' });
        expect(after.ok && charactersOf(after.value)).toEqual(
          before.ok && charactersOf(before.value),
        );
      }),
      { numRuns: RUNS },
    );
  });
});
