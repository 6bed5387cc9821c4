import { crc32, deflateSync } from 'node:zlib';
import { fc, test } from '@fast-check/vitest';
import { PNG } from 'pngjs';
import { describe, expect } from 'vitest';
import { readPng } from './read-png.ts';
import { writePng } from './write-png.ts';

const SKIN_SIZES = [
  [64, 64],
  [64, 32],
] as const;

interface Kind {
  readonly depth: number;
  readonly color: number;
  readonly channels: number;
  readonly isInterlaced: boolean;
}

/** Adam7: where each pass begins and how far apart its pixels are. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const KINDS: readonly (readonly [string, Kind])[] = [
  ['grey, 1 bit', 1, 0, 1],
  ['grey, 2 bits', 2, 0, 1],
  ['grey, 4 bits', 4, 0, 1],
  ['grey, 8 bits', 8, 0, 1],
  ['grey, 16 bits', 16, 0, 1],
  ['RGB, 8 bits', 8, 2, 3],
  ['RGB, 16 bits', 16, 2, 3],
  ['palette, 1 bit', 1, 3, 1],
  ['palette, 2 bits', 2, 3, 1],
  ['palette, 4 bits', 4, 3, 1],
  ['palette, 8 bits', 8, 3, 1],
  ['grey and alpha, 8 bits', 8, 4, 2],
  ['grey and alpha, 16 bits', 16, 4, 2],
  ['RGBA, 8 bits', 8, 6, 4],
  ['RGBA, 16 bits', 16, 6, 4],
].flatMap(([name, depth, color, channels]) =>
  [false, true].map((isInterlaced): readonly [string, Kind] => [
    `${name}${isInterlaced ? ', interlaced' : ''}`,
    { depth, color, channels, isInterlaced } as Kind,
  ]),
);

const sample = ({ depth }: Kind, x: number, y: number, channel: number) =>
  ((x * 7919 + y * 104_729 + channel * 1_299_709) >>> 3) % 2 ** depth;
const paletteColor = (index: number) => [index, (index * 5) % 256, 255 - index];
const paletteAlpha = (index: number) => (index % 2 === 0 ? 255 : 100);

function chunk(type: string, body: Uint8Array): Buffer {
  const whole = Buffer.alloc(12 + body.length);
  whole.writeUInt32BE(body.length, 0);
  whole.write(type, 4, 'latin1');
  whole.set(body, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + body.length)), 8 + body.length);
  return whole;
}

function header(width: number, height: number, { depth, color, isInterlaced }: Kind): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([depth, color, 0, 0, isInterlaced ? 1 : 0], 8);
  return chunk('IHDR', body);
}

const SIGNATURE = Buffer.of(137, 80, 78, 71, 13, 10, 26, 10);
const END = chunk('IEND', new Uint8Array(0));

/** An unfiltered file of any kind, made bit by bit. */
function fileOf(kind: Kind, width: number, height: number): Buffer {
  const passes = kind.isInterlaced ? PASSES : [[0, 0, 1, 1] as const];
  const rows: number[] = [];
  for (const [x0, y0, stepX, stepY] of passes) {
    for (let y = y0; y < height; y += stepY) {
      rows.push(0);
      let bits = '';
      for (let x = x0; x < width; x += stepX) {
        for (let channel = 0; channel < kind.channels; channel += 1) {
          bits += sample(kind, x, y, channel).toString(2).padStart(kind.depth, '0');
        }
      }
      for (let at = 0; at < bits.length; at += 8) {
        rows.push(Number.parseInt(bits.slice(at, at + 8).padEnd(8, '0'), 2));
      }
    }
  }
  const indexes = Array.from({ length: 2 ** Math.min(kind.depth, 8) }, (_, index) => index);
  const palette = [
    chunk('PLTE', Buffer.from(indexes.flatMap(paletteColor))),
    chunk('tRNS', Buffer.from(indexes.map(paletteAlpha))),
  ];
  return Buffer.concat([
    SIGNATURE,
    header(width, height, kind),
    ...(kind.color === 3 ? palette : []),
    chunk('IDAT', deflateSync(Buffer.from(rows))),
    END,
  ]);
}

function expectedPixel(kind: Kind, x: number, y: number): number[] {
  const at = (channel: number) => sample(kind, x, y, channel);
  const level = (channel: number) => Math.round((at(channel) * 255) / (2 ** kind.depth - 1));
  if (kind.color === 3) return [...paletteColor(at(0)), paletteAlpha(at(0))];
  const isGrey = kind.channels < 3;
  const colors = isGrey ? [level(0), level(0), level(0)] : [level(0), level(1), level(2)];
  const hasAlpha = kind.channels % 2 === 0;
  return [...colors, hasAlpha ? level(kind.channels - 1) : 255];
}

