import { describe, expect, test } from 'vitest';
import { type TextRun, toRuns } from '../component/index.ts';
import { readMiniMessage } from './index.ts';

function runsOf(text: string, strict = false): TextRun[] {
  const result = readMiniMessage(text, { strict });
  if (!result.ok) throw new Error(`${result.error.code}: ${text}`);
  return toRuns(result.value);
}

/** The colors of the letters, without `#`. */
function colorsOf(text: string): string {
  return runsOf(text)
    .flatMap((run) => Array.from('text' in run ? run.text : '*', () => run.color?.slice(1) ?? '-'))
    .join(' ');
}

function plain(text: string): TextRun[] {
  return [{ text }];
}

describe('section signs', () => {
  test.each(['§c', 'a §K', "<click:run_command:'§a'>x", '<a b §r>', '\\<§0'])(
    '%s makes the message fail',
    (text) => expect(readMiniMessage(text)).toMatchObject({ error: { code: 'legacy-codes' } }),
  );
  // The last one is the Kelvin sign, which lowercases to k.
  test.each(['§x', '§z', '§ ', 'a§', '&cHi', '&amp;', '§\u212a'])('%s is text', (text) =>
    expect(runsOf(text)).toEqual(plain(text)),
  );
});

describe('invalid tags', () => {
  test.each([
    '<>',
    '<a b>',
    '< red>',
    "<'red'>",
    '<red',
    '</red/>',
    '</>',
    '<c://red>',
    '<rédé>',
    '<underline>',
    '<s>',
    '<strike>',
    '<magic>',
    '<keybind:a>',
    '<insertion:a>',
    "<hover:show_text:'a'",
    '<gradient:red:blue:>',
    '<gradient::red:blue>',
    '<gradient:RED:blue>',
    '<gradient:red>',
    '<gradient:0.5:red:blue>',
    '<gradient:red:blue:1.1>',
    '<gradient:red:blue:Infinity>',
    '<rainbow:1.5>',
    '<rainbow:!!>',
    '<rainbow:99999999999>',
    '<transition:0.5>',
    '<transition:red>',
    '<transition:grey:red>',
    '<pride:none>',
    '<pride:NaN>',
    '<#ggg>',
    '<#>',
    '<#80000000>',
    '<#+ff>',
    '<c:>',
    '<c>',
    '<color:pink>',
    '<!bold:x>',
    '<!shadow:red>',
    '<reset:x>',
    '<click:open_url>',
    '<click:show_dialog:a>',
    '<click:change_page:one>',
    '<click:custom:NO>',
    '<hover:SHOW_TEXT:a>',
    '<hover:show_item:stone:x>',
    '<hover:show_item:stone:1:damage>',
    '<hover:show_item:BAD>',
    '<hover:show_entity:pig:bad>',
    '<font:Bad>',
    '<lang>',
    '<lang_or:key>',
    '<nbt:block:1 2:Items>',
    '<nbt:block:~ ~ ~:Items>',
    '<nbt:other:a:b>',
    '<nbt:storage:BAD:b>',
    '<score:a>',
    '<shadow>',
    '<shadow:pink>',
    '<shadow:red:x>',
    '<head:a:true:b>',
    '<sprite>',
    '<sprite:BAD ID>',
  ])('%s is shown as text', (text) => expect(runsOf(`${text}x`)).toEqual(plain(`${text}x`)));

  test('after an unclosed string the rest of the message is text', () => {
    const text = "<hover:show_text:'a\\'>x <red>y";
    expect(runsOf(text)).toEqual(plain(text));
  });

  test('a lone bracket does not affect the next tag', () => {
    expect(runsOf('1 < 2 <red>x')).toEqual([{ text: '1 < 2 ' }, { text: 'x', color: '#ff5555' }]);
    expect(runsOf(`<a 'b <red>x`)).toEqual([{ text: `<a 'b ` }, { text: 'x', color: '#ff5555' }]);
  });
});

describe('escapes', () => {
  test.each([
    ['\\<red>x', '<red>x'],
    ['a\\b\\', 'a\\b\\'],
    ['\\\\\\<b>', '\\<b>'],
    ['<a \\<b>', '<a <b>'],
  ])('%s shows %s', (text, shown) => expect(runsOf(text)).toEqual(plain(shown)));

  test('a tag after an escaped backslash still works', () => {
    expect(runsOf('\\\\<red>x')).toEqual([{ text: '\\' }, { text: 'x', color: '#ff5555' }]);
  });

  test.each([
    [`<insert:'a\\'b'>x`, "a'b"],
    [`<insert:"a\\\\b">x`, 'a\\b'],
    [`<insert:a\\nb>x`, 'a\\nb'],
    [`<insert:'a:b'>x`, 'a:b'],
    [`<insert:https://a.b/c>x`, 'https://a.b/c'],
    [`<insert:https://a.b:80/c>x`, 'https://a.b'],
    [`<insert:'a">x'`, undefined],
    ['<insert:>x', ''],
  ])('%s inserts %s', (text, insertion) => expect(runsOf(text)[0]?.insertion).toBe(insertion));
});

