import { deflateSync, inflateSync } from 'node:zlib';
import type { Picture } from '@fucina/skin-model';
import { expect, test } from 'vitest';
import { type Finish, PLAIN_FINISH } from './finish.ts';
import { createIconWork, type IconBase } from './icon-work.ts';

const zlib = {
  deflate: async (bytes: Uint8Array) => new Uint8Array(deflateSync(bytes)),
  inflate: async (bytes: Uint8Array) => new Uint8Array(inflateSync(bytes)),
};

type Rgba = readonly [number, number, number, number];
const RED: Rgba = [255, 0, 0, 255];
const BLUE: Rgba = [0, 0, 255, 255];
const CLEAR: Rgba = [0, 0, 0, 0];

function pictureFrom(width: number, height: number, colorOf: (x: number, y: number) => Rgba) {
  const picture: Picture = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  for (let at = 0; at < width * height; at += 1) {
    picture.data.set(colorOf(at % width, Math.floor(at / width)), at * 4);
  }
  return picture;
}

/** The pixels of the icon, read back. */
async function pixelsOf(work: ReturnType<typeof createIconWork>, base: IconBase, finish: Finish) {
  const { file } = await work.make(base, finish);
  const icon = await work.read(file);
  if (icon === undefined) throw new Error('not read back');
  return (x: number, y: number) => {
    const scale = icon.width / 64;
    const at = (Math.floor(y * scale) * icon.width + Math.floor(x * scale)) * 4;
    return [...icon.data.subarray(at, at + 4)];
  };
}

/** Red on the left, blue on the right, wider than high. */
const halves = pictureFrom(300, 150, (x) => (x < 150 ? RED : BLUE));

test('a crop follows how the picture was turned and mirrored', async () => {
  const work = createIconWork(zlib);
  expect(work.open(halves)).toEqual({
    ...{ width: 300, height: 150, block: 150 },
    trimmed: { x: 0, y: -75, size: 300 },
  });
  const base: IconBase = { kind: 'crop', frame: { x: 75, y: 0, size: 150 }, method: 'area' };
  const upright = await pixelsOf(work, base, PLAIN_FINISH);
  expect([upright(0, 0), upright(63, 0)]).toEqual([RED, BLUE]);

  expect(work.orient({ turns: 1, isMirrored: false })).toMatchObject({ width: 150, height: 300 });
  const down: IconBase = { ...base, frame: { x: 0, y: 75, size: 150 } };
  const turned = await pixelsOf(work, down, PLAIN_FINISH);
  expect([turned(0, 0), turned(0, 63)]).toEqual([RED, BLUE]);

  work.orient({ turns: 0, isMirrored: true });
  const mirrored = await pixelsOf(work, base, PLAIN_FINISH);
  expect([mirrored(0, 0), mirrored(63, 0)]).toEqual([BLUE, RED]);
});

test('the finish comes in an order that keeps corners transparent', async () => {
  const work = createIconWork(zlib);
  const dot = pictureFrom(64, 64, (x, y) => (x === 32 && y === 32 ? RED : CLEAR));
  const at = await pixelsOf(
    work,
    { kind: 'picture', picture: dot, method: 'nearest' },
    {
      ...PLAIN_FINISH,
      ...{ transparency: 'fill', background: '#00FF00', radius: 8 },
      ...{ hasOutline: true, outlineColor: '#0000FF' },
    },
  );
  expect(at(0, 0)).toEqual(CLEAR);
  expect(at(10, 10)).toEqual([0, 255, 0, 255]);
  expect([at(32, 32), at(31, 32), at(32, 33)]).toEqual([RED, BLUE, BLUE]);
});

test('fewer colors are written when asked for', async () => {
  const work = createIconWork(zlib);
  const smooth = pictureFrom(64, 64, (x, y) => [x * 4, y * 4, 0, 255]);
  const base: IconBase = { kind: 'picture', picture: smooth, method: 'nearest' };
  const all = await work.make(base, PLAIN_FINISH);
  const few = await work.make(base, { ...PLAIN_FINISH, colors: '16' });
  // The kind of file, and its bits per pixel.
  expect([...all.file.subarray(24, 26)]).toEqual([8, 6]);
  expect([...few.file.subarray(24, 26)]).toEqual([4, 3]);
});

test.each([16, 32, 64])('an icon of %i cells is read as a drawing of that size', async (size) => {
  const work = createIconWork(zlib);
  const drawing = pictureFrom(size, size, (x, y) => [x * 3, y * 3, (x + y) % 7, 255]);
  const { file } = await work.make(
    { kind: 'picture', picture: drawing, method: 'nearest' },
    PLAIN_FINISH,
  );
  expect(await work.read(file)).toEqual(drawing);
});

test('a crop without a picture is a mistake', async () => {
  const work = createIconWork(zlib);
  const base: IconBase = { kind: 'crop', frame: { x: 0, y: 0, size: 1 } };
  await expect(work.make(base, PLAIN_FINISH)).rejects.toThrow('no picture is open');
});
