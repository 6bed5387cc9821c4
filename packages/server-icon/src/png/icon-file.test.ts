import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { fc, test } from '@fast-check/vitest';
import { PNG } from 'pngjs';
import { describe, expect } from 'vitest';
import { blankPicture } from '../picture.ts';
import { pictureFrom, type Rgba, texel } from '../testing.ts';
import { dataUrlLength, weighIconFile } from './judge-icon-file.ts';
import { readIconFile } from './read-icon-file.ts';
import { writeIconFile } from './write-icon-file.ts';

const zlib = {
  deflate: async (bytes: Uint8Array) => new Uint8Array(deflateSync(bytes)),
  inflate: async (bytes: Uint8Array) => new Uint8Array(inflateSync(bytes)),
};

function chunkTypes(file: Uint8Array): string[] {
  const buffer = Buffer.from(file);
  const types: string[] = [];
  for (let at = 8; at < buffer.length; at += 12 + buffer.readUInt32BE(at)) {
    types.push(buffer.toString('latin1', at + 4, at + 8));
  }
  return types;
}

function headerOf(file: Uint8Array) {
  const [depth, color] = file.subarray(24);
  return { depth, color };
}

/** As many colors as asked for, the first ones half transparent. */
function withColors(count: number, transparent = 0) {
  return pictureFrom(64, 64, (x, y): Rgba => {
    const color = (y * 64 + x) % count;
    return [color & 255, 255 - (color >> 8), 7, color < transparent ? 100 + (color % 100) : 255];
  });
}

describe.each([
  ['one color', withColors(1), 1, 3],
  ['two colors', withColors(2), 1, 3],
  ['three colors', withColors(3), 2, 3],
  ['five colors', withColors(5), 4, 3],
  ['16 colors', withColors(16), 4, 3],
  ['17 colors', withColors(17), 8, 3],
  ['256 colors', withColors(256), 8, 3],
  ['257 colors', withColors(257), 8, 6],
  ['4096 colors', withColors(4096, 50), 8, 6],
])('%s', (_, icon, depth, color) => {
  test('are written in as few bits as they need, and read back the same', async () => {
    const file = await writeIconFile(icon, zlib);
    expect(headerOf(file)).toEqual({ depth, color });
    expect(chunkTypes(file)).toEqual(
      color === 3 ? ['IHDR', 'PLTE', 'IDAT', 'IEND'] : ['IHDR', 'IDAT', 'IEND'],
    );
    expect(PNG.sync.read(Buffer.from(file)).data).toEqual(Buffer.from(icon.data));
    expect(await readIconFile(file, zlib.inflate)).toEqual({ ok: true, value: icon });
  });
});

test('only transparent colors have an alpha in the file', async () => {
  const icon = withColors(40, 3);
  const file = await writeIconFile(icon, zlib);
  expect(chunkTypes(file)).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
  const buffer = Buffer.from(file);
  expect(buffer.readUInt32BE(buffer.indexOf('tRNS') - 4)).toBe(3);
  expect(PNG.sync.read(buffer).data).toEqual(Buffer.from(icon.data));
});

test('a texture of 16x16 takes less than a kilobyte and a half', async () => {
  const colors: readonly Rgba[] = Array.from({ length: 12 }, (_, at) => texel(at, at * 3));
  const icon = pictureFrom(
    64,
    64,
    (x, y) => colors[((x >> 2) * 7 + (y >> 2) * 5) % 12] ?? [0, 0, 0, 0],
  );
  expect((await writeIconFile(icon, zlib)).length).toBeLessThan(1500);
});

test('filters make a smooth picture smaller', async () => {
  const smooth = pictureFrom(64, 64, (x, y) => [x * 4, y * 4, (x + y) * 2, 255]);
  expect((await writeIconFile(smooth, zlib)).length).toBeLessThan(800);
});

