import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { SkinModel } from './parts.ts';
import type { Pixels } from './pixels.ts';
import { renderAvatar, renderBody, renderBust, renderHead } from './render.ts';
import { readSkin, type Skin } from './skin.ts';
import { noise, pixelAt } from './testing.ts';

type Plane = 'T' | 'F' | 'R';
type Quad = readonly [
  Plane,
  x: number,
  z: number,
  down: number,
  w: number,
  h: number,
  u: number,
  v: number,
  overlayU: number,
  overlayV: number,
];

/** The visible faces, back to front, with their coordinates in the file written out. */
const quads = (a: number): readonly Quad[] => [
  ['T', -a, 2, 8, a, 4, 44, 16, 44, 32],
  ['T', 8, 2, 8, a, 4, 36, 48, 52, 48],
  ['R', 0, 2, 20, 4, 12, 0, 20, 0, 36],
  ['R', -a, 2, 8, 4, 12, 40, 20, 40, 36],
  ['F', -a, 6, 8, a, 12, 44, 20, 44, 36],
  ['F', 8, 6, 8, a, 12, 36, 52, 52, 52],
  ['F', 0, 6, 8, 8, 12, 20, 20, 20, 36],
  ['F', 0, 6, 20, 4, 12, 4, 20, 4, 36],
  ['F', 4, 6, 20, 4, 12, 20, 52, 4, 52],
  ['T', 0, 0, 0, 8, 8, 8, 0, 40, 0],
  ['F', 0, 8, 0, 8, 8, 8, 8, 40, 8],
  ['R', 0, 0, 0, 8, 8, 0, 8, 32, 8],
];

/** The same projection in simple, slow form: each pixel checks the faces from the nearest to the farthest. */
function slowPixel(
  skin: Skin,
  list: readonly Quad[],
  scale: number,
  overlay: boolean,
  px: number,
  py: number,
) {
  const p = (px + 0.5) / scale - 2;
  const q = ((py + 0.5) * 45) / (scale * 26) - 8;
  for (const [plane, x, z, d, w, h, u, v, ou, ov] of list.toReversed()) {
    const i = Math.floor(plane === 'T' ? (p - q + 2 * d) / 2 - x : p - x - z);
    const real = p - x - z;
    const j = Math.floor(
      plane === 'T'
        ? (p + q - 2 * d) / 2 - z
        : plane === 'F'
          ? (q + x + real - z) / 2 - d
          : (q + x - z - real) / 2 - d,
    );
    if (i < 0 || j < 0 || i >= w || j >= h) continue;
    const base = pixelAt(skin.pixels, u + i, v + j);
    return overlay ? blended(base, pixelAt(skin.pixels, ou + i, ov + j)) : base;
  }
  return [0, 0, 0, 0];
}

function blended(base: readonly number[], over: readonly number[]) {
  const alpha = (over[3] ?? 0) / 255;
  return base.map((level, at) =>
    at === 3 ? 255 : Math.round((over[at] ?? 0) * alpha + level * (1 - alpha)),
  );
}

function skinOf(seed: number, model: SkinModel, height = 64): Skin {
  const skin = readSkin(noise(64, height, seed), model);
  if (!skin.ok) throw new Error(skin.error.code);
  return skin.value;
}

/** The largest difference in any channel of any pixel from the expected colors. */
function worstDifference(picture: Pixels, expected: (x: number, y: number) => readonly number[]) {
  let worst = 0;
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const said = expected(x, y);
      pixelAt(picture, x, y).forEach((level, at) => {
        worst = Math.max(worst, Math.abs(level - (said[at] ?? 0)));
      });
    }
  }
  return worst;
}

const size = ({ width, height }: Pixels) => [width, height];
const mirror = (picture: Pixels) => (x: number, y: number) =>
  pixelAt(picture, picture.width - 1 - x, y);

describe('the avatar', () => {
  test.prop([fc.integer(), fc.integer({ min: 1, max: 70 }), fc.boolean()])(
    'shows the face, enlarged without smoothing',
    (seed, pixels, overlay) => {
      const skin = skinOf(seed, 'wide');
      const texel = (x: number) => Math.floor((x * 8) / pixels);
      const avatar = renderAvatar(skin, { size: pixels, overlay });
      expect(size(avatar)).toEqual([pixels, pixels]);
      expect(
        worstDifference(avatar, (x, y) => {
          const base = pixelAt(skin.pixels, 8 + texel(x), 8 + texel(y));
          return overlay ? blended(base, pixelAt(skin.pixels, 40 + texel(x), 8 + texel(y))) : base;
        }),
      ).toBeLessThanOrEqual(1);
    },
  );
});

