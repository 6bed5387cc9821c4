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
    '<rainbow:1a>',
    '<transition:0.5>',
    '<transition:red>',
    '<transition:grey:red>',
    '<pride:none>',
    '<pride:NaN>',
    '<#ggg>',
    '<#gff>',
    '<#ffg>',
    '<c:#@12345>',
    '<c:#`12345>',
    '<#>',
    '<#80000000>',
    '<#-80000001>',
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
    '<click:change_page:2147483648>',
    '<click:change_page:-2147483649>',
    '<click:custom:NO>',
    '<hover:SHOW_TEXT:a>',
    '<hover:show_text>',
    '<hover:show_item>',
    '<hover:show_item:stone:x>',
    '<hover:show_item:stone:1:damage>',
    '<hover:show_item:BAD>',
    '<hover:show_item:stone:1:BAD:5>',
    '<hover:show_entity:pig>',
    '<hover:show_entity:BAD:1-2-3-4-5>',
    '<hover:show_entity:pig:bad>',
    '<font:Bad>',
    '<lang>',
    '<lang_or:key>',
    '<nbt:block:1 2:Items>',
    '<nbt:block:~ ~ ~:Items>',
    '<nbt:block:1 2 3x:Items>',
    '<nbt:block:x1 2 3:Items>',
    '<nbt:block:1 2 99999999999:Items>',
    '<nbt:block:^1 ^2 ^3x:Items>',
    '<nbt:block:x^1 ^2 ^3:Items>',
    '<nbt:other:1 2 3:Items>',
    '<nbt:entity:@s>',
    '<nbt:other:a:b>',
    '<nbt:storage:BAD:b>',
    '<score:a>',
    '<shadow>',
    '<shadow:pink>',
    '<shadow:red:x>',
    '<shadow:#gg112233>',
    '<shadow:#11gg2233>',
    '<shadow:#1122gg33>',
    '<shadow:#112233gg>',
    '<head:a:true:b>',
    '<head:BAD/ID>',
    '<sprite>',
    '<sprite:BAD ID>',
    '<sprite:BAD ID:a>',
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
    ['</reset><b>x</b>', [{ text: 'x', bold: true }]],
    ['<red>x</RESET>', [{ text: 'x</RESET>', color: '#ff5555' }]],
    ['<red>x<reset/>y', [{ text: 'x', color: '#ff5555' }, { text: 'y' }]],
    ['<red/>x', [{ text: 'x' }]],
    ['x</red></nope>', [{ text: 'x</red></nope>' }]],
    ['<red:blue>x</red>y', [{ text: 'x', color: '#ff5555' }, { text: 'y' }]],
    ['<br>x</br>', [{ text: '\nx</br>' }]],
    ['<head>x</head>', [{ type: 'head', hat: true }, { text: 'x</head>' }]],
    [
      '<sprite:a>x</sprite>',
      [
        { type: 'sprite', atlas: 'minecraft:blocks', sprite: 'minecraft:a' },
        { text: 'x</sprite>' },
      ],
    ],
  ])('%s', (text, runs) => expect(runsOf(text)).toEqual(runs));

  test('one that closes nothing changes nothing behind it', () => {
    expect(runsOf('</i><b>x</b>')).toEqual([{ text: '</i>' }, { text: 'x', bold: true }]);
  });

  test('tags that are far out are closed, with all inside them', () => {
    const inner = '<b><i>'.repeat(20);
    expect(runsOf(`<red>${inner}x</red>y`)).toEqual([
      { text: 'x', color: '#ff5555', bold: true, italic: true },
      { text: 'y' },
    ]);
  });

  test('a slash at the end closes the tag, even when it belongs to an argument', () => {
    expect(runsOf('<click:run_command:/a/>x')).toEqual(plain('x'));
  });

  test.each([
    ['<key:a>', 'unclosed-in-strict'],
    ['<red><b>x</red></b>', 'wrong-close-order-in-strict'],
    ['<red>x</red><reset>', 'reset-in-strict'],
    ['<rainbow:-1>x</rainbow>', 'internal'],
    ['<rainbow:-1>x', 'unclosed-in-strict'],
    // The first mistake counts.
    ['<reset><b><i>x</b>', 'reset-in-strict'],
    ['<b><i>x</b><reset>', 'wrong-close-order-in-strict'],
  ])('in strict mode %s fails with %s', (text, code) =>
    expect(readMiniMessage(text, { strict: true })).toMatchObject({ error: { code } }),
  );

  test.each([
    "<hover:show_text:'<b>a'>x",
    "<hover:show_entity:pig:1-2-3-4-5:'<b>a'>x",
    "<lang:a:'<b>a'>x",
    "<lang_or:a:b:'<b>a'>x",
    "<sel:@a:'<b>a'>x",
    "<nbt:entity:@s:p:'<b>a'>x",
  ])('in strict mode a tag with an unclosed argument is text: %s', (text) => {
    expect(runsOf(text, true)).toEqual(plain(text));
  });

  test.each(['<red>x</RED>', "<red>x</'red'>", '<c:red>x</C>'])(
    'in strict mode %s is closed in the right order',
    (text) => expect(runsOf(text, true)).toEqual([{ text: 'x', color: '#ff5555' }]),
  );

  test('in strict mode inserting tags need no closing', () => {
    expect(runsOf('a<br><key:b/></nope>', true)).toHaveLength(3);
  });
});

