import { fc, test as property } from '@fast-check/vitest';
import { escapeMiniMessage, readLegacy, readMiniMessage, toPlain } from '@fucina/minecraft-text';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeTypedDisplay } from './as-lines.ts';
import { writeDisplay } from './display.ts';
import { DISPLAY_FORMATS } from './display-formats.ts';

const NAME = `<b><gold>Smith's "edge"`;
const LORE = ['', '<red>Welcome</red> <#ff8800>To', 'C:\\new <i>leaning</i>'];

const without = (format: (typeof DISPLAY_FORMATS)[number]) => writeDisplay({ lore: LORE }, format);
const upright = (format: (typeof DISPLAY_FORMATS)[number]) =>
  writeDisplay({ lore: LORE, italics: 'upright' }, format);

test('MiniMessage lines are copied verbatim', () => {
  expect(without('mini-message')).toBe(LORE.join('\n'));
  expect(writeDisplay({ name: NAME, lore: LORE }, 'mini-message')).toBe([NAME, ...LORE].join('\n'));
});

test('legacy lines use the code character and hex notation of the format', () => {
  expect(without('legacy-ampersand')).toBe('\n&cWelcome&r &#ff8800To\nC:\\new &oleaning');
  expect(without('legacy-section')).toBe('\n§cWelcome§r §x§f§f§8§8§0§0To\nC:\\new §oleaning');
});

test('any lines can be written as a YAML list', () => {
  expect(without('yaml')).toBe(
    `- ''\n- '<red>Welcome</red> <#ff8800>To'\n- 'C:\\new <i>leaning</i>'`,
  );
  expect(parse(writeDisplay({ name: NAME, lore: LORE }, 'yaml'))).toEqual({
    name: NAME,
    lore: LORE,
  });
  expect(parse(without('yaml-legacy'))).toEqual(without('legacy-ampersand').split('\n'));
  expect(parse(writeDisplay({ name: 'x', lore: [] }, 'yaml'))).toEqual({ name: 'x', lore: [] });
});

test('JSON has one component for each line', () => {
  expect(JSON.parse(without('json'))).toEqual([
    '',
    {
      text: '',
      extra: [{ text: 'Welcome', color: 'red' }, ' ', { text: 'To', color: '#ff8800' }],
    },
    { text: 'C:\\new ', extra: [{ text: 'leaning', italic: true }] },
  ]);
  expect(JSON.parse(writeDisplay({ name: '<red>x', lore: ['y'] }, 'json'))).toEqual({
    custom_name: { text: 'x', color: 'red' },
    lore: ['y'],
  });
});

test('Java code for Adventure contains tags, Java code for Bukkit contains codes', () => {
  expect(writeDisplay({ name: NAME, lore: LORE }, 'java-adventure')).toBe(
    [
      'MiniMessage mm = MiniMessage.miniMessage();',
      'item.editMeta(meta -> {',
      `    meta.displayName(mm.deserialize("<b><gold>Smith's \\"edge\\""));`,
      '    meta.lore(List.of(',
      '        mm.deserialize(""),',
      '        mm.deserialize("<red>Welcome</red> <#ff8800>To"),',
      '        mm.deserialize("C:\\\\new <i>leaning</i>")',
      '    ));',
      '});',
    ].join('\n'),
  );
  expect(writeDisplay({ name: NAME, lore: ['<red>x'] }, 'java-bukkit')).toBe(
    [
      'ItemMeta meta = item.getItemMeta();',
      `meta.setDisplayName("§6§lSmith's \\"edge\\"");`,
      'meta.setLore(Arrays.asList(',
      '    "§cx"',
      '));',
      'item.setItemMeta(meta);',
    ].join('\n'),
  );
});

test('Java code for Adventure contains no § codes, because Adventure throws on them', () => {
  const code = writeDisplay({ lore: ['§cHi'] }, 'java-adventure');
  const [, text = ''] = /deserialize\("(.*)"\)/.exec(code) ?? [];
  const read = readMiniMessage(text);
  expect(read.ok && toPlain(read.value)).toBe('§cHi');
});