describe('the isometric view', () => {
  test.prop(
    [
      fc.integer(),
      fc.constantFrom<SkinModel>('wide', 'slim'),
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      fc.constantFrom(32, 64),
    ],
    { numRuns: 30 },
  )(
    'of body and head shows every face at its projected position',
    (seed, model, scale, overlay, height) => {
      const skin = skinOf(seed, model, height);
      const list = quads(model === 'slim' ? 3 : 4);
      const body = renderBody(skin, { scale, overlay });
      expect(
        worstDifference(body, (x, y) => slowPixel(skin, list, scale, overlay, x, y)),
      ).toBeLessThanOrEqual(1);
      const head = renderHead(skin, { scale, overlay });
      const headQuads = list.slice(9);
      expect(
        worstDifference(head, (x, y) => slowPixel(skin, headQuads, scale, overlay, x, y)),
      ).toBeLessThanOrEqual(1);
    },
  );

  test.each([
    [1, [20, 45], [20, 18]],
    [4, [80, 180], [80, 74]],
    [6, [120, 270], [120, 111]],
    [10, [200, 451], [200, 185]],
  ])('at scale %i has the same size as other services', (scale, body, head) => {
    const skin = skinOf(1, 'wide');
    expect(size(renderBody(skin, { scale }))).toEqual(body);
    expect(size(renderHead(skin, { scale }))).toEqual(head);
  });

  test('from the left mirrors a symmetrical character', () => {
    // Legacy limbs are mirrored already; here head and body are mirrored too.
    const skin = skinOf(7, 'wide', 32);
    const symmetrical = { ...skin, pixels: { ...skin.pixels, data: skin.pixels.data.slice() } };
    const copyMirrored = (x: number, y: number, w: number, h: number, toX: number) => {
      for (let row = 0; row < h; row += 1)
        for (let column = 0; column < w; column += 1)
          symmetrical.pixels.data.set(
            pixelAt(symmetrical.pixels, x + column, y + row),
            ((y + row) * 64 + toX + w - 1 - column) * 4,
          );
    };
    copyMirrored(8, 0, 4, 8, 12);
    copyMirrored(8, 8, 4, 8, 12);
    copyMirrored(0, 8, 8, 8, 16);
    copyMirrored(20, 20, 4, 12, 24);
    const right = renderBody(symmetrical, { scale: 3 });
    const left = renderBody(symmetrical, { scale: 3, view: 'iso-left' });
    expect(worstDifference(left, mirror(right))).toBe(0);
  });

  test('from the left shows the left side of the head, front edge in the middle', () => {
    const skin = skinOf(9, 'wide');
    const head = renderHead(skin, { scale: 10, view: 'iso-left' });
    // The columns of the left face run from front to back, so the last one is at the picture's right edge.
    expect(pixelAt(head, 174, 54)).toEqual([...pixelAt(skin.pixels, 23, 8).slice(0, 3), 255]);
    expect(pixelAt(head, 104, 95)).toEqual([...pixelAt(skin.pixels, 16, 8).slice(0, 3), 255]);
  });
});

describe('the flat view', () => {
  test.each<[SkinModel, number]>([
    ['wide', 0],
    ['slim', 1],
  ])('of a %s body is 16 by 32 texels', (model, armLeft) => {
    const skin = skinOf(3, model);
    const front = renderBody(skin, { scale: 1, view: 'front' });
    const opaque = (x: number, y: number) => [...pixelAt(skin.pixels, x, y).slice(0, 3), 255];
    expect(size(front)).toEqual([16, 32]);
    expect(pixelAt(front, 4, 0)).toEqual(opaque(8, 8));
    expect(pixelAt(front, armLeft, 8)).toEqual(opaque(44, 20));
    expect(pixelAt(front, 12, 8)).toEqual(opaque(36, 52));
    expect(pixelAt(front, 11, 31)).toEqual(opaque(23, 63));
    expect(pixelAt(front, 15, 8)[3]).toBe(model === 'slim' ? 0 : 255);
    const back = renderBody(skin, { scale: 1, view: 'back' });
    expect(pixelAt(back, 4, 0)).toEqual(opaque(24, 8));
    expect(pixelAt(back, armLeft, 8)).toEqual(opaque(model === 'slim' ? 43 : 44, 52));
    expect(pixelAt(back, 12, 8)).toEqual(opaque(model === 'slim' ? 51 : 52, 20));
    expect(pixelAt(back, 8, 20)).toEqual(opaque(12, 20));
  });

  test('of a bust is the upper half of the body', () => {
    const skin = skinOf(4, 'slim');
    const bust = renderBust(skin, { scale: 5, overlay: true });
    expect(size(bust)).toEqual([80, 80]);
    const body = renderBody(skin, { scale: 5, overlay: true, view: 'front' });
    expect(worstDifference(bust, (x, y) => pixelAt(body, x, y))).toBe(0);
  });
});

describe('the cape', () => {
  const cape = noise(64, 32, 11);
  for (let at = 3; at < cape.data.length; at += 4) cape.data[at] = 255;

  test('is shown from outside in the view from the back', () => {
    const back = renderBody(skinOf(2, 'wide'), { scale: 1, view: 'back', cape });
    expect(pixelAt(back, 3, 8)).toEqual(pixelAt(cape, 1, 1));
    expect(pixelAt(back, 12, 23)).toEqual(pixelAt(cape, 10, 16));
  });

  test('appears only behind the figure in the isometric view', () => {
    const skin = skinOf(2, 'wide');
    const without = renderBody(skin, { scale: 4 });
    const worn = renderBody(skin, { scale: 4, cape });
    let changed = 0;
    for (let y = 0; y < worn.height; y += 1) {
      for (let x = 0; x < worn.width; x += 1) {
        if (pixelAt(without, x, y)[3] === 255)
          expect(pixelAt(worn, x, y)).toEqual(pixelAt(without, x, y));
        else if (pixelAt(worn, x, y)[3] === 255) changed += 1;
      }
    }
    expect(changed).toBeGreaterThan(0);
  });
});
