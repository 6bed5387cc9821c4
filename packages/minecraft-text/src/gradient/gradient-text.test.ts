import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../tests/any-component.ts';
import { toPlain } from '../component/plain.ts';
import { toRuns } from '../component/runs.ts';
import { readMiniMessage } from '../mini-message/index.ts';
import { GRADIENT_FORMATS } from './formats.ts';
import { type GradientResult, gradientOutput, gradientText } from './gradient-text.ts';
import { GRADIENT_LIMITS } from './limits.ts';
import { checkGradient } from './options.ts';

const BLUE = [
  { hex: '#54daf4', pos: 0 },
  { hex: '#545eb6', pos: 100 },
];
const written = (result: GradientResult): string => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const grey = (...positions: number[]) =>
  positions.map((pos, index) => ({ hex: ['#000000', '#ffffff', '#808080'][index % 3] ?? '', pos }));

describe('the written form of each format', () => {
  test.each([
    ['MiniMessage', '<gradient:#54daf4:#545eb6>Birdflop</gradient>'],
    ['&#rrggbb', '&#54DAF4B&#54C8EBi&#54B7E2r&#54A5D9d&#5493D1f&#5481C8l&#5470BFo&#545EB6p'],
    [
      '<#rrggbb>',
      '<#54DAF4>B<#54C8EB>i<#54B7E2>r<#54A5D9>d<#5493D1>f<#5481C8>l<#5470BF>o<#545EB6>p',
    ],
    [
      '<##rrggbb>',
      '<##54DAF4>B<##54C8EB>i<##54B7E2>r<##54A5D9>d<##5493D1>f<##5481C8>l<##5470BF>o<##545EB6>p',
    ],
  ])('%s', (format, output) =>
    expect(gradientText({ text: 'Birdflop', colors: BLUE, format })).toEqual({
      ok: true,
      value: output,
    }),
  );

  test.each([
    ['§x§r§r§g§g§b§b', '§x§5§4§D§A§F§4H§x§5§4§5§E§B§6i'],
    ['§x', '§x§5§4§D§A§F§4H§x§5§4§5§E§B§6i'],
    ['&x&r&r&g&g&b&b', '&x&5&4&D&A&F&4H&x&5&4&5&E&B&6i'],
    ['{#rrggbb}', '{#54DAF4}H{#545EB6}i'],
    ['BBCode', '[COLOR=#54DAF4]H[/COLOR][COLOR=#545EB6]i[/COLOR]'],
    ['JSON', '["",{"text":"H","color":"#54DAF4"},{"text":"i","color":"#545EB6"}]'],
    ['MiniMessage (each character)', '<#54daf4>H</#54daf4><#545eb6>i</#545eb6>'],
    ['&#$1$2$3$4$5$6$f$c', '&#54DAF4H&#545EB6i'],
    ['{"color":"MiniMessage"}', '<gradient:#54daf4:#545eb6>Hi</gradient>'],
    ['{"color":"(#$1$2$3$4$5$6)$f$c","char":"!"}', '(#54DAF4)H(#545EB6)i'],
  ])('%s', (format, output) =>
    expect(written(gradientText({ text: 'Hi', colors: BLUE, format }))).toBe(output),
  );

  test('MiniMessage is the default and repeats the digits as typed', () => {
    const colors = [
      { hex: '#E43A96', pos: 0 },
      { hex: 'FBE108', pos: 100 },
    ];
    expect(written(gradientText({ text: 'Fucina', colors }))).toBe(
      '<gradient:#E43A96:#FBE108>Fucina</gradient>',
    );
    expect(written(gradientText({ text: 'Fucina', colors, lowercase: true }))).toBe(
      '<gradient:#e43a96:#fbe108>Fucina</gradient>',
    );
  });
});

