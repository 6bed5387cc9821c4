import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { areaOf, centeredFrame, trimmedFrame, wholeFrame } from '../frame.ts';
import { pixelsOf } from '../picture.ts';
import { pictureFrom, type Rgba, rgbaAt, texel } from '../testing.ts';
import { mirror, turnRight } from '../turn.ts';
import { blockSize } from './blocks.ts';
import { chooseScaling, type ScaleMethod, scaleToIcon } from './scale-to-icon.ts';

const CLEAR: Rgba = [0, 0, 0, 0];
const RED: Rgba = [255, 0, 0, 255];
const NOISE = (x: number, y: number): Rgba => [
  (x * 7 + y * 13) % 256,
  (x * x + y) % 256,
  x % 256,
  255,
];

function makeIcon(picture: ReturnType<typeof pictureFrom>, method?: ScaleMethod) {
  const frame = centeredFrame(picture);
  return scaleToIcon(picture, frame, chooseScaling(picture, frame, method));
}

test('a texture of 16x16 becomes squares of 4x4 that are equal to its pixels', () => {
  const icon = makeIcon(pictureFrom(16, 16, texel));
  expect(icon).toEqual(pictureFrom(64, 64, (x, y) => texel(x >> 2, y >> 2)));
});

test('pixel art of 24x24 is doubled and stands in a margin of 8 transparent pixels', () => {
  const icon = makeIcon(pictureFrom(24, 24, texel));
  const isInside = (place: number) => place >= 8 && place < 56;
  expect(icon).toEqual(
    pictureFrom(64, 64, (x, y) =>
      isInside(x) && isInside(y) ? texel((x - 8) >> 1, (y - 8) >> 1) : CLEAR,
    ),
  );
});

test('pixel art that was enlarged is recognised by its blocks and reduced first', () => {
  const large = pictureFrom(320, 320, (x, y) => texel(Math.floor(x / 20), Math.floor(y / 20)));
  expect(chooseScaling(large, centeredFrame(large))).toMatchObject({
    method: 'nearest',
    block: 20,
  });
  expect(makeIcon(large)).toEqual(pictureFrom(64, 64, (x, y) => texel(x >> 2, y >> 2)));
});

test.each([
  ['a photo', 128, NOISE],
  [
    'blocks that are more than the icon has pixels',
    256,
    (x: number, y: number) => texel(x >> 1, y >> 1),
  ],
  [
    'blocks in more than 256 colors',
    240,
    (x: number, y: number) => NOISE(Math.floor(x / 5) * 3, Math.floor(y / 5) * 5),
  ],
])('%s is averaged', (_, size, colorOf) => {
  const picture = pictureFrom(size, size, colorOf);
  expect(chooseScaling(picture, centeredFrame(picture)).method).toBe('area');
});

test('the choice can be corrected', () => {
  const small = pictureFrom(32, 32, NOISE);
  expect(chooseScaling(small, centeredFrame(small), 'area')).toMatchObject({
    method: 'area',
    isEnlarged: true,
  });
  const large = pictureFrom(128, 128, NOISE);
  const icon = makeIcon(large, 'nearest');
  expect(rgbaAt(icon, 0, 0)).toEqual(NOISE(1, 1));
  expect(rgbaAt(icon, 63, 10)).toEqual(NOISE(127, 21));
});

test('a checkerboard averages to the gray of half the light', () => {
  const board = pictureFrom(128, 128, (x, y) =>
    (x + y) % 2 === 0 ? [0, 0, 0, 255] : [255, 255, 255, 255],
  );
  expect(new Set(pixelsOf(makeIcon(board, 'area')))).toEqual(new Set([0xffbcbcbc]));
});

test.each(['area', 'sharp'] as const)('%s: red that fades out stays red', (method) => {
  const faded = pictureFrom(100, 100, (x) => [255, 0, 0, x < 50 ? 128 : 0]);
  const icon = makeIcon(faded, method);
  for (const pixel of pixelsOf(icon)) expect([0, 0xff]).toContain(pixel & 0xffffff);
  expect(rgbaAt(icon, 20, 20)).toEqual([255, 0, 0, 128]);
  expect(rgbaAt(icon, 60, 20)).toEqual([0, 0, 0, 0]);
});

test.each([
  [1, 1],
  [63, 1],
  [65, 1],
  [100, 3],
  [1000, 1],
])('one color of %i pixels stays that color', (size) => {
  for (const method of ['area', 'sharp'] as const) {
    const plain = pictureFrom(size, size, () => [12, 200, 99, 255]);
    expect(new Set(pixelsOf(makeIcon(plain, method)))).toEqual(new Set([0xff63c80c]));
  }
});