describe('a file of kind', () => {
  test.each(KINDS)('%s is read pixel by pixel', (_name, kind) => {
    const read = readPng(fileOf(kind, 64, 32), SKIN_SIZES);
    if (!read.ok) throw new Error(read.error.reason);
    for (let y = 0; y < 32; y += 1) {
      for (let x = 0; x < 64; x += 1) {
        const at = (y * 64 + x) * 4;
        expect([...read.value.data.subarray(at, at + 4)]).toEqual(expectedPixel(kind, x, y));
      }
    }
  });
});

const RGBA: Kind = { depth: 8, color: 6, channels: 4, isInterlaced: false };
const good = fileOf(RGBA, 64, 64);

test.each([
  [20_000, 20_000],
  [64, 65],
  [0, 0],
  [2 ** 31, 1],
])('a header of %i by %i is refused before anything is unpacked', (width, height) => {
  const file = Buffer.concat([
    SIGNATURE,
    header(width, height, RGBA),
    chunk('IDAT', Buffer.of(1)),
    END,
  ]);
  expect(readPng(file, SKIN_SIZES)).toMatchObject({ ok: false, error: { code: 'png-size' } });
});

test.each([false, true])(
  'a bomb behind a small header is refused (interlaced: %s)',
  (isInterlaced) => {
    const bomb = chunk('IDAT', deflateSync(Buffer.alloc(64 * 2 ** 20)));
    const file = Buffer.concat([SIGNATURE, header(64, 64, { ...RGBA, isInterlaced }), bomb, END]);
    const before = process.memoryUsage().arrayBuffers;
    const read = readPng(file, SKIN_SIZES);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 20);
    expect(read.ok).toBe(false);
  },
);

test('chunks that say nothing about pixels never reach the decoder', () => {
  const profile = chunk(
    'iCCP',
    Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(2 ** 20))]),
  );
  const file = Buffer.concat([good.subarray(0, 33), profile, good.subarray(33)]);
  expect(readPng(file, SKIN_SIZES)).toEqual(readPng(good, SKIN_SIZES));
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a web page', Buffer.from('<!doctype html><title>Nope</title>')],
  ['a signature alone', SIGNATURE],
  ['a wrong checksum', Buffer.concat([good.subarray(0, 29), Buffer.alloc(4), good.subarray(33)])],
  ['no picture data', Buffer.concat([good.subarray(0, 33), END])],
  [
    'too few rows',
    Buffer.concat([good.subarray(0, 33), chunk('IDAT', deflateSync(Buffer.alloc(99))), END]),
  ],
  [
    'data that is not compressed',
    Buffer.concat([good.subarray(0, 33), chunk('IDAT', Buffer.alloc(99)), END]),
  ],
])('%s is broken', (_name, file) => {
  expect(readPng(file, SKIN_SIZES)).toMatchObject({ ok: false, error: { code: 'png-broken' } });
});

test.prop([fc.integer(), fc.constantFrom(...[0, 1, 2, 3, 4], -1)])(
  'rows with filter %s are read as the library reads them',
  (seed, filterType) => {
    const picture = new PNG({ width: 64, height: 64 });
    for (let at = 0; at < picture.data.length; at += 1) {
      picture.data[at] = Math.imul(at ^ seed, 2_654_435_761) >>> (at % 3 === 0 ? 30 : 24);
    }
    const read = readPng(PNG.sync.write(picture, { filterType }), SKIN_SIZES);
    expect(read.ok && Buffer.compare(Buffer.from(read.value.data), picture.data)).toBe(0);
  },
);

test.prop([fc.nat(good.length - 1)])('a file cut short is broken', (length) => {
  expect(readPng(good.subarray(0, length), SKIN_SIZES)).toMatchObject({ ok: false });
});

test.prop([fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 20 })])(
  'no damage makes it throw',
  (changes) => {
    const file = Buffer.from(good);
    for (const [at, byte] of changes) file[at] = byte;
    expect(typeof readPng(file, SKIN_SIZES).ok).toBe('boolean');
  },
);

test.prop([
  fc.integer({ min: 1, max: 40 }),
  fc.integer({ min: 1, max: 40 }),
  fc.integer({ min: 1, max: 255 }),
])('what we write is read back the same by others', (width, height, variety) => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 1) data[at] = (at * at) % variety;
  const read = PNG.sync.read(Buffer.from(writePng({ width, height, data })));
  expect([read.width, read.height]).toEqual([width, height]);
  expect(Buffer.compare(read.data, Buffer.from(data.buffer))).toBe(0);
});

test.prop([fc.uint8Array({ maxLength: 200 })])(
  'any bytes are read without an exception',
  (bytes) => {
    expect(readPng(bytes, SKIN_SIZES)).toMatchObject({ ok: false });
  },
);