describe('styles', () => {
  const styles = { bold: true, italic: true, underline: true, strikethrough: true };

  test.each([
    ['MiniMessage', '<st><u><i><b><gradient:#54daf4:#545eb6>Hi</gradient></b></i></u></st>'],
    ['&#rrggbb', '&#54DAF4&l&o&n&mH&#545EB6&l&o&n&mi'],
    ['<##rrggbb>', '<##54DAF4>&l&o&n&mH<##545EB6>&l&o&n&mi'],
    ['§x§r§r§g§g§b§b', '§x§5§4§D§A§F§4§l§o§n§mH§x§5§4§5§E§B§6§l§o§n§mi'],
    ['BBCode', '[S][U][I][B][COLOR=#54DAF4]H[/COLOR][COLOR=#545EB6]i[/COLOR][/B][/I][/U][/S]'],
    [
      'JSON',
      '[{"text":"","bold":true,"italic":true,"underlined":true,"strikethrough":true},' +
        '{"text":"H","color":"#54DAF4"},{"text":"i","color":"#545EB6"}]',
    ],
    ['{"color":"&#$1$2$3$4$5$6$f$c","bold":"*$t*"}', '*&#54DAF4&o&n&mH&#545EB6&o&n&mi*'],
  ])('all styles together in %s', (format, output) =>
    expect(written(gradientText({ text: 'Hi', colors: BLUE, format, ...styles }))).toBe(output),
  );

  test('the code for obfuscated comes last', () => {
    const options = { text: 'x', colors: BLUE, bold: true, obfuscate: true };
    expect(written(gradientText({ ...options, format: '&#rrggbb' }))).toBe('&#54DAF4&l&kx');
    expect(written(gradientText(options))).toBe(
      '<obf><b><gradient:#54daf4:#545eb6>x</gradient></b></obf>',
    );
  });

  test('every $t of the prefix is replaced by the output', () => {
    const options = { text: '$&', colors: BLUE, format: '&#rrggbb', bold: true };
    expect(written(gradientText({ ...options, prefixSuffix: '/nick $t $t' }))).toBe(
      '/nick &#54DAF4&l$&#545EB6&l& &#54DAF4&l$&#545EB6&l&',
    );
  });
});

describe('positions of the colors', () => {
  const colorsOf = (text: string, colors: { hex: string; pos: number }[], more = {}) =>
    written(gradientText({ text, colors, format: '#$1$2$3$4$5$6$c ', ...more }))
      .trim()
      .split(' ');

  test('with three stops the middle color is in the middle', () => {
    expect(colorsOf('abcde', grey(0, 50, 100))).toEqual([
      '#000000a',
      '#808080b',
      '#FFFFFFc',
      '#C0C0C0d',
      '#808080e',
    ]);
  });

  test('stops are sorted, and the outermost extend to the ends', () => {
    expect(colorsOf('abcde', grey(75, 25).reverse())).toEqual([
      '#FFFFFFa',
      '#FFFFFFb',
      '#808080c',
      '#000000d',
      '#000000e',
    ]);
  });

  test('two stops at the same position make a hard edge', () => {
    expect(
      colorsOf('abcde', [
        { hex: '000', pos: 0 },
        { hex: '000', pos: 50 },
        { hex: 'fff', pos: 50 },
        { hex: 'fff', pos: 100 },
      ]),
    ).toEqual(['#000000a', '#000000b', '#000000c', '#FFFFFFd', '#FFFFFFe']);
    expect(colorsOf('abcd', grey(50, 50))).toEqual([
      '#000000a',
      '#000000b',
      '#000000c',
      '#FFFFFFd',
    ]);
  });

  test('with one color, or one character, the first color is used', () => {
    expect(colorsOf('ab', [{ hex: '#ff8800', pos: 40 }])).toEqual(['#FF8800a', '#FF8800b']);
    expect(colorsOf('a', grey(0, 100))).toEqual(['#000000a']);
  });

  test('white space takes a step but gets no color code unless asked for', () => {
    const options = { text: 'a b', colors: grey(0, 100), format: '&#rrggbb' };
    expect(written(gradientText(options))).toBe('&#000000a &#FFFFFFb');
    expect(written(gradientText({ ...options, trimSpaces: false }))).toBe(
      '&#000000a&#808080 &#FFFFFFb',
    );
    expect(written(gradientText({ ...options, text: ' \n\t' }))).toBe(' \n\t');
  });

  test('several characters can share a step, and the rest runs backwards', () => {
    expect(colorsOf('aabbcc', grey(0, 100), { colorLength: 2 })).toEqual([
      '#000000aa',
      '#808080bb',
      '#FFFFFFcc',
    ]);
    expect(colorsOf('aabbc', grey(0, 100), { colorLength: 2 })).toEqual([
      '#000000aa',
      '#808080bb',
      '#808080c',
    ]);
    expect(colorsOf('ab', grey(0, 100), { colorLength: 5 })).toEqual(['#000000ab']);
  });

  test('a visible character takes one step; optionally UTF-16 units are counted, as other services do', () => {
    expect(colorsOf('a👨‍👩‍👧b', grey(0, 100))).toEqual(['#000000a', '#808080👨‍👩‍👧', '#FFFFFFb']);
    expect(colorsOf('🎉b', grey(0, 100))).toEqual(['#000000🎉', '#FFFFFFb']);
    expect(colorsOf('🎉b', grey(0, 100), { unit: 'utf-16' })).toEqual(['#000000🎉', '#808080b']);
  });
});

