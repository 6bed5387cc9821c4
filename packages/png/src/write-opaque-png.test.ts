import { fc, test } from '@fast-check/vitest';
import { PNG } from 'pngjs';
import { expect } from 'vitest';
import { writeOpaquePng } from './write-opaque-png.ts';

/** Few colors, so that rows repeat now and then. */
const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain((size) =>
    fc
      .array(fc.constantFrom([0, 0, 0], [255, 1, 128], [3, 255, 0]), {
        minLength: size.width * size.height,
        maxLength: size.width * size.height,
      })
      .map((pixels) => ({
        ...size,
        data: new Uint8ClampedArray(pixels.flatMap((pixel) => [...pixel, 255])),
      })),
  );

test.prop([pictures])('a decoder that we did not write reads the same pixels', async (picture) => {
  const read = PNG.sync.read(Buffer.from(await writeOpaquePng(picture)));
  expect([read.width, read.height]).toEqual([picture.width, picture.height]);
  expect([...read.data]).toEqual([...picture.data]);
});

test('what is painted over while it is compressed is not in the file', async () => {
  const picture = { width: 8, height: 8, data: new Uint8ClampedArray(8 * 8 * 4).fill(255) };
  const file = writeOpaquePng(picture);
  picture.data.fill(0);
  expect([...PNG.sync.read(Buffer.from(await file)).data]).toEqual(
    [...picture.data].map(() => 255),
  );
});

test('pictures that are written at once, or after each other, have nothing of each other', async () => {
  const filled = (value: number) => ({
    width: 8,
    height: 8,
    data: new Uint8ClampedArray(8 * 8 * 4).map((_, at) => (at % 4 === 3 ? 255 : value + at)),
  });
  const pictures = [filled(1), filled(90), filled(7)];
  const together = await Promise.all(pictures.map((picture) => writeOpaquePng(picture)));
  for (const [at, picture] of pictures.entries()) {
    const alone = await writeOpaquePng(picture);
    expect([...PNG.sync.read(Buffer.from(alone)).data]).toEqual([...picture.data]);
    expect(together[at]).toEqual(alone);
  }
});
