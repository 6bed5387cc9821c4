import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';

type Point = readonly [x: number, z: number, down: number];
type Plane = 'top' | 'front' | 'right';

/** The visible faces, back to front: plane, corner, size, and their position in both layers. */
const FACES: readonly (readonly [
  Plane,
  Point,
  w: number,
  h: number,
  u: number,
  v: number,
  ou: number,
  ov: number,
])[] = [
  ['top', [-4, 2, 8], 4, 4, 44, 16, 44, 32],
  ['top', [8, 2, 8], 4, 4, 36, 48, 52, 48],
  ['right', [0, 2, 20], 4, 12, 0, 20, 0, 36],
  ['right', [-4, 2, 8], 4, 12, 40, 20, 40, 36],
  ['front', [-4, 6, 8], 4, 12, 44, 20, 44, 36],
  ['front', [8, 6, 8], 4, 12, 36, 52, 52, 52],
  ['front', [0, 6, 8], 8, 12, 20, 20, 20, 36],
  ['front', [0, 6, 20], 4, 12, 4, 20, 4, 36],
  ['front', [4, 6, 20], 4, 12, 20, 52, 4, 52],
  ['top', [0, 0, 0], 8, 8, 8, 0, 40, 0],
  ['front', [0, 8, 0], 8, 8, 8, 8, 40, 8],
  ['right', [0, 0, 0], 8, 8, 0, 8, 32, 8],
];

const SLOPE = 26 / 45;

/** The same pictures drawn with a canvas in the usual way. */
export async function avatarOnCanvas(file: Buffer, size: number): Promise<Buffer> {
  const image = await loadImage(file);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 8, 8, 8, 8, 0, 0, size, size);
  context.drawImage(image, 40, 8, 8, 8, 0, 0, size, size);
  return canvas.toBuffer('image/png');
}

export async function bodyOnCanvas(file: Buffer, scale: number): Promise<Buffer> {
  const image = await loadImage(file);
  const canvas = createCanvas(20 * scale, Math.floor(45.1 * scale));
  const context = canvas.getContext('2d');
  context.imageSmoothingEnabled = false;
  for (const [plane, corner, w, h, u, v, ou, ov] of FACES) {
    project(context, plane, corner, scale);
    context.drawImage(image, u, v, w, h, 0, 0, w, h);
    context.drawImage(image, ou, ov, w, h, 0, 0, w, h);
  }
  return canvas.toBuffer('image/png');
}

/** Columns run along X or Z, rows along Z or down. */
function project(context: SKRSContext2D, plane: Plane, [x, z, down]: Point, scale: number): void {
  const rise = scale * SLOPE;
  const columnRise = plane === 'right' ? rise : -rise;
  const [rowRun, rowRise] = plane === 'top' ? [scale, rise] : [0, 2 * rise];
  context.setTransform(
    ...([scale, columnRise, rowRun, rowRise] as const),
    scale * (2 + x + z),
    rise * (8 - x + z + 2 * down),
  );
}
