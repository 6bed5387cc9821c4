import type { Drawing } from './indexed-png.ts';

const WIDTH = 128;
/** The lower edge of each band of the sky, and its letter from the top. */
const SKY = [
  [14, 'a'],
  [28, 'b'],
  [42, 'c'],
  [54, 'd'],
  [72, 'e'],
] as const;
/** Slabs of cloud: left, top, width. Each is three high. */
const CLOUDS = [
  [6, 5, 22],
  [12, 8, 26],
  [74, 11, 30],
  [66, 14, 24],
  [28, 31, 24],
  [22, 34, 18],
  [98, 37, 26],
  [48, 51, 20],
  [110, 53, 14],
] as const;
/** How high the cubes of the hills stand above the ground, each eight wide, from the left. */
const HILLS = [2, 4, 6, 6, 4, 2, 0, 0, 2, 2, 4, 4, 6, 8, 4, 2] as const;
const GROUND = 68;
const HEIGHT = 72;

/** A sky above hills of cubes: behind what the game draws over the world. Dim, so that its letters can be read. */
export const day: Drawing = {
  colors: {
    a: '#3c5270',
    b: '#435a76',
    c: '#4a627b',
    d: '#516a80',
    e: '#576f82',
    w: '#5d7283',
    h: '#4a5e4b',
    i: '#43563f',
    g: '#45573c',
    j: '#3c4c35',
    k: '#4a3d31',
  },
  rows: Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => letterAt(x, y)).join(''),
  ),
};

function letterAt(x: number, y: number): string {
  if (y >= GROUND) return groundAt(x, y - GROUND);
  const hill = GROUND - 2 - (HILLS[x >> 3] ?? 0);
  // The lit upper edge of a cube, and its side.
  if (y >= hill) return y < hill + 1 ? 'h' : 'i';
  const isCloud = CLOUDS.some(([left, top, width]) => {
    return x >= left && x < left + width && y >= top && y < top + 3;
  });
  return isCloud ? 'w' : skyAt(x, y);
}

function groundAt(x: number, depth: number): string {
  if (depth === 0) return 'g';
  return depth === 1 && x % 4 < 2 ? 'g' : depth < 3 ? 'j' : 'k';
}

/** The two rows at the edge of a band are a checkerboard of both. */
function skyAt(x: number, y: number): string {
  const band = SKY.findIndex(([edge]) => y < edge);
  const [edge, letter] = SKY[band] ?? SKY[SKY.length - 1] ?? [0, 'e'];
  const next = SKY[band + 1]?.[1] ?? letter;
  return edge - y <= 2 && (x + y) % 2 === 0 ? next : letter;
}
