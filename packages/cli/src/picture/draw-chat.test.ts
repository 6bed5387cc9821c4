import { fc, test as property } from '@fast-check/vitest';
import {
  createStyle,
  createText,
  NO_STYLE,
  readMiniMessage,
  type Style,
} from '@fucina/minecraft-text';
import { fucinaPixel } from '@fucina/pixel-font';
import type { Picture } from '@fucina/skin-model';
import { expect, test } from 'vitest';
import { drawChat } from './draw-chat.ts';

const WORLD = [43, 43, 43];
const CHAT = [22, 22, 22];
const BAR = [208, 208, 208];

function drawn(...texts: string[]) {
  return drawChat(texts.map(messageOf), 1);
}

function messageOf(text: string) {
  const read = readMiniMessage(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

/** The left part of a picture as text: `.` is the world, `|` the bar, a space the chat; other colors as they are named. */
function art({ width, height, data }: Picture, names: Readonly<Record<string, readonly number[]>>) {
  const known = { '.': WORLD, '|': BAR, ' ': CHAT, ...names };
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: Math.min(width, 24) }, (_, x) => {
      const at = (y * width + x) * 4;
      const color = String([...data.subarray(at, at + 3)]);
      return Object.entries(known).find(([, each]) => String(each) === color)?.[0] ?? '?';
    })
      .join('')
      .trimEnd(),
  );
}

const RED = { '#': [255, 85, 85], x: [63, 21, 21] };
const WHITE = { '#': [255, 255, 255], x: [63, 63, 63] };
const AROUND = '........................';

test('letters are where the game puts them, their shadow is a quarter as bright', () => {
  expect(art(drawn('<red>Hij').picture, RED)).toEqual([
    ...[AROUND, AROUND, AROUND, AROUND],
    '....||',
    '....||  #   # #     #',
    '....||  #x  #x x     x',
    '....||  #x  #x#   ###',
    '....||  #####x#x   x#x',
    '....||  #xxx#x#x    #x',
    '....||  #x  #x#x    #x',
    '....||  #x  #x#x#   #x',
    '....||   x   x x ### x',
    '..................xxx...',
    ...[AROUND, AROUND, AROUND],
  ]);
});

test('lines under and through letters begin a pixel before them', () => {
  expect(art(drawn('<u>i</u><st>i').picture, WHITE).slice(5, 15)).toEqual([
    '....||  # #',
    '....||   x x',
    '....||  # #',
    '....||  #x#x',
    '....||  ####',
    '....||  #x#xx',
    '....||  #x#x',
    '....||   x x',
    '.......###..............',
    '........xxx.............',
  ]);
});

test('bold letters are drawn twice, italic ones lean', () => {
  expect(art(drawn('<b>i<i>l').picture, WHITE).slice(5, 13)).toEqual([
    '....||  ##  ##',
    '....||   xx ##x',
    '....||  ## ##xx',
    '....||  ##x##x',
    '....||  ##x##x',
    '....||  ##x##x',
    '....||  #####x',
    '....||   xxxxx',
  ]);
});

test('a shadow has the color that is given, or is not there', () => {
  const { picture } = drawn('<shadow:#0000ff:1>i</shadow> <!shadow>i');
  const [, first = '', second = ''] = art(picture, { ...WHITE, b: [0, 0, 255] }).slice(4);
  expect([first, second]).toEqual(['....||  #     #', '....||   b']);
});

test('what the font lacks is a box, and is told', () => {
  const { picture, missing } = drawn('漢<sprite:block/stone>');
  expect(missing).toEqual(['漢', '[block/stone]']);
  expect(art(picture, WHITE).slice(5, 8)).toEqual([
    '....||  ######## #######',
    '....||  #xxxxxx#x#xxxxxx',
    '....||  #x     #x#x',
  ]);
});

test('the chat shows its last lines', () => {
  const messages = Array.from({ length: 23 }, (_, index) => `${index}`);
  const { picture, hidden } = drawn(...messages);
  expect(hidden).toBe(3);
  expect(picture.height).toBe(drawn(...messages.slice(3)).picture.height);
  expect(picture.data).toEqual(drawn(...messages.slice(3)).picture.data);
});

test('a line through letters stands between two pixels, which only a larger picture shows', () => {
  const isLine = (picture: Picture) => (row: number) =>
    new Uint32Array(picture.data.buffer)[row * picture.width + picture.width / 2] === 0xffffffff;
  const linesOf = (scale: number) => {
    const { picture } = drawChat([createText(`§m${' '.repeat(70)}`)], scale);
    return Array.from({ length: picture.height }, (_, row) => row).filter(isLine(picture));
  };
  expect(linesOf(1)).toEqual([9]);
  expect(linesOf(2)).toEqual([17, 18]);
});

// Codes slant letters and draw lines at parts of a pixel.
const letters = [...fucinaPixel().keys()].filter((letter) => letter !== '§');
const anyLetters = fc.string({ unit: fc.constantFrom(...letters), maxLength: 40 });

property.prop([anyLetters, fc.integer({ min: 2, max: 4 })])(
  'each pixel becomes a square of the scale',
  (text, scale) => {
    const [small, large] = [1, scale].map((each) => drawChat([createText(text)], each).picture);
    if (!small || !large) throw new Error('no picture');
    expect([large.width, large.height]).toEqual([small.width * scale, small.height * scale]);
    const colors = (picture: Picture) => new Uint32Array(picture.data.buffer);
    const [one, other] = [colors(small), colors(large)];
    const wrong = other.findIndex((color, at) => {
      const [x, y] = [at % large.width, Math.floor(at / large.width)];
      return color !== one[Math.floor(y / scale) * small.width + Math.floor(x / scale)];
    });
    expect(wrong).toBe(-1);
  },
);

property.prop([anyLetters])('obfuscated letters are others of the same width', (text) => {
  const end = createText('▌', createStyle({ color: 0xff0000 }));
  const redFrom = (style: Style) => {
    const message = createText('', NO_STYLE, [createText(text, style), end]);
    const { data, width } = drawChat([message], 1).picture;
    const at = new Uint32Array(data.buffer).indexOf(0xff0000ff);
    return [at % width, Math.floor(at / width)];
  };
  expect(redFrom(createStyle({ obfuscated: true }))).toEqual(redFrom(NO_STYLE));
});