describe('closing tags', () => {
  test.each([
    ['<b>x</bold>', [{ text: 'x</bold>', bold: true }]],
    ['<c:red>x</c:RED>', [{ text: 'x</c:RED>', color: '#ff5555' }]],
    ['<c:red>x</c>y', [{ text: 'x', color: '#ff5555' }, { text: 'y' }]],
    ['<RED>x</Red>y', [{ text: 'x', color: '#ff5555' }, { text: 'y' }]],
    [`<red>x</'red'>y`, [{ text: 'x', color: '#ff5555' }, { text: 'y' }]],
    ['<red><b>x</red>y', [{ text: 'x', color: '#ff5555', bold: true }, { text: 'y' }]],
    ['<red>x</reset>y', [{ text: 'xy', color: '#ff5555' }]],
    ['<red>x</RESET>', [{ text: 'x</RESET>', color: '#ff5555' }]],
    ['<red>x<reset/>y', [{ text: 'x', color: '#ff5555' }, { text: 'y' }]],
    ['<red/>x', [{ text: 'x' }]],
    ['x</red></nope>', [{ text: 'x</red></nope>' }]],
    ['<red:blue>x</red>y', [{ text: 'x', color: '#ff5555' }, { text: 'y' }]],
    ['<br>x</br>', [{ text: '\nx</br>' }]],
  ])('%s', (text, runs) => expect(runsOf(text)).toEqual(runs));

  test('a slash at the end closes the tag, even when it belongs to an argument', () => {
    expect(runsOf('<click:run_command:/a/>x')).toEqual(plain('x'));
  });

  test.each([
    ['<key:a>', 'unclosed-in-strict'],
    ['<red><b>x</red></b>', 'wrong-close-order-in-strict'],
    ['<red>x</red><reset>', 'reset-in-strict'],
    ['<rainbow:-1>x</rainbow>', 'internal'],
    ['<rainbow:-1>x', 'unclosed-in-strict'],
  ])('in strict mode %s fails with %s', (text, code) =>
    expect(readMiniMessage(text, { strict: true })).toMatchObject({ error: { code } }),
  );

  test('in strict mode a tag with an unclosed argument is text, and inserting tags need no closing', () => {
    const text = "<hover:show_text:'<b>a'>x";
    expect(runsOf(text, true)).toEqual(plain(text));
    expect(runsOf('a<br><key:b/></nope>', true)).toHaveLength(3);
  });
});

describe('styles', () => {
  test.each([
    ['<#fff>', { color: '#000fff' }],
    ['<#-1>', { color: '#ffffff' }],
    ['<c:#+ff>', { color: '#0000ff' }],
    ['<#12345678>', { color: '#345678' }],
    ['<colour:RED:more>', { color: '#ff5555' }],
    ['<dark_grey>', { color: '#555555' }],
    ['<em>', { italic: true }],
    ['<bold:off>', { bold: false }],
    ['<bold:FALSE>', { bold: true }],
    ['<!obf>', { obfuscated: false }],
    ['<font:uniform>', { font: 'minecraft:uniform' }],
    ['<font:a:b:c>', { font: 'a:b' }],
    ['<shadow:red>', { shadow: '#3fff5555' }],
    ['<shadow:red:2>', { shadow: '#feff5555' }],
    ['<shadow:red:-1>', { shadow: '#01ff5555' }],
    ['<shadow:#11223344:1>', { shadow: '#44112233' }],
    ['<!shadow>', { shadow: '#00000000' }],
    ['<click:OPEN_URL:a:b>', { click: { action: 'open_url', value: 'a' } }],
    ['<click:change_page:3>', { click: { action: 'change_page', value: '3' } }],
    ['<click:custom:a:{}>', { click: { action: 'custom', value: 'minecraft:a', payload: '{}' } }],
    [
      '<hover:show_item:stone>',
      { hover: { action: 'show_item', id: 'minecraft:stone', count: 1 } },
    ],
    [
      "<hover:show_item:stone:2:'{a:1}':x>",
      { hover: { action: 'show_item', id: 'minecraft:stone', count: 2, nbt: '{a:1}' } },
    ],
    [
      "<hover:show_item:stone:2:damage:'5'>",
      {
        hover: {
          action: 'show_item',
          id: 'minecraft:stone',
          count: 2,
          components: { 'minecraft:damage': '5' },
        },
      },
    ],
    [
      '<hover:show_entity:pig:1-2-3-4-5>',
      {
        hover: {
          action: 'show_entity',
          type: 'minecraft:pig',
          id: '00000001-0002-0003-0004-000000000005',
        },
      },
    ],
  ])('%s', (tag, style) => expect(runsOf(`${tag}x`)[0]).toMatchObject(style));
});

