import { expect, test } from 'vitest';
import { createCanvas, scaled, stamp } from './canvas.ts';

function rows({ width, data }: { width: number; data: Uint8ClampedArray }) {
  const pixels = Array.from({ length: data.length / 4 }, (_, at) =>
    [...data.subarray(at * 4, at * 4 + 3)].map((byte) => byte.toString(16)).join(' '),
  );
  return Array.from({ length: pixels.length / width }, (_, y) =>
    pixels.slice(y * width, (y + 1) * width),
  );
}

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test('what is outside the picture is left out', () => {
  const canvas = createCanvas({ width: 3, height: 2 }, 0x010203);
  canvas.fill({ ...box(-5, -5, 6, 6), color: 0xff0000, opacity: 1 });
  canvas.fill({ ...box(2, 1, 9, 9), color: 0x00ff00, opacity: 1 });
  canvas.fill({ ...box(7, 0, 2, 2), color: 0x0000ff, opacity: 1 });
  canvas.fill({ ...box(0, -4, 3, 2), color: 0x0000ff, opacity: 1 });
  expect(rows(canvas.picture)).toEqual([
    ['ff 0 0', '1 2 3', '1 2 3'],
    ['1 2 3', '1 2 3', '0 ff 0'],
  ]);
});

test('a paint can differ from column to column, on an enlarged surface too', () => {
  const canvas = createCanvas({ width: 4, height: 3 }, 0);
  const double = scaled(canvas, { x: 1, y: 1, scale: 2 });
  double.fill({ ...box(0, 0, 1, 1), color: (column) => column << 16, opacity: 1 });
  expect(rows(canvas.picture)).toEqual([
    ['0 0 0', '0 0 0', '0 0 0', '0 0 0'],
    ['0 0 0', '1 0 0', '2 0 0', '0 0 0'],
    ['0 0 0', '1 0 0', '2 0 0', '0 0 0'],
  ]);
});

test('half a color lets half of the ground through', () => {
  const canvas = createCanvas({ width: 1, height: 1 }, 0x204060);
  canvas.fill({ ...box(0, 0, 1, 1), color: 0x406080, opacity: 0.5 });
  expect(rows(canvas.picture)).toEqual([['30 50 70']]);
});

test('a small picture is stamped in squares, without what is transparent in it', () => {
  const canvas = createCanvas({ width: 4, height: 2 }, 0x111111);
  const data = new Uint8ClampedArray([255, 0, 0, 255, 9, 9, 9, 0]);
  stamp(scaled(canvas, { x: 0, y: 0, scale: 2 }), { width: 2, height: 1, data });
  expect(rows(canvas.picture)).toEqual([
    ['ff 0 0', 'ff 0 0', '11 11 11', '11 11 11'],
    ['ff 0 0', 'ff 0 0', '11 11 11', '11 11 11'],
  ]);
});