test('source pixels at the edge of a target pixel count in part', () => {
  // 96 columns: a target pixel takes one and a half; the second column is shared.
  const stripes = pictureFrom(96, 96, (x) => (x % 3 === 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]));
  const icon = makeIcon(stripes, 'area');
  // Two thirds of the light: 1.055 * (2/3)^(1/2.4) - 0.055 = 0.836.
  expect(rgbaAt(icon, 0, 0)).toEqual([213, 213, 213, 255]);
  expect(rgbaAt(icon, 1, 0)).toEqual([0, 0, 0, 255]);
});

test('sharper edges overshoot the average', () => {
  const edge = pictureFrom(256, 256, (x) => (x < 126 ? [60, 60, 60, 255] : [190, 190, 190, 255]));
  const values = (method: ScaleMethod) => {
    const icon = makeIcon(edge, method);
    return Array.from({ length: 64 }, (_, x) => rgbaAt(icon, x, 5)[0] ?? 0);
  };
  expect(Math.min(...values('area'))).toBe(60);
  expect(Math.min(...values('sharp'))).toBeLessThan(60);
  expect(Math.max(...values('sharp'))).toBeGreaterThan(190);
});

test('a wide picture is cropped, not stretched', () => {
  const wide = pictureFrom(300, 150, (x) => (x < 75 || x >= 225 ? RED : [0, 0, 255, 255]));
  expect(centeredFrame(wide)).toEqual({ x: 75, y: 0, size: 150 });
  expect(new Set(pixelsOf(makeIcon(wide, 'area')))).toEqual(new Set([0xffff0000]));
});

test('a frame on the blocks of wide pixel art keeps them whole', () => {
  const wide = pictureFrom(300, 160, (x, y) => texel(Math.floor(x / 20), Math.floor(y / 20)));
  const block = blockSize(wide, { x: 0, y: 0, width: 300, height: 160 });
  expect(block).toBe(20);
  const frame = centeredFrame(wide, block);
  expect(frame).toEqual({ x: 60, y: 0, size: 160 });
  expect(blockSize(wide, areaOf(frame))).toBe(20);
});

test('the whole picture fits with a transparent margin', () => {
  const wide = pictureFrom(200, 100, () => RED);
  const frame = wholeFrame(wide);
  expect(frame).toEqual({ x: 0, y: -50, size: 200 });
  const icon = scaleToIcon(wide, frame, chooseScaling(wide, frame, 'area'));
  expect([
    rgbaAt(icon, 0, 15),
    rgbaAt(icon, 0, 16),
    rgbaAt(icon, 63, 47),
    rgbaAt(icon, 63, 48),
  ]).toEqual([CLEAR, RED, RED, CLEAR]);
});

test('a transparent border is trimmed', () => {
  const dot = pictureFrom(50, 40, (x, y) => (x >= 10 && x < 30 && y >= 5 && y < 15 ? RED : CLEAR));
  expect(trimmedFrame(dot)).toEqual({ x: 10, y: 0, size: 20 });
  expect(trimmedFrame(pictureFrom(5, 5, () => CLEAR))).toBeUndefined();
});

test('four turns and two mirrors change nothing, one does', () => {
  const picture = pictureFrom(5, 3, texel);
  expect(turnRight(picture)).toEqual(pictureFrom(3, 5, (x, y) => texel(y, 2 - x)));
  expect(turnRight(turnRight(turnRight(turnRight(picture))))).toEqual(picture);
  expect(mirror(picture)).toEqual(pictureFrom(5, 3, (x, y) => texel(4 - x, y)));
});

test.prop(
  [
    fc.integer({ min: 1, max: 90 }),
    fc.integer({ min: 1, max: 90 }),
    fc.integer({ min: -40, max: 90 }),
    fc.integer({ min: -40, max: 90 }),
    fc.integer({ min: 1, max: 150 }),
    fc.constantFrom(undefined, 'nearest', 'area', 'sharp'),
    fc.uint8Array({ minLength: 4, maxLength: 64 }),
  ],
  { numRuns: 60 },
)('every picture and frame gives 64x64', (width, height, x, y, size, method, bytes) => {
  const byte = (at: number) => bytes[at % bytes.length] ?? 0;
  const picture = pictureFrom(width, height, (column, row) => {
    const at = (row * width + column) * 4;
    return [byte(at), byte(at + 1), byte(at + 2), byte(at + 3)];
  });
  const frame = { x, y, size };
  const icon = scaleToIcon(picture, frame, chooseScaling(picture, frame, method));
  expect([icon.width, icon.height, icon.data.length]).toEqual([64, 64, 64 * 64 * 4]);
  for (const pixel of pixelsOf(icon)) if (pixel >>> 24 === 0) expect(pixel).toBe(0);
});