describe('contents', () => {
  test.each([
    ['<key:a b>', { type: 'keybind', keybind: 'a b' }],
    ['<lang:a::b>', { type: 'translatable', translate: 'a', with: [[], [{ text: 'b' }]] }],
    [
      "<tr_or:key:Fal'l back:x>",
      { type: 'translatable', translate: 'key', fallback: "Fal'l back:x" },
    ],
    [
      "<sel:@a:'<b>,'>",
      { type: 'selector', selector: '@a', separator: [{ text: ',', bold: true }] },
    ],
    ['<score:a:b:c>', { type: 'score', name: 'a', objective: 'b' }],
    ['<nbt:ENTITY:@s:p:Interpret:x>', { type: 'nbt', nbt: 'p', entity: '@s', interpret: true }],
    [
      "<nbt:block:~1 2 ~-3:p:', ':x>",
      { type: 'nbt', nbt: 'p', block: '~1 2 ~-3', separator: plain(', ') },
    ],
    ['<nbt:block:^1 ^-2.50 ^0:p>', { type: 'nbt', nbt: 'p', block: '^1.0 ^-2.5 ^0.0' }],
    ['<nbt:storage:a:p>', { type: 'nbt', nbt: 'p', storage: 'minecraft:a' }],
    [
      '<sprite:item/apple>',
      { type: 'sprite', atlas: 'minecraft:blocks', sprite: 'minecraft:item/apple' },
    ],
    ["<sprite:'a:b':c>", { type: 'sprite', atlas: 'a:b', sprite: 'minecraft:c' }],
    ['<head>', { type: 'head', hat: true }],
    ['<head:off>', { type: 'head', hat: false }],
    ['<head:Bob:false>', { type: 'head', name: 'Bob', hat: false }],
    // Neither true nor false: the hat stays.
    ['<head:Bob:maybe>', { type: 'head', name: 'Bob', hat: true }],
    ['<head:entity/a>', { type: 'head', texture: 'minecraft:entity/a', hat: true }],
  ])('%s', (text, run) => expect(runsOf(`${text}`)[0]).toEqual(run));

  test('text after an inserting tag becomes its child and inherits only its style', () => {
    expect(runsOf('<b><key:a> x</b>y')).toEqual([
      { type: 'keybind', keybind: 'a', bold: true },
      { text: ' x', bold: true },
      { text: 'y' },
    ]);
  });
});

describe('colors per letter', () => {
  test.each([
    ['<gradient:#000000:#ffffff>abcd', '000000 555555 aaaaaa ffffff'],
    ['<gradient>abc', 'ffffff 808080 000000'],
    ['<gradient:red:blue:0.5>abcdef', 'aa55aa 8855cc 6655ee 6655ee 8855cc aa55aa'],
    ['<gradient:red:blue:.5d>abcdef', 'aa55aa 8855cc 6655ee 6655ee 8855cc aa55aa'],
    ['<gradient:red:blue:0x1p-1>abcdef', 'aa55aa 8855cc 6655ee 6655ee 8855cc aa55aa'],
    ['<gradient:red:blue: 1 >ab', '5555ff ff5555'],
    ['<gradient:red:blue:NaN>ab', '000000 000000'],
    ['<gradient:#000000:#ffffff>😀é\n', '000000 808080 ffffff'],
    ['<gradient:#000000:#ffffff>a<red>b</red>c', '000000 ff5555 ffffff'],
    ['<gradient:#000000:#ffffff>a<key:x>c', '000000 808080 ffffff'],
    // A colored component that is not text takes one color, but does not advance the color index.
    ['<gradient:#000000:#ffffff>a<red><key:x></red>c', '000000 ff5555 808080'],
    ['<gradient:#000000:#ffffff>a<rainbow>b</rainbow>c', '000000 ff0000 ffffff'],
    [
      '<gradient:#000000:#ffffff>a<b>b</b><foo>',
      '000000 2b2b2b 555555 808080 aaaaaa d5d5d5 ffffff',
    ],
    ['<rainbow>abcdef', 'ff0000 ffff00 00ff00 00ffff 0000ff ff00ff'],
    ['<rainbow:2>abcdef', 'cbff00 00ff33 00cbff 3200ff ff00cc ff3200'],
    ['<rainbow:!2>abcdef', 'ff3200 ff00cc 3200ff 00cbff 00ff33 cbff00'],
    ['<transition:red:blue:0.5>ab', 'aa55aa aa55aa'],
    ['<transition:#000000:#ffffff:#ff0000:0.25>a', '808080'],
    ['<transition:#000000:#ffffff:#ff0000:-0.3>a', '999999'],
    ['<transition>a', 'ffffff'],
    ['<transition:RED:blue>a', 'ff5555'],
    ['<pride:TRANS:x>abcde', '5bcffb f5abb9 ffffff f5abb9 5bcffb'],
    ['<pride:>ab', 'e50000 770088'],
    ['<pride:0.5>a', '81b811'],
    ['<pride:lesbian>abcde', 'd62800 ff9b56 ffffff d462a6 a40062'],
  ])('%s', (text, colors) => expect(colorsOf(text)).toBe(colors));

  test('a hue may be rounded up to a full turn', () => {
    expect(colorsOf('<rainbow:13>abcdefghij').split(' ')[7]).toBe('ff00ff');
  });

  test('an empty rainbow with a negative phase renders nothing and does not fail', () => {
    expect(runsOf('a<rainbow:-1></rainbow>')).toEqual(plain('a'));
    expect(runsOf("<hover:show_text:'<rainbow:-1>a'>")).toHaveLength(1);
  });
});