describe('styles', () => {
  test.each([
    ['<#fff>', { color: '#000fff' }],
    ['<#-1>', { color: '#ffffff' }],
    ['<c:#+ff>', { color: '#0000ff' }],
    ['<#12345678>', { color: '#345678' }],
    ['<c:#7fffffff>', { color: '#ffffff' }],
    ['<#-80000000>', { color: '#000000' }],
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
    ['<shadow:red:0x1p-1>', { shadow: '#7fff5555' }],
    ['<shadow:red:-0x1p-1>', { shadow: '#81ff5555' }],
    ['<shadow:red:0x1.8p-1>', { shadow: '#bfff5555' }],
    ['<shadow:red:0x.8p0>', { shadow: '#7fff5555' }],
    // Java's greatest and smallest integer end in ff and 00; what is no number is 0.
    ['<shadow:red:Infinity>', { shadow: '#ffff5555' }],
    ['<shadow:red:-Infinity>', { shadow: '#00ff5555' }],
    ['<shadow:red:NaN>', { shadow: '#00ff5555' }],
    ['<shadow:#11223344:1>', { shadow: '#44112233' }],
    ['<!shadow>', { shadow: '#00000000' }],
    ['<click:OPEN_URL:a:b>', { click: { action: 'open_url', value: 'a' } }],
    ['<click:change_page:3>', { click: { action: 'change_page', value: '3' } }],
    ['<click:change_page:2147483647>', { click: { value: '2147483647' } }],
    ['<click:change_page:-2147483648>', { click: { value: '-2147483648' } }],
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
    ['<nbt:block:12 -34 ~56:p>', { type: 'nbt', nbt: 'p', block: '12 -34 ~56' }],
    ['<nbt:block:^12 ^34 ^56:p>', { type: 'nbt', nbt: 'p', block: '^12.0 ^34.0 ^56.0' }],
    ['<nbt:block:^-1.25 ^0.75 ^9.125:p>', { type: 'nbt', nbt: 'p', block: '^-1.25 ^0.75 ^9.125' }],
    ['<nbt:storage:a:p>', { type: 'nbt', nbt: 'p', storage: 'minecraft:a' }],
    [
      '<sprite:item/apple>',
      { type: 'sprite', atlas: 'minecraft:blocks', sprite: 'minecraft:item/apple' },
    ],
    ["<sprite:'a:b':c>", { type: 'sprite', atlas: 'a:b', sprite: 'minecraft:c' }],
    ['<head>', { type: 'head', hat: true }],
    ['<head:true>', { type: 'head', hat: true }],
    ['<head:on>', { type: 'head', hat: true }],
    ['<head:off>', { type: 'head', hat: false }],
    ['<head:Bob:false>', { type: 'head', name: 'Bob', hat: false }],
    ['<head:Bob:on>', { type: 'head', name: 'Bob', hat: true }],
    // Alone it would be about the hat.
    ['<head:true:false>', { type: 'head', name: 'true', hat: false }],
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
    ['<transition:red:blue:1>a', '5555ff'],
    ['<transition:red:blue:NaN>a', 'ff5555'],
    ['<transition:RED:blue>a', 'ff5555'],
    ['<pride:TRANS:x>abcde', '5bcffb f5abb9 ffffff f5abb9 5bcffb'],
    ['<pride:>ab', 'e50000 770088'],
    ['<pride:0.5>a', '81b811'],
  ])('%s', (text, colors) => expect(colorsOf(text)).toBe(colors));

  test('a hue may be rounded up to a full turn', () => {
    expect(colorsOf('<rainbow:13>abcdefghij').split(' ')[7]).toBe('ff00ff');
  });

  test.each([
    ['pride', 'e50000 ff8d00 ffee00 028121 004cff 770088'],
    ['progress', 'ffffff ffafc7 73d7ee 613915 000000 e50000 ff8d00 ffee00 028121 004cff 770088'],
    ['trans', '5bcffb f5abb9 ffffff f5abb9 5bcffb'],
    ['bi', 'd60270 9b4f96 0038a8'],
    ['pan', 'ff1c8d ffd700 1ab3ff'],
    ['nb', 'fcf431 fcfcfc 9d59d2 282828'],
    ['lesbian', 'd62800 ff9b56 ffffff d462a6 a40062'],
    ['ace', '000000 a4a4a4 ffffff 810081'],
    ['agender', '000000 bababa ffffff baf484 ffffff bababa 000000'],
    ['demisexual', '000000 ffffff 6e0071 d3d3d3'],
    ['genderqueer', 'b57fdd ffffff 49821e'],
    ['genderfluid', 'fe76a2 ffffff bf12d7 000000 303cbe'],
    ['intersex', 'ffd800 7902aa ffd800'],
    ['aro', '3ba740 a8d47a ffffff ababab 000000'],
    ['femboy', 'd260a5 e4afcd fefefe 57cef8 fefefe e4afcd d260a5'],
    [
      'intersex inclusive',
      'ffd800 7902aa ffd800 ffffff ffafc7 73d7ee 613915 000000 e50000 ff8d00 ffee00 028121 004cff 770088',
    ],
    ['baker', 'cd66ff ff6599 fe0000 fe9900 ffff01 009900 0099cb 350099 990099'],
    ['philly', '000000 784f17 fe0000 fd8c00 ffe500 119f0b 0644b3 c22edc'],
    ['queer', '000000 9ad9ea 00a3e8 b5e51d ffffff ffc90d fc6667 feaec9 000000'],
    ['gay', '078e70 26ceaa 98e8c1 ffffff 7bade2 5049cb 3d1a78'],
    ['bigender', 'c479a0 eca6cb d5c7e8 ffffff d5c7e8 9ac7e8 6c83cf'],
    ['demigender', '7f7f7f c3c3c3 fbff74 ffffff fbff74 c3c3c3 7f7f7f'],
  ])('as many letters as the flag %s has stripes have its colors', (flag, colors) => {
    const letters = colors.replace(/\w+ ?/g, 'a');
    expect(colorsOf(`<pride:${flag}>${letters}`)).toBe(colors);
  });

  test('an empty rainbow with a negative phase renders nothing and does not fail', () => {
    expect(runsOf('a<rainbow:-1></rainbow>')).toEqual(plain('a'));
    expect(runsOf("<hover:show_text:'<rainbow:-1>a'>")).toHaveLength(1);
  });
});