test('noise still fits into the answer of a server', async () => {
  let state = 1;
  const noise = blankPicture(64);
  for (let at = 0; at < noise.data.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    noise.data[at] = state >>> 24;
  }
  const file = await writeIconFile(noise, zlib);
  expect(dataUrlLength(file.length)).toBeLessThanOrEqual(22_050 + 22);
});

test('the length of the data URL is exact', () => {
  for (const bytes of [0, 1, 2, 3, 700]) {
    const url = `data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}`;
    expect(dataUrlLength(bytes)).toBe(url.length);
  }
});

test.each([
  [6144, 'good'],
  [6145, 'fine'],
  [12_288, 'fine'],
  [12_289, 'heavy'],
])('%i bytes are %s', (bytes, weight) => expect(weighIconFile(bytes)).toBe(weight));

test('a compressor that changes a pixel is noticed', async () => {
  const deflate = (bytes: Uint8Array) => {
    const changed = Uint8Array.from(bytes);
    changed[9] = (changed[9] ?? 0) ^ 0x10;
    return zlib.deflate(changed);
  };
  await expect(writeIconFile(withColors(16), { ...zlib, deflate })).rejects.toThrow('read back');
});

test('other files are not read as ours', async () => {
  const foreign = [
    PNG.sync.write(new PNG({ width: 32, height: 32 })),
    PNG.sync.write(new PNG({ width: 64, height: 64 }), { bitDepth: 16 }),
    PNG.sync.write(new PNG({ width: 64, height: 64 }), { colorType: 2 }),
  ];
  for (const file of foreign) {
    expect(await readIconFile(new Uint8Array(file), zlib.inflate)).toMatchObject({ ok: false });
  }
});

test('picture data that grows to megabytes is not unpacked', async () => {
  const chunk = (type: string, body: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const around = Buffer.alloc(8);
    around.writeUInt32BE(body.length, 0);
    around.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
  };
  const plain = PNG.sync.write(new PNG({ width: 64, height: 64 }));
  const withData = (data: Uint8Array) =>
    new Uint8Array([
      ...plain.subarray(0, 33),
      ...chunk('IDAT', data),
      ...chunk('IEND', Buffer.alloc(0)),
    ]);
  let unpacked = 0;
  const inflate = (bytes: Uint8Array) => {
    unpacked += 1;
    return zlib.inflate(bytes);
  };
  const small = withData(deflateSync(new Uint8Array(64 * 257)));
  expect(await readIconFile(small, inflate)).toMatchObject({ ok: true });
  const large = withData(deflateSync(new Uint8Array(30_000_000)));
  expect(await readIconFile(large, inflate)).toMatchObject({ ok: false });
  expect(unpacked).toBe(1);
});

test.prop([fc.nat(), fc.nat(255), fc.nat()], { numRuns: 300 })(
  'damaged files are refused, not misread',
  async (place, byte, end) => {
    const file = await writeIconFile(withColors(5, 2), zlib);
    const damaged = Uint8Array.from(file);
    const at = place % file.length;
    const isSame = damaged[at] === byte;
    damaged[at] = byte;
    expect((await readIconFile(damaged, zlib.inflate)).ok).toBe(isSame);
    const short = file.slice(0, end % file.length);
    expect((await readIconFile(short, zlib.inflate)).ok).toBe(false);
  },
);

test.prop([fc.integer({ min: 1, max: 600 }), fc.uint8Array({ minLength: 64, maxLength: 2400 })], {
  numRuns: 60,
})('any pixels are read back by us and by another reader', async (colors, bytes) => {
  const icon = pictureFrom(64, 64, (x, y) => {
    const at = ((x * 31 + y * 17) % colors) * 4;
    const byte = (by: number) => bytes[(at + by) % bytes.length] ?? 0;
    return [byte(0), byte(1), byte(2), byte(3)];
  });
  const file = await writeIconFile(icon, zlib);
  expect(Buffer.from(icon.data).equals(PNG.sync.read(Buffer.from(file)).data)).toBe(true);
});
