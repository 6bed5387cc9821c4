import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { MAX_FILE_BYTES, readImageHeader } from './image-header.ts';

const text = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0));
const big = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const little = (value: number) => [value & 255, value >>> 8];
const zeros = (count: number) => Array<number>(count).fill(0);
const box = (type: string, body: readonly number[]) => [
  ...big(body.length + 8),
  ...text(type),
  ...body,
];

function png(width: number, height: number, depth = 8) {
  return [
    0x89,
    ...text('PNG\r\n\x1a\n'),
    ...big(13),
    ...text('IHDR'),
    ...big(width),
    ...big(height),
  ]
    .concat([depth, 6, 0, 0, 0])
    .concat(zeros(20));
}

/** With an EXIF segment, a filling byte and a Huffman table before the frame. */
function jpeg(width: number, height: number, frame = 0xc2) {
  return [0xff, 0xd8]
    .concat([0xff, 0xe1, 0, 10], text('Exif\0\0MM'))
    .concat([0xff, 0xff, 0xc4, 0, 4, 1, 2])
    .concat([0xff, frame, 0, 17, 8, ...big(height).slice(2), ...big(width).slice(2), 3])
    .concat(zeros(20));
}

const gif = (width: number, height: number) => [
  ...text('GIF89a'),
  ...little(width),
  ...little(height),
];

const webp = (chunk: string, body: readonly number[]) => [
  ...text('RIFF'),
  ...zeros(4),
  ...text(`WEBP${chunk}`),
  ...zeros(4),
  ...body,
];
const webpExtended = (width: number, height: number) =>
  webp('VP8X', [...zeros(4), ...little(width - 1), 0, ...little(height - 1), 0]);
const webpLossy = (width: number, height: number) =>
  webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little(width), ...little(height)]);
function webpLossless(width: number, height: number) {
  const sizes = (width - 1) | ((height - 1) << 14);
  return webp('VP8L', [0x2f, ...big(sizes).toReversed()]);
}

/** A grid: the sizes of a preview and a tile beside that of the whole picture. */
function avif(width: number, height: number) {
  const ispe = (w: number, h: number) => box('ispe', [0, 0, 0, 0, ...big(w), ...big(h)]);
  const properties = [...ispe(1, 1), ...ispe(width, height), ...ispe(1, 1)];
  return [
    ...box('ftyp', text('avif')),
    ...box('meta', [0, 0, 0, 0, ...box('iprp', box('ipco', properties))]),
  ];
}

const FILES = [
  ['PNG', 'png', png],
  ['progressive JPEG', 'jpeg', jpeg],
  ['GIF', 'gif', gif],
  ['extended WebP', 'webp', webpExtended],
  ['lossy WebP', 'webp', webpLossy],
  ['lossless WebP', 'webp', webpLossless],
  ['AVIF', 'avif', avif],
] as const;

describe.each(FILES)('%s', (_, type, fileOf) => {
  test('type and size are read from the first bytes', () => {
    expect(readImageHeader(Uint8Array.from(fileOf(640, 481)))).toMatchObject({
      ok: true,
      value: { type, width: 640, height: 481 },
    });
  });

  test('sides over 8192 pixels are refused before anything is decoded', () => {
    expect(readImageHeader(Uint8Array.from(fileOf(8193, 2)))).toEqual({
      ok: false,
      error: { code: 'picture-too-big', width: 8193, height: 2, maxSide: 8192 },
    });
    expect(readImageHeader(Uint8Array.from(fileOf(8192, 8192)))).toMatchObject({ ok: true });
  });

  test('a file that ends before its size is broken', () => {
    const whole = fileOf(640, 481);
    const sizeAt = { png: 12, jpeg: 24, gif: 6, webp: 20, avif: 30 }[type];
    expect(readImageHeader(Uint8Array.from(whole.slice(0, sizeAt)))).toEqual({
      ok: false,
      error: { code: 'broken', type },
    });
  });
});

test('16 bits a channel are noticed', () => {
  expect(readImageHeader(Uint8Array.from(png(64, 64, 16)))).toMatchObject({
    value: { bitsPerChannel: 16 },
  });
});

test.each([0xc0, 0xc1, 0xc2, 0xc9])('JPEG frames of kind %i are read', (frame) => {
  expect(readImageHeader(Uint8Array.from(jpeg(3, 2, frame)))).toMatchObject({
    value: { width: 3, height: 2 },
  });
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\u00ef\u00bb\u00bf<?xml version="1.0"?>\n<!-- made by hand -->\n<svg\nwidth="1"/>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [<!ENTITY a "b">]><svg>&a;</svg>',
])('%s is an SVG picture', (source) => {
  expect(readImageHeader(Uint8Array.from(text(source)))).toEqual({
    ok: true,
    value: { type: 'svg' },
  });
});

test.each(['<html><svg/></html>', 'BM6', '%PDF-1.7', 'hello <svg>', '<svgx/>', '<!-- <svg> -->'])(
  '%s is none of the types',
  (source) => {
    expect(readImageHeader(Uint8Array.from(text(source)))).toEqual({
      ok: false,
      error: { code: 'unknown-type' },
    });
  },
);

test('empty files and files over 20 MB are refused', () => {
  expect(readImageHeader(new Uint8Array(0))).toEqual({ ok: false, error: { code: 'file-empty' } });
  const heavy = new Uint8Array(MAX_FILE_BYTES + 1);
  heavy.set(png(1, 1));
  expect(readImageHeader(heavy)).toMatchObject({
    error: { code: 'file-too-big', bytes: 20_000_001 },
  });
});

test.prop([
  fc.constantFrom(...FILES.map(([, , fileOf]) => fileOf(64, 64)), text('<!--'), text('<?')),
  fc.nat(60),
  fc.uint8Array({ maxLength: 80 }),
])('any bytes are answered, with a size within the limits', (start, kept, rest) => {
  const read = readImageHeader(Uint8Array.from([...start.slice(0, kept), ...rest]));
  if (!read.ok || read.value.type === 'svg') return;
  expect(read.value.width).toSatisfy((width) => width >= 1 && width <= 8192);
  expect(read.value.height).toSatisfy((height) => height >= 1 && height <= 8192);
});