describe('limits', () => {
  const fault = (more: object) => {
    const result = gradientText({ text: 'ab', colors: BLUE, ...more });
    return result.ok ? 'accepted' : result.error;
  };
  const wrapper = `<$t>${'-'.repeat(196)}`;

  test.each([
    ['a text of 10,000 characters', { text: 'a'.repeat(10_000) }],
    ['256 colors', { colors: Array(256).fill('#fff') }],
    ['a template of 200 characters', { format: `$c${'-'.repeat(198)}` }],
    ['every variable once', { format: '$1$2$3$4$5$6$f$c' }],
    ['only some of the digits', { format: '#$1$3$5$c' }],
    ['what looks like a variable and is none', { format: '$$7$7$t$t$c' }],
    ['a wrapper of 200 characters', { format: { color: '$c', bold: wrapper }, bold: true }],
    ['a prefix of 200 characters', { prefixSuffix: '-'.repeat(200) }],
    ['a prefix that repeats the output', { prefixSuffix: '$t'.repeat(100) }],
  ])('%s: accepted', (_, more) => expect(fault(more)).toBe('accepted'));

  test.each([
    [{ text: 'a'.repeat(10_001) }, { code: 'too-long', field: 'text', max: 10_000 }],
    [{ colors: Array(257).fill('#fff') }, { code: 'too-many', field: 'colors', max: 256 }],
    [{ format: `$c${'-'.repeat(199)}` }, { code: 'too-long', field: 'format', max: 200 }],
    [
      { format: { color: `$c${'-'.repeat(199)}` } },
      { code: 'too-long', field: 'format.color', max: 200 },
    ],
    [
      { format: `{"color":"$c","bold":"${'-'.repeat(2000)}"}` },
      { code: 'too-long', field: 'format', max: 2000 },
    ],
    [
      { format: { color: '$c', char: '&'.repeat(11) } },
      { code: 'too-long', field: 'format.char', max: 10 },
    ],
    [
      { format: { color: 'MiniMessage', italic: `${wrapper}-` } },
      { code: 'too-long', field: 'format.italic', max: 200 },
    ],
    [{ prefixSuffix: '-'.repeat(201) }, { code: 'too-long', field: 'prefixSuffix', max: 200 }],
    [{ format: '$c$c' }, { code: 'variable-repeated', field: 'format', variable: '$c' }],
    [{ format: '$4$c$4' }, { code: 'variable-repeated', field: 'format', variable: '$4' }],
    [
      { format: '{"color":"$f$c$f"}' },
      { code: 'variable-repeated', field: 'format.color', variable: '$f' },
    ],
    [
      { format: { color: '$c', underline: '$t $t' } },
      { code: 'variable-repeated', field: 'format.underline', variable: '$t' },
    ],
    [
      { format: { color: '$c', obfuscate: 'x' } },
      { code: 'variable-missing', field: 'format.obfuscate', variable: '$t' },
    ],
  ])('%o: refused, naming the field', (more, error) => expect(fault(more)).toEqual(error));

  test('the announced length of the output is never too low', () => {
    const text = fc.oneof(anyText, fc.string({ unit: 'binary' }));
    const template = fc.tuple(text, text).map(([before, after]) => `${before}$c${after}`);
    const wrap = fc.tuple(text, text).map(([before, after]) => `${before}$t${after}`);
    const format = fc.oneof(
      fc.constantFrom(...GRADIENT_FORMATS),
      template,
      fc.record({ color: template, char: fc.string({ maxLength: 10 }), bold: wrap }),
    );
    const prefix = fc.oneof(wrap, fc.constant('$t\ud83d$t\ude00$t'));
    fc.assert(
      fc.property(text, format, prefix, fc.boolean(), (input, chosen, prefixSuffix, bold) => {
        const options = { text: input, colors: ['#000', '#fff'], format: chosen, prefixSuffix };
        const checked = checkGradient({ ...options, bold });
        if (!checked.ok) return;
        const { bytes, write } = gradientOutput(checked.value);
        const json = new TextEncoder().encode(JSON.stringify(write()));
        expect(json.length - 2).toBeLessThanOrEqual(bytes);
        // Only halves of surrogate pairs that meet in the output make it shorter.
        const parts = typeof chosen === 'string' ? [chosen] : Object.values(chosen);
        const areWhole = [input, prefixSuffix, ...parts].every((part) => !/\p{Cs}/u.test(part));
        if (areWhole) expect(json.length - 2).toBe(bytes);
      }),
    );
  });

  test('an output of 256,000 bytes is accepted, a longer one is refused', () => {
    const most = { text: 'a'.repeat(8000), colors: BLUE, format: `$c${'-'.repeat(31)}` };
    expect(written(gradientText(most))).toHaveLength(256_000);
    expect(gradientText({ ...most, prefixSuffix: '$t.' })).toEqual({
      ok: false,
      error: { code: 'output-too-long', field: 'output', bytes: 256_001, max: 256_000 },
    });
  });
});

