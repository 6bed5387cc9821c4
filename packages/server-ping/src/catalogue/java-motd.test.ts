// Lines 61 to 68: descriptions, as the server list draws them.
import { describe, expect, test } from 'vitest';
import { readMotd } from '../motd/motd.ts';
import { writeLines } from '../motd/write-lines.ts';

const motd = (description: unknown) => writeLines(readMotd(description, 'java'), 'java');
const html = (description: unknown) => motd(description).html.join('\n');
const span = (style: string, text: string) => `<span style="${style}">${text}</span>`;
const RED = 'color: #FF5555';

describe('61 every form of a description', () => {
  test.each<[string, unknown, string]>([
    ['plain', 'Hello', 'Hello'],
    ['a code', '§cHi', span(RED, 'Hi')],
    ['a code in capitals', '§CHi', span(RED, 'Hi')],
    ['a colour ends formats', '§l§cHi', span(RED, 'Hi')],
    ['a format stays on a colour', '§c§lHi', span(`${RED}; font-weight: bold`, 'Hi')],
    ['§r', '§cA§rB', `${span(RED, 'A')}B`],
    ['hex', '§x§1§2§A§b§c§DHi', span('color: #12ABCD', 'Hi')],
    ['hex cut short', '§x§1§2Hi', span('color: #00AA00', 'Hi')],
    ['all lines', '§n§mHi', span('text-decoration: underline line-through', 'Hi')],
    ['obfuscated', '§kHi', '<span class="obfuscated">Hi</span>'],
    [
      'a component',
      { text: 'Hi', color: 'red', bold: true },
      span(`${RED}; font-weight: bold`, 'Hi'),
    ],
    ['a hex colour', { text: 'Hi', color: '#12abcd' }, span('color: #12ABCD', 'Hi')],
    [
      'inheritance',
      { text: 'a', color: 'red', extra: ['b', { text: 'c', bold: true }] },
      span(RED, 'ab') + span(`${RED}; font-weight: bold`, 'c'),
    ],
    [
      'switched off',
      { text: 'a', bold: true, extra: [{ text: 'b', bold: false }] },
      `${span('font-weight: bold', 'a')}b`,
    ],
    ['only booleans count', { text: 'a', bold: 'true', italic: 1 }, 'a'],
    [
      'color reset, which no version since 1.16 knows',
      { text: 'a', color: 'red', extra: [{ text: 'b', color: 'reset' }] },
      span(RED, 'ab'),
    ],
    [
      'a hex colour of fewer digits, which the game reads as a number',
      { text: 'Hi', color: '#12345' },
      span('color: #012345', 'Hi'),
    ],
    ['an unknown colour', { text: 'a', color: 'grey', extra: [{ text: 'b', color: 'Red' }] }, 'ab'],
    [
      'codes inside text',
      { text: 'a§cb§rc', bold: true },
      span('font-weight: bold', 'a') + span(RED, 'b') + span('font-weight: bold', 'c'),
    ],
    ['codes end with their text', { text: '§ca', extra: ['b'] }, `${span(RED, 'a')}b`],
    [
      'an array',
      [{ text: 'a', color: 'red' }, 'b', { text: 'c', color: 'blue' }],
      span(RED, 'ab') + span('color: #5555FF', 'c'),
    ],
    ['JSON inside the string', '{"text":"Hi","color":"red"}', span(RED, 'Hi')],
    ['a string that only begins like JSON', '{hello', '{hello'],
    ['a line break', '§ca\nb', `${span(RED, 'a')}\n${span(RED, 'b')}`],
    ['\\r\\n', 'a\r\nb', 'a\nb'],
    ['spaces for centring', '   a   ', '   a   '],
    ['an ampersand is no code', '&cHi', '&amp;cHi'],
    [
      'a translation with arguments',
      { translate: '%2$s, %s %%', with: ['a', { text: 'b', color: 'red' }] },
      `${span(RED, 'b')}, a %`,
    ],
    [
      'a translation with fallback',
      { translate: 'some.key', fallback: 'Hi %s', with: ['you'] },
      'Hi you',
    ],
    ['a translation alone', { translate: 'some.key' }, 'some.key'],
    ['a key', { keybind: 'key.jump', extra: ['a'] }, 'key.jumpa'],
    ['a selector', [{ selector: '@a' }, { score: { name: 'a', objective: 'b' } }, 'x'], 'x'],
    ['a value of the world', [{ nbt: 'a', storage: 'b:c' }, 'x'], 'x'],
    ['nothing', undefined, ''],
  ])('%s', (_, description, expected) => expect(html(description)).toBe(expected));

  test('the four forms have the same lines', () => {
    expect(motd('§cRed §lbold§r plain\n§x§1§2§3§4§5§6hex')).toEqual({
      raw: ['§cRed §lbold§r plain', '§x§1§2§3§4§5§6hex'],
      clean: ['Red bold plain', 'hex'],
      html: [
        `${span(RED, 'Red ')}${span(`${RED}; font-weight: bold`, 'bold')} plain`,
        span('color: #123456', 'hex'),
      ],
      runs: [
        [
          { text: 'Red ', color: '#ff5555' },
          { text: 'bold', color: '#ff5555', bold: true },
          { text: ' plain' },
        ],
        [{ text: 'hex', color: '#123456' }],
      ],
    });
  });

  test.each(['§cA§rB', '§lA§cB§rC§oD', '§x§1§2§3§4§5§6A§aB', 'A§mB'])(
    'raw %s reads back to the same picture',
    (text) => expect(html(motd(text).raw.join('\n'))).toBe(html(text)),
  );
});

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['</span>', '&lt;/span&gt;'],
  ['&lt;', '&amp;lt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])('62 %s is escaped exactly once', (text, expected) => {
  expect(html(text)).toBe(expected);
  expect(html({ text, color: 'red' })).toBe(span(RED, expected));
  expect(motd(text).clean).toEqual([text]);
});