test('every format turns default italics off, except where italics are set explicitly', () => {
  expect(upright('mini-message')).toBe(
    ['', '<!i><red>Welcome</red> <#ff8800>To', '<!i>C:\\new <i>leaning</i>'].join('\n'),
  );
  expect(upright('legacy-ampersand')).toBe('\n&cWelcome&5 &#ff8800To\n&5C:\\new &oleaning');
  expect(JSON.parse(upright('json'))[2]).toEqual({
    text: 'C:\\new ',
    italic: false,
    extra: [{ text: 'leaning', italic: true }],
  });
  expect(writeDisplay({ lore: ['<i>x'], italics: 'upright' }, 'mini-message')).toBe('<i>x');
});

const line = fc.string({
  unit: fc.oneof(
    fc.constantFrom(`'`, '"', '\\', '<', '>', '&', '§', 'c', ':', '#', '- ', '\t', 'é', '🎉'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 30,
});

property.prop([fc.array(line, { minLength: 1, maxLength: 5 })], { numRuns: 300 })(
  'any lines can be written as YAML and read back',
  (lore) => {
    expect(parse(writeDisplay({ lore }, 'yaml'))).toEqual(lore);
  },
);

property.prop([fc.array(line, { minLength: 1, maxLength: 5 })], { numRuns: 200 })(
  'any line written with legacy codes keeps its text',
  (words) => {
    const lore = words.map((text) => escapeMiniMessage(text.replaceAll('\n', '')));
    const written = writeDisplay({ lore }, 'legacy-ampersand').split('\n');
    const read = written.map((text) => {
      const result = readLegacy(text, { char: '&' });
      return result.ok ? toPlain(result.value) : undefined;
    });
    const plain = lore.map((text) => {
      const result = readMiniMessage(text);
      return result.ok ? toPlain(result.value) : undefined;
    });
    expect(read).toEqual(plain);
  },
);

test.each([
  ['json', { lore: [] }, '[]'],
  ['json', { lore: ['a', 'b'] }, '[\n  "a",\n  "b"\n]'],
  ['json', { name: 'x', lore: [] }, '{\n  "custom_name": "x",\n  "lore": []\n}'],
  [
    'json',
    { name: 'x', lore: ['a', 'b'] },
    '{\n  "custom_name": "x",\n  "lore": [\n    "a",\n    "b"\n  ]\n}',
  ],
  ['yaml', { lore: [] }, ''],
  ['yaml', { name: 'x', lore: [] }, "name: 'x'\nlore: []"],
  ['yaml', { name: 'x', lore: ['a'] }, "name: 'x'\nlore:\n  - 'a'"],
  ['mini-message', { name: 'x', lore: [] }, 'x'],
  ['mini-message', { lore: [] }, ''],
] as const)('%s of %j is %j', (format, display, text) => {
  expect(writeDisplay(display, format)).toBe(text);
});

test('Java code sets only what there is', () => {
  expect(writeDisplay({ name: 'x', lore: [] }, 'java-bukkit').split('\n')).toEqual([
    'ItemMeta meta = item.getItemMeta();',
    'meta.setDisplayName("x");',
    'item.setItemMeta(meta);',
  ]);
  expect(writeDisplay({ lore: ['a', 'b'] }, 'java-bukkit').split('\n')).toEqual([
    'ItemMeta meta = item.getItemMeta();',
    'meta.setLore(Arrays.asList(',
    '    "a",',
    '    "b"',
    '));',
    'item.setItemMeta(meta);',
  ]);
  expect(writeDisplay({ name: 'x', lore: [] }, 'java-adventure').split('\n')).toEqual([
    'MiniMessage mm = MiniMessage.miniMessage();',
    'item.editMeta(meta -> {',
    '    meta.displayName(mm.deserialize("x"));',
    '});',
  ]);
});

test.each(DISPLAY_FORMATS)('%s writes an item without lore', (format) => {
  expect(writeDisplay({ name: 'x', lore: [] }, format)).toContain('x');
});

test('writing MiniMessage verbatim gives the same result without the text engine', () => {
  for (const name of [undefined, '', '<red>A']) {
    const display = { lore: ['', '<gray>b', ' '], ...(name !== undefined && { name }) };
    expect(writeTypedDisplay(display)).toBe(writeDisplay(display, 'mini-message'));
  }
});
