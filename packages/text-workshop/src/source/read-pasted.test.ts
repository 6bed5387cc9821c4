import { DISPLAY_FORMATS, giveItem, writeDisplay } from '@fucina/minecraft-item';
import { versionFamilies } from '@fucina/minecraft-item/inner';
import { expect, test } from 'vitest';
import { readPasted } from './read-pasted.ts';

test.each([
  ['Hello', 'plain', ['Hello']],
  ['one\ntwo\r\n\nfour\n', 'plain', ['one', 'two', '', 'four']],
  ['<red>Hi', 'mini-message', ['<red>Hi']],
  ['<red>Hi\nplain', 'mini-message', ['<red>Hi', 'plain']],
  ['&cHi\n\n&lyou', 'legacy-ampersand', ['<red>Hi</red>', '', '<b>you</b>']],
  ['§x§f§f§8§8§0§0Hi', 'legacy-section', ['<#ff8800>Hi</#ff8800>']],
  ['{"text":"Hi","color":"red"}', 'json', ['<red>Hi</red>']],
  ['{"text":"a"}\n{"text":"b","bold":true}', 'json', ['a', '<b>b</b>']],
  ['[{"text":"a"},{"text":"b"}]', 'json', ['ab']],
  ['{"text":"a\\nb","color":"red"}', 'json', ['<red>a</red>', '<red>b</red>']],
  [`{text:"Hi",color:"red"}`, 'snbt', ['<red>Hi</red>']],
  [
    `lore:\n  - '&cIt''s'\n  - "&7a \\"b\\""`,
    'legacy-ampersand',
    [`<red>It's</red>`, '<gray>a "b"</gray>'],
  ],
  [
    `\ufefflore:\r\n  - '&ca'\r\n  - '&7b' # c\r\n`,
    'legacy-ampersand',
    ['<red>a</red>', '<gray>b</gray>'],
  ],
  [`\ufeff  - '&ca'\n  - '&7b'`, 'legacy-ampersand', ['<red>a</red>', '<gray>b</gray>']],
  ['\ufeffmotd=\\u00a7aHi', 'legacy-section', ['<green>Hi</green>']],
  ['- a\n- b', 'plain', ['- a', '- b']],
  ["- 'a'\n- b", 'plain', ["- 'a'", '- b']],
  ["- 'a'\n  -  'b' ", 'plain', ['a', 'b']],
  ["x- 'a'", 'plain', ["x- 'a'"]],
  ["- 'a' x", 'plain', ["- 'a' x"]],
  ["name: x\n- 'a'", 'plain', ['name: x', "- 'a'"]],
  ['- "a\\x"', 'plain', ['- "a\\x"']],
  ['- ""\n- ""', 'plain', ['', '']],
  ['a\r\n', 'plain', ['a']],
  ['a\n\n', 'plain', ['a', '']],
  ['', 'plain', ['']],
  ['[\n  {"text":"a"},\n  "b"\n]', 'json', ['a', 'b']],
  ['  [  \n  {"text":"a"},\n  {"text":"b"}\n]', 'json', ['a', 'b']],
  ['{"text":"a"}\n\n{"text":"b"}', 'json', ['a', '', 'b']],
  ['{"text":"a"}\n  \n{"text":"b"}', 'json', ['a', '  ', 'b']],
  ['{text:"a"}\n{text:"b"}', 'snbt', ['a', 'b']],
  ['{"text":"a"}\nplain', 'plain', ['{"text":"a"}', 'plain']],
  ['{\n  "text": "a"\n}', 'json', ['a']],
  ['lore: x\n- "a"', 'plain', ['lore: x', '- "a"']],
  ['  lore:\n  - "a"', 'plain', ['a']],
  ['lore:', 'plain', ['lore:']],
] as const)('%s is read as %s', (text, format, lines) => {
  expect(readPasted(text)).toMatchObject({ format, lines });
});

test.each([
  ['[custom_name={text:"a"}]', '<i>a</i>', []],
  ['minecraft:custom_name="x"', '<i>x</i>', []],
  ['custom_name={text:"a",color:red}', '<red><i>a</i></red>', []],
  ['lore=[{text:"a"},"[b]"]', undefined, ['<i>a</i>', '<i>[b]</i>']],
  ['minecraft:stick[minecraft:custom_name="x"]', '<i>x</i>', []],
  [
    '{components:{"minecraft:custom_name":"[x]","minecraft:lore":["{a}",{text:"b"}]}}',
    '[x]',
    ['{a}', 'b'],
  ],
  // Before 1.21.5 all of them are strings.
  [`{components:{"minecraft:custom_name":'{"text":"a"}'}}`, 'a', []],
])('data of items is read as the game of its time does: %s', (text, name, lines) => {
  const pasted = readPasted(text);
  expect([pasted?.name, pasted?.lines]).toEqual([name, lines]);
});

test('a field of a file that has the name of a component stays that', () => {
  expect(readPasted('lore="a"\nname="b"')?.format).not.toBe('give-command');
});

test('another format can be asked for', () => {
  expect(readPasted('&cHi <red>you', 'plain')?.lines).toEqual(['&cHi <red>you']);
  expect(readPasted('R&D & more &a', 'legacy-ampersand')?.format).toBe('legacy-ampersand');
  expect(readPasted('no json', 'json')).toBeUndefined();
  expect(readPasted('no command', 'give-command')).toBeUndefined();
  expect(readPasted('{"text":"a"}\nno json', 'json')).toBeUndefined();
  expect(readPasted(' /give @p stone ')).toMatchObject({
    format: 'give-command',
    lines: [],
    command: { item: 'stone' },
  });
});

const NAME = '<gold><b>Smith</b></gold>';
const LORE = ['', '<red>Welcome</red> <yellow>To</yellow>', '<u>x</u>'];

test.each(versionFamilies.filter(({ lore }) => lore !== 'plain'))(
  'a give command of family $from gives name, lore and item',
  ({ from }) => {
    const given = giveItem({ item: 'stick', name: NAME, lore: LORE, version: from });
    const pasted = readPasted(given.ok ? given.value : '');
    expect(pasted?.command).toMatchObject({ item: 'stick', name: NAME });
    expect(pasted?.lines).toEqual(LORE);
  },
);

test.each(DISPLAY_FORMATS.filter((format) => !format.startsWith('java')))(
  'a display copied as %s can be pasted back',
  (format) => {
    expect(readPasted(writeDisplay({ lore: LORE }, format))?.lines).toEqual(LORE);
  },
);