describe('MiniMessage tags', () => {
  test('evenly spread stops give one tag', () => {
    const colors = ['#f00', '#0f0', '#00f', '#fff'];
    const tag = '<gradient:#ff0000:#00ff00:#0000ff:#ffffff>Hi</gradient>';
    expect(written(gradientText({ text: 'Hi', colors }))).toBe(tag);
    const typed = colors.map((hex, index) => ({ hex, pos: [0, 33, 67, 100][index] ?? 0 }));
    expect(written(gradientText({ text: 'Hi', colors: typed }))).toBe(tag);
  });

  test('uneven stops split the text into several tags', () => {
    expect(written(gradientText({ text: '0123456789', colors: grey(0, 30, 100) }))).toBe(
      '<gradient:#000000:#ffffff>012</gradient><gradient:#ffffff:#808080>3456789</gradient>',
    );
    expect(written(gradientText({ text: '0123', colors: grey(50, 100) }))).toBe(
      '<gradient:#000000:#000000>01</gradient><gradient:#000000:#ffffff>23</gradient>',
    );
    expect(written(gradientText({ text: '🎉', colors: grey(0, 40, 100) }))).toBe(
      '<gradient:#000000:#ffffff>🎉</gradient>',
    );
  });

  test('one color gives a color tag, no color gives no tag', () => {
    expect(written(gradientText({ text: 'Hi', colors: ['#E43A96'] }))).toBe(
      '<color:#E43A96>Hi</color>',
    );
    expect(written(gradientText({ text: 'H<i', colors: [], bold: true }))).toBe('<b>H\\<i</b>');
  });

  test('tags in the text are escaped', () => {
    expect(written(gradientText({ text: '</gradient><red>x\\', colors: BLUE }))).toBe(
      '<gradient:#54daf4:#545eb6>\\</gradient>\\<red>x\\\\</gradient>',
    );
    expect(written(gradientText({ text: 'a\\b \\\\ \\<', colors: BLUE }))).toBe(
      '<gradient:#54daf4:#545eb6>a\\b \\\\\\ \\\\\\<</gradient>',
    );
  });
});

test.each(GRADIENT_FORMATS)('%s handles no color, no text and long text', (format) => {
  const empty = written(gradientText({ text: '', colors: BLUE, format, bold: true }));
  expect(empty).toBe(format === 'JSON' ? '""' : '');
  expect(written(gradientText({ text: 'Hi', colors: [], format }))).toBe(
    format === 'JSON' ? '"Hi"' : 'Hi',
  );
  expect(written(gradientText({ text: 'Hi'.repeat(5_000), colors: BLUE, format }))).toMatch(
    /^.{10000,}$/,
  );
});

