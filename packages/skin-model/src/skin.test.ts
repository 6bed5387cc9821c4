import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { faceRectangle, PARTS, type SkinFace } from './parts.ts';
import type { Picture } from './pixels.ts';
import { readSkin } from './skin.ts';
import { noise, pixelAt } from './testing.ts';

const FACES: readonly SkinFace[] = ['top', 'bottom', 'right', 'front', 'left', 'back'];

const read = (file: Picture, model?: 'wide' | 'slim') => {
  const skin = readSkin(file, model);
  if (!skin.ok) throw new Error(skin.error.code);
  return skin.value;
};

function filled(width: number, height: number, rgba: readonly number[]): Picture {
  const picture = noise(width, height, 1);
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set(rgba, at);
  return picture;
}

test.each([
  [128, 128],
  [32, 64],
  [64, 63],
  [0, 0],
])('a file of %i by %i pixels is not a skin', (width, height) => {
  expect(readSkin(noise(width, height, 3))).toEqual({
    ok: false,
    error: { code: 'skin-size', width, height },
  });
});

test.prop([fc.integer(), fc.constantFrom(32, 64)])(
  'every base face is opaque and keeps its colors',
  (seed, height) => {
    const file = noise(64, height, seed);
    const { pixels } = read(file);
    for (const part of PARTS) {
      if (height === 32 && part.startsWith('left')) continue;
      for (const face of FACES) {
        const { x, y } = faceRectangle(part, face);
        expect(pixelAt(pixels, x, y)).toEqual([...pixelAt(file, x, y).slice(0, 3), 255]);
      }
    }
  },
);

test.prop([fc.integer()])('the overlay of a modern skin keeps its alpha', (seed) => {
  const file = noise(64, 64, seed);
  const { pixels } = read(file);
  for (const part of PARTS) {
    const { x, y, width } = faceRectangle(part, 'front', 'overlay');
    expect(pixelAt(pixels, x + width - 1, y)).toEqual(pixelAt(file, x + width - 1, y));
  }
});

test('reading does not change the file', () => {
  const file = noise(64, 32, 5);
  const before = file.data.slice();
  readSkin(file);
  expect(file.data).toEqual(before);
});

describe('a legacy skin', () => {
  test.prop([fc.integer(), fc.nat(3), fc.nat(11)])(
    'gets left limbs that mirror the right ones',
    (seed, column, row) => {
      const { pixels, format } = read(noise(64, 32, seed));
      expect(format).toBe('legacy');
      const mirrored = [
        ['front', 'front'],
        ['back', 'back'],
        ['right', 'left'],
        ['left', 'right'],
      ] as const;
      for (const [right, left] of mirrored) {
        for (const limb of ['Arm', 'Leg'] as const) {
          const from = faceRectangle(`right${limb}`, right);
          const to = faceRectangle(`left${limb}`, left);
          expect(pixelAt(pixels, to.x + 3 - column, to.y + row)).toEqual(
            pixelAt(pixels, from.x + column, from.y + row),
          );
        }
      }
    },
  );

  test('saved without transparency has no hat', () => {
    const { pixels } = read(filled(64, 32, [10, 20, 30, 255]));
    expect(pixelAt(pixels, 40, 8)).toEqual([10, 20, 30, 0]);
    expect(pixelAt(pixels, 8, 8)).toEqual([10, 20, 30, 255]);
    // Inside the cleared rectangle, but on the body, which is made opaque again afterwards.
    expect(pixelAt(pixels, 33, 21)).toEqual([10, 20, 30, 255]);
  });

  test.each([
    [127, 255],
    [128, 0],
  ])('with one hat pixel of alpha %i has alpha %i in the rest of the hat', (alpha, expected) => {
    const file = filled(64, 32, [10, 20, 30, 255]);
    file.data[(31 * 64 + 63) * 4 + 3] = alpha;
    expect(pixelAt(read(file).pixels, 40, 8)[3]).toBe(expected);
  });

  test('is wide unless the profile says slim', () => {
    const file = filled(64, 32, [0, 0, 0, 255]);
    expect(read(file).model).toBe('wide');
    expect(read(file, 'slim').model).toBe('slim');
  });
});

test('a modern skin keeps an opaque hat', () => {
  expect(pixelAt(read(filled(64, 64, [10, 20, 30, 255])).pixels, 40, 8)[3]).toBe(255);
});

describe('the model of a modern file without a profile', () => {
  const beside = [
    [50, 16],
    [55, 31],
    [43, 51],
    [46, 52],
  ] as const;

  test('is wide when all pixels that only wide arms use are painted', () => {
    expect(read(filled(64, 64, [10, 20, 30, 255])).model).toBe('wide');
  });

  test.each(beside)('is slim when the pixel at %i,%i is not opaque', (x, y) => {
    const file = filled(64, 64, [10, 20, 30, 255]);
    file.data[(y * 64 + x) * 4 + 3] = 254;
    expect(read(file).model).toBe('slim');
  });

  test.each([0, 255])(
    'is slim when all of these pixels have gray level %i, and wide when one differs',
    (level) => {
      const file = filled(64, 64, [level, level, level, 255]);
      expect(read(file).model).toBe('slim');
      file.data[(16 * 64 + 50) * 4] = 100;
      expect(read(file).model).toBe('wide');
    },
  );

  test('is overridden by the profile', () => {
    expect(read(filled(64, 64, [0, 0, 0, 0]), 'wide').model).toBe('wide');
  });
});
