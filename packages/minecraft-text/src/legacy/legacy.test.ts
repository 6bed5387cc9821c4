import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { anyPlainComponent, deepComponent } from '../../tests/any-component.ts';
import { type Component, createText } from '../component/component.ts';
import { toPlain } from '../component/plain.ts';
import { toRuns } from '../component/runs.ts';
import { createStyle, NO_STYLE } from '../component/style.ts';
import { visibleParts } from '../visible-parts.ts';
import { expandLegacy } from './expand-legacy.ts';
import { type LegacyReadOptions, readLegacy } from './read-legacy.ts';
import { type LegacyWriteOptions, writeLegacy } from './write-legacy.ts';

const read = (text: string, options?: LegacyReadOptions): Component => {
  const result = readLegacy(text, options);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const runs = (text: string, options?: LegacyReadOptions) => toRuns(read(text, options));

describe('reading', () => {
  const EDITIONS = ['java', 'bedrock'] as const;
  const IN_BRACKETS = ['<#ff8800>X', '<##ff8800>X', '{#ff8800}X'];
  test.each([
    { char: '&', hex: 'none', read: [] },
    { char: '&', hex: 'coded', read: ['&#ff8800X', '&x&f&f&8&8&0&0X'] },
    { char: '&', hex: 'all', read: ['&#ff8800X', '&x&f&f&8&8&0&0X', ...IN_BRACKETS] },
    {
      char: '&',
      hex: 'bare',
      read: ['&#ff8800X', '&x&f&f&8&8&0&0X', ...IN_BRACKETS, '#ff8800X'],
    },
    { char: '§', hex: 'none', read: [] },
    { char: '§', hex: 'coded', read: ['§#ff8800X', '§x§f§f§8§8§0§0X'] },
    { char: '§', hex: 'all', read: ['§#ff8800X', '§x§f§f§8§8§0§0X', ...IN_BRACKETS] },
    {
      char: '§',
      hex: 'bare',
      read: ['§#ff8800X', '§x§f§f§8§8§0§0X', ...IN_BRACKETS, '#ff8800X'],
    },
    { char: 'both', hex: 'none', read: [] },
    {
      char: 'both',
      hex: 'coded',
      read: ['&#ff8800X', '§#ff8800X', '&x&f&f&8&8&0&0X', '§x§f§f§8§8§0§0X'],
    },
  ] as const)('with “$char” and “$hex”, these hex colors are read: $read', (options) => {
    const { char, hex } = options;
    const texts = [
      ...['&#ff8800X', '§#ff8800X', '&x&f&f&8&8&0&0X', '§x§f§f§8§8§0§0X'],
      ...IN_BRACKETS,
      '#ff8800X',
    ];
    for (const edition of EDITIONS) {
      const isRead = (text: string) => {
        const [first, ...others] = runs(text, { char, hex, edition, invalid: 'keep' });
        return others.length === 0 && first?.color === '#ff8800';
      };
      expect(texts.filter(isRead).sort(), edition).toEqual([...options.read].sort());
    }
  });

  test.each([
    ['', []],
    ['plain', [{ text: 'plain' }]],
    ['&cHi', [{ text: 'Hi', color: '#ff5555' }]],
    ['§cHi', [{ text: 'Hi', color: '#ff5555' }]],
    ['&CHi', [{ text: 'Hi', color: '#ff5555' }]],
    ['&l&cX', [{ text: 'X', color: '#ff5555' }]],
    ['&c&lX', [{ text: 'X', color: '#ff5555', bold: true }]],
    ['&c&lX&rY', [{ text: 'X', color: '#ff5555', bold: true }, { text: 'Y' }]],
    [
      '&k1&l2&m3&n4&o5',
      [
        { text: '1', obfuscated: true },
        { text: '2', obfuscated: true, bold: true },
        { text: '3', obfuscated: true, bold: true, strikethrough: true },
        { text: '4', obfuscated: true, bold: true, strikethrough: true, underlined: true },
        {
          text: '5',
          obfuscated: true,
          bold: true,
          strikethrough: true,
          underlined: true,
          italic: true,
        },
      ],
    ],
    ['&z', [{ text: '&z' }]],
    ['&&c!', [{ text: '&' }, { text: '!', color: '#ff5555' }]],
    ['Tom & Jerry &', [{ text: 'Tom & Jerry &' }]],
    ['a&c&9b', [{ text: 'a' }, { text: 'b', color: '#5555ff' }]],
    ['&x&1&2', [{ text: '&x' }]],
  ])('%j', (text, expected) => expect(runs(text)).toEqual(expected));

  test.each([
    '&#ff8800X',
    '§#FF8800X',
    '&x&f&f&8&8&0&0X',
    '§x§F§f§8§8§0§0X',
    '<#ff8800>X',
    '<##ff8800>X',
    '{#ff8800}X',
  ])('%s is a hex color', (text) => {
    expect(runs(text)).toEqual([{ text: 'X', color: '#ff8800' }]);
  });

  test('a bare hex color is read only when asked for', () => {
    expect(runs('#ff8800X')).toEqual([{ text: '#ff8800X' }]);
    expect(runs('#ff8800X', { hex: 'bare' })).toEqual([{ text: 'X', color: '#ff8800' }]);
    expect(runs('#ff88001', { hex: 'bare' })).toEqual([{ text: '#ff88001' }]);
  });

  test('a hex color clears decorations, as every color does', () => {
    expect(runs('&l&#ff8800X')).toEqual([{ text: 'X', color: '#ff8800' }]);
  });

  test('in text from the game, ampersands and bracketed hex colors are text', () => {
    expect(runs('§cTom &cJerry <#ff8800>', { char: '§' })).toEqual([
      { text: 'Tom &cJerry <#ff8800>', color: '#ff5555' },
    ]);
    expect(runs('§c&c§x§1§2§3§4§5§6!', { char: '&' })).toEqual([
      { text: '§c' },
      { text: '§x§1§2§3§4§5§6!', color: '#ff5555' },
    ]);
  });

  test('a text of one style is one component', () => {
    expect(read('')).toEqual(createText(''));
    expect(read('&cHi')).toEqual(createText('Hi', createStyle({ color: 0xff5555 })));
  });

  test('invalid codes can be dropped, as in the game', () => {
    expect(runs('a§zb§🎉c§', { char: '§', invalid: 'drop' })).toEqual([{ text: 'abc' }]);
    expect(runs('a§zb&zc', { char: '&', invalid: 'drop' })).toEqual([{ text: 'a§zbc' }]);
    expect(runs('a§zb&zc', { invalid: 'drop' })).toEqual([{ text: 'abc' }]);
    expect(runs('a&*[&§]b', { char: '&', invalid: 'drop' })).toEqual([{ text: 'a[]b' }]);
  });

  test.each([
    ['', []],
    ['&cHi', []],
    ['&c', [{ code: 'trailing-codes', from: 0, to: 2 }]],
    ['&6[Farm] &b', [{ code: 'trailing-codes', from: 9, to: 11 }]],
    ['&6[Farm] &#ff8800&l', [{ code: 'trailing-codes', from: 9, to: 19 }]],
    ['&cHi&', []],
  ])('codes without text are reported: %s', (text, losses) => {
    expect(readLegacy(text)).toMatchObject({ ok: true, losses });
  });

  test('dropped codes are reported', () => {
    expect(readLegacy('a§zb§c§🎉§', { char: '§', invalid: 'drop' })).toMatchObject({
      losses: [
        { code: 'invalid-code', from: 1, to: 3 },
        { code: 'invalid-code', from: 6, to: 9 },
        { code: 'invalid-code', from: 9, to: 10 },
      ],
    });
  });

  test('Bedrock has colors of its own, and colors do not clear decorations there', () => {
    expect(runs('§l§aX§gY§mZ', { char: '§', edition: 'bedrock' })).toEqual([
      { text: 'X', color: '#55ff55', bold: true },
      { text: 'Y', color: '#ddd605', bold: true },
      { text: 'Z', color: '#971607', bold: true },
    ]);
    expect(runs('§gX')).toEqual([{ text: '§gX' }]);
  });

  test('invalid input returns an error that names the field', () => {
    expect(readLegacy(3 as unknown as string)).toEqual({
      ok: false,
      error: { code: 'not-text', field: 'text' },
    });
    expect(readLegacy('a', { char: '%' as '&' })).toEqual({
      ok: false,
      error: { code: 'option-unknown', field: 'char' },
    });
  });

  test('any text is read, and nothing but codes is removed', () => {
    const text = fc.string({ unit: fc.constantFrom('&', '§', '#', 'x', 'a', 'l', '<', '>', '🎉') });
    fc.assert(
      fc.property(text, (input) => {
        const isSubsequence = Array.from(toPlain(read(input))).reduce(
          (at, char) => (at < 0 ? at : input.indexOf(char, at)),
          0,
        );
        expect(isSubsequence).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('writing', () => {
  const orange = createText('X', createStyle({ color: 0xff8800, bold: true }));

  test.each([
    [{}, '&#ff8800&lX'],
    [{ char: '§' }, '§x§f§f§8§8§0§0§lX'],
    [{ hex: 'spigot' }, '&x&f&f&8&8&0&0&lX'],
    [{ hex: 'tag' }, '<#ff8800>&lX'],
    [{ hex: 'double-tag' }, '<##ff8800>&lX'],
    [{ hex: 'brace' }, '{#ff8800}&lX'],
    [{ hex: 'bare' }, '#ff8800&lX'],
    [{ hex: 'nearest' }, '&6&lX'],
    [{ char: '§', hex: 'nearest' }, '§6§lX'],
    [{ char: '§', hex: 'hash' }, '§#ff8800§lX'],
  ] as const)('%j', (options, expected) =>
    expect(writeLegacy(orange, options).value).toBe(expected),
  );

  test('a line break ends all styles in Bedrock, and none in Java', () => {
    const style = createStyle({ color: 0xff5555, bold: true });
    const text = createText('a\nb\n', style);
    expect(writeLegacy(text, { char: '§', edition: 'bedrock' }).value).toBe('§c§la\n§c§lb\n§c§l');
    expect(writeLegacy(text, { char: '§' }).value).toBe('§c§la\nb\n');
  });

  test('what is on already is not written again', () => {
    const bold = createStyle({ bold: true });
    const text = createText('a', bold, [createText('b', createStyle({ italic: true }))]);
    expect(writeLegacy(text).value).toBe('&la&ob');
  });

  test('in text for the game, only its own codes would be read', () => {
    const text = '&c <#ff8800> {#ff8800} &#ff8800';
    expect(writeLegacy(createText(text), { char: '§' }).value).toBe(text);
    expect(writeLegacy(createText('§c'), { char: '§' }).value).toBe('§§rc');
  });

  test('named colors are written as codes, and no code is repeated needlessly', () => {
    const component = createText('a', createStyle({ color: 0xff5555 }), [
      createText('b', createStyle({ bold: true })),
      createText('c', createStyle({ bold: false })),
      createText('d', createStyle({ italic: false })),
    ]);
    expect(writeLegacy(component).value).toBe('&ca&lb&ccd');
  });

  test('colored text followed by uncolored text is separated by a reset', () => {
    const component = createText('', NO_STYLE, [
      createText('a', createStyle({ color: 0xff5555, bold: true })),
      createText('b', createStyle({ bold: true })),
      createText('c'),
    ]);
    expect(writeLegacy(component).value).toBe('&c&la&r&lb&rc');
  });

  test('Bedrock’s own colors are written as codes, and a reset ends decorations', () => {
    const component = createText('', NO_STYLE, [
      createText('a', createStyle({ color: 0xddd605, bold: true })),
      createText('b', createStyle({ color: 0x971607, bold: true })),
      createText('c', createStyle({ color: 0xc6c6c6 })),
      createText('d§g', createStyle({ color: 0xdedb00, underlined: true })),
    ]);
    expect(writeLegacy(component, { char: '§', edition: 'bedrock' }).value).toBe(
      '§g§la§m§lb§r§7c§gd§§gg',
    );
  });

  test('text written for Bedrock is read back for Bedrock', () => {
    const piece = fc.constantFrom('§a', '§g', '§m', '§7', '§l', '§o', '§k', '§r', 'x', 'y', ' ');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const bedrock = { char: '§', edition: 'bedrock' } as const;
        const text = read(pieces.join(''), bedrock);
        expect(visibleParts(read(writeLegacy(text, bedrock).value, bedrock))).toEqual(
          visibleParts(text),
        );
      }),
    );
  });

  test('text that looks like a code is not read as a code', () => {
    expect(writeLegacy(createText('Tom &cool')).value).toBe('Tom &&rcool');
    expect(
      writeLegacy(createText('&#ff8800', createStyle({ color: 0xff5555, bold: true }))).value,
    ).toBe('&c&l&&c&l#ff8800');
    expect(writeLegacy(createText('1 & 2 <3')).value).toBe('1 & 2 <3');
  });

  test('written text is read back to the same runs', () => {
    const options = fc.constantFrom(
      ...(['hash', 'spigot', 'tag', 'double-tag', 'brace'] as const).map((hex) => ({ hex })),
      { char: '§' } as const,
      { char: '§', hex: 'hash' } as const,
    );
    fc.assert(
      fc.property(anyPlainComponent, options, (component, chosen) => {
        const written = writeLegacy(component, chosen).value;
        const back = read(written, 'char' in chosen ? { char: '§' } : {});
        expect(visibleParts(back)).toEqual(visibleParts(component));
      }),
      { numRuns: 500 },
    );
  });

  test('text that consists of codes is read back as text', () => {
    const notation = fc.constantFrom('&x&1&2&3&4&5&6', '§x§f§f§8§8§0§0', '&#ff8800', '<##ff8800>');
    const text = fc.string({ unit: fc.oneof(notation, fc.constantFrom(...'&§x1f#<>{}l')) });
    const color = fc.constantFrom(undefined, 0xff5555, 0xff8800);
    const options = fc.constantFrom({}, { hex: 'spigot' }, { hex: 'tag' }, { char: '§' } as const);
    fc.assert(
      fc.property(text, color, options, (input, rgb, chosen) => {
        const style = createStyle(rgb === undefined ? {} : { color: rgb });
        const written = writeLegacy(createText(input, style), chosen as LegacyWriteOptions).value;
        const back = read(written, 'char' in chosen ? { char: '§' } : {});
        expect(visibleParts(back)).toEqual(visibleParts(createText(input, style)));
      }),
      { numRuns: 500 },
    );
  });

  test('reducing to 16 colors keeps text and decorations', () => {
    fc.assert(
      fc.property(anyPlainComponent, (component) => {
        const written = writeLegacy(component, { char: '§', hex: 'nearest' }).value;
        expect(written).not.toMatch(/§x(?:§[0-9a-f]){6}|§#[0-9a-f]{6}/i);
        expect(toPlain(read(written, { char: '§' }))).toBe(toPlain(component));
      }),
    );
  });

  test('deep nesting is supported', () => {
    expect(writeLegacy(deepComponent(50_000)).value).toBe('&lx');
  });
});

test('a component of one piece stays one', () => {
  const style = createStyle({ color: 0xff5555 });
  expect(expandLegacy(createText('§cA'))).toEqual(createText('A', style));
  expect(expandLegacy(createText(''))).toEqual(createText(''));
});

test('codes inside a component become styles on top of the inherited ones', () => {
  const component = createText('§cA', createStyle({ bold: true, color: 0x55ff55 }), [
    createText('b§rC'),
    { ...createText(''), type: 'keybind', keybind: 'key.jump' } as Component,
  ]);
  expect(toRuns(expandLegacy(component, { char: '§' }))).toEqual([
    { text: 'A', color: '#ff5555', bold: false },
    { text: 'bC', color: '#55ff55', bold: true },
    { type: 'keybind', keybind: 'key.jump', color: '#55ff55', bold: true },
  ]);
});