test.each([
  'red;background:url(//evil)',
  'expression(alert(1))',
  '"><script>',
  '#1234567',
  '#ggg000',
])('63 colour %s goes nowhere', (color) => {
  const description = {
    text: 'a',
    color,
    font: color,
    insertion: color,
    clickEvent: { action: 'open_url', value: color },
    click_event: { action: 'open_url', url: color },
    hoverEvent: { action: 'show_text', value: color },
    shadow_color: color,
  };
  expect(motd(description)).toEqual({
    raw: ['a'],
    clean: ['a'],
    html: ['a'],
    runs: [[{ text: 'a' }]],
  });
});

test('64 translations that feed each other stay bounded', () => {
  const nested = (depth: number): unknown =>
    depth === 0 ? 'x' : { translate: '%1$s'.repeat(1000), with: [nested(depth - 1)] };
  expect(motd({ translate: '%1$s'.repeat(10_000), with: ['ab'] }).clean[0]?.length).toBeLessThan(
    4097,
  );
  expect(motd(nested(10)).clean.join('').length).toBeLessThan(4097);
});

describe('64 what is kept of a long description', () => {
  test('codes do not count: all that is seen', () => {
    expect(motd('§cx'.repeat(2000)).clean).toEqual(['x'.repeat(2000)]);
  });

  test('parts of one style count as one', () => {
    const extra = Array.from({ length: 600 }, () => 'x');
    expect(motd({ text: '', extra }).clean).toEqual(['x'.repeat(600)]);
  });

  test('of other parts 512', () => {
    const extra = Array.from({ length: 600 }, (_, n) => ({ text: 'x', bold: n % 2 === 0 }));
    expect(motd({ text: '', extra }).runs.flat()).toHaveLength(512);
  });

  test('no half of a character', () => {
    expect(motd(`${'x'.repeat(4095)}🎉`).clean).toEqual([`${'x'.repeat(4095)}\ufffd`]);
  });
});

test('65 controls and direction overrides are removed', () => {
  const text = 'a\0b\x1b[31mc\u202ed\u2066e\u2069f\u200bg\x7fh\ud800i';
  expect(motd(text).clean).toEqual(['ab[31mcdefgh\ufffdi']);
});