test.each([
  [undefined, { code: 'not-an-object', field: 'options' }],
  [{ colors: [] }, { code: 'not-text', field: 'text' }],
  [{ text: 'a' }, { code: 'not-a-list', field: 'colors' }],
  [
    { text: 'a', colors: [{ hex: 3 }] },
    { code: 'not-text', field: 'colors[0].hex' },
  ],
  [
    { text: 'a', colors: [null] },
    { code: 'not-text', field: 'colors[0].hex' },
  ],
  [
    { text: 'a', colors: ['#fff', '#ggg'] },
    { code: 'hex-digit', field: 'colors[1]', at: 1, found: 'g' },
  ],
  [
    { text: 'a', colors: [{ hex: '#ff' }] },
    { code: 'hex-length', field: 'colors[0].hex', at: 3, length: 2 },
  ],
  [
    { text: 'a', colors: [{ hex: '#fff', pos: 101 }] },
    { code: 'out-of-range', field: 'colors[0].pos' },
  ],
  [
    { text: 'a', colors: [{ hex: '#fff', pos: Number.NaN }] },
    { code: 'out-of-range', field: 'colors[0].pos' },
  ],
  [
    { text: 'a', colors: [{ hex: '#fff', pos: '0' }] },
    { code: 'out-of-range', field: 'colors[0].pos' },
  ],
  [
    { text: 'a', colors: [], format: 'rot13' },
    { code: 'format-unknown', field: 'format' },
  ],
  [
    { text: 'a', colors: [], format: '{"color":' },
    { code: 'format-unknown', field: 'format' },
  ],
  [
    { text: 'a', colors: [], format: { color: 1 } },
    { code: 'format-unknown', field: 'format' },
  ],
  [
    { text: 'a', colors: [], format: 'constructor' },
    { code: 'format-unknown', field: 'format' },
  ],
  [
    { text: 'a', colors: [], bold: 'true' },
    { code: 'not-a-flag', field: 'bold' },
  ],
  [
    { text: 'a', colors: [], colorLength: 0 },
    { code: 'out-of-range', field: 'colorLength' },
  ],
  [
    { text: 'a', colors: [], unit: 'byte' },
    { code: 'unit-unknown', field: 'unit' },
  ],
  [
    { text: 'a', colors: [], prefixSuffix: 1 },
    { code: 'not-text', field: 'prefixSuffix' },
  ],
])('%j is refused, naming the field', (options, error) =>
  expect(gradientText(options as Parameters<typeof gradientText>[0])).toEqual({ ok: false, error }),
);

test.each([['MiniMessage'], ['MiniMessage (each character)']])(
  'any text written as %s is read back as the same text, also in strict mode',
  (format) => {
    const text = fc.oneof(anyText, fc.string({ unit: 'binary' }));
    const colors = fc.subarray(['#000', '#fff', '#f00', '#0f0']);
    const positions = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(text, colors, positions, fc.boolean(), (input, hexes, places, bold) => {
        const stops = hexes.map((hex, index) => ({ hex, pos: places[index] ?? 0 }));
        const output = written(gradientText({ text: input, colors: stops, format, bold }));
        const read = readMiniMessage(output, { strict: true });
        expect(read.ok && toPlain(read.value)).toBe(input);
      }),
    );
  },
);

test('the colors of the tag in the game are those that the other formats write out', () => {
  const options = { text: 'Fucina, the forge!', colors: ['#E43A96', '#FBE108'] };
  const [tag, each] = ['MiniMessage', 'MiniMessage (each character)'].map((format) =>
    readMiniMessage(written(gradientText({ ...options, format, trimSpaces: false }))),
  );
  expect(tag?.ok && toRuns(tag.value)).toEqual(each?.ok && toRuns(each.value));
});

test('any number of colors is spread from the first character to the last', () => {
  for (let count = 2; count <= GRADIENT_LIMITS.colors; count++) {
    const colors = ['#ff0000', ...Array(count - 2).fill('#ffffff'), '#0000ff'];
    const text = 'x'.repeat(count);
    const codes = written(gradientText({ text, colors, format: '&#rrggbb' })).toLowerCase();
    expect(codes).toMatch(/^&#ff0000x.*&#0000ffx$/);
  }
});

test('removing the codes leaves the original text', () => {
  const stops = fc.array(
    fc.record({
      hex: fc.integer({ min: 0, max: 0xffffff }).map((rgb) => rgb.toString(16).padStart(6, '0')),
      pos: fc.double({ min: 0, max: 100, noNaN: true }),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), stops, fc.nat({ max: 4 }), (text, colors, more) => {
      const format = '\ue000$1$2$3$4$5$6$c';
      const options = { text, colors, format, colorLength: more + 1 };
      const output = written(gradientText(options));
      expect(output.replace(/\ue000[0-9A-F]{6}/g, '')).toBe(text);
    }),
  );
});