test.each([
  ['a§', 'a'],
  ['a§🎉b', 'ab'],
  ['a§zb', 'ab'],
  ['§', ''],
])('66 %s leaves nothing behind', (text, expected) => {
  expect(html(text)).toBe(expected);
});

test.each([
  [7, '7'],
  [true, 'true'],
  [null, ''],
])('67 text %j', (text, expected) => {
  expect(html({ text })).toBe(expected);
  expect(html(text)).toBe(expected);
});

describe('68 depth, as the game counts it', () => {
  test('of twenty letters inside each other seventeen show, and the siblings of what is cut', () => {
    const letters = [...'abcdefghijklmnopqrst'];
    const holding = (letter: string, inner: unknown) => ({ text: letter, extra: [inner, '|'] });
    const nested = letters.reduceRight<unknown>((inner, letter) => holding(letter, inner), '!');
    expect(motd(nested).clean).toEqual([`abcdefghijklmnopq......${'|'.repeat(16)}`]);
  });

  const nest = (inner: unknown, levels: number) => {
    let tree = inner;
    for (let depth = levels - 1; depth >= 0; depth -= 1)
      tree = { text: `${depth} `, extra: [tree] };
    return tree;
  };
  const UPPER = Array.from({ length: 16 }, (_, depth) => `${depth} `).join('');

  test('seventeen levels show', () => {
    expect(motd(nest({ text: 'deepest' }, 16)).clean).toEqual([`${UPPER}deepest`]);
  });

  test('what is deeper becomes three dots, in the style around it; its siblings stay', () => {
    const deep = { text: 'lost', color: 'blue', extra: ['lost'] };
    const holder = { text: 'deepest', color: 'red', extra: [deep] };
    expect(html(nest([holder, 'x'], 16))).toBe(`${UPPER}${span(RED, 'deepest......')}`);
    expect(html(nest({ text: 'a', extra: [nest({ text: 'lost' }, 1)] }, 16))).toBe(`${UPPER}a...`);
    const list = [{ text: 'a', extra: [nest('lost', 17)] }, 'sibling'];
    expect(motd(list).clean[0]).toMatch(/^a0 1 .*\.\.\.sibling$/);
  });

  test('a list is its first element: that one is no deeper, the others are', () => {
    expect(motd(nest(['a', 'b'], 15)).clean[0]).toMatch(/14 ab$/);
    expect(motd(nest(['a', 'b'], 16)).clean[0]).toMatch(/15 a\.\.\.$/);
    expect(motd(nest([[['a'], 'b']], 16)).clean[0]).toMatch(/15 a\.\.\.$/);
  });

  test('a translation’s arguments are one deeper, its own letters are not', () => {
    const translation = { translate: '<%s>', with: ['a'] };
    expect(motd(nest(translation, 16)).clean[0]).toMatch(/15 <\.\.\.>$/);
    expect(motd(nest(translation, 15)).clean[0]).toMatch(/14 <a>$/);
  });
});

test.each<[string, unknown, string]>([
  ['a sprite', { object: 'atlas', sprite: 'item/apple', color: 'red' }, span(RED, '[item/apple]')],
  ['a head', { object: 'player', player: 'Fabbro' }, '[Fabbro head]'],
  ['a head without a name', { player: {} }, '[unknown player head]'],
  ['a fallback', { player: 'Fabbro', fallback: { text: '♦', color: 'red' } }, span(RED, '♦')],
  ['what follows it', [{ sprite: 'a' }, 'b'], '[a]b'],
  ['a sprite of an atlas', { atlas: 'items', sprite: 'item/apple' }, '[item/apple@items]'],
  ['a sprite’s fallback', { sprite: 'item/apple', fallback: '♦' }, '♦'],
  ['markup in a sprite', { sprite: '<b>' }, '[&lt;b&gt;]'],
])('68 pictures have their text: %s', (_, description, expected) => {
  expect(html(description)).toBe(expected);
});
