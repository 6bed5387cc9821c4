import type { Glyph, Pixel } from './glyph.ts';

/** The lines of a character going up, right, down and left: 0 none, 1 single, 2 double. */
const ARMS: Readonly<Record<string, string>> = {
  '─': '0101',
  '│': '1010',
  '┌': '0110',
  '┐': '0011',
  '└': '1100',
  '┘': '1001',
  '├': '1110',
  '┤': '1011',
  '┬': '0111',
  '┴': '1101',
  '┼': '1111',
  '═': '0202',
  '║': '2020',
  '╒': '0210',
  '╓': '0120',
  '╔': '0220',
  '╕': '0012',
  '╖': '0021',
  '╗': '0022',
  '╘': '1200',
  '╙': '2100',
  '╚': '2200',
  '╛': '1002',
  '╜': '2001',
  '╝': '2002',
  '╞': '1210',
  '╟': '2120',
  '╠': '2220',
  '╡': '1012',
  '╢': '2021',
  '╣': '2022',
  '╤': '0212',
  '╥': '0121',
  '╦': '0222',
  '╧': '1202',
  '╨': '2101',
  '╩': '2202',
  '╪': '1212',
  '╫': '2121',
  '╬': '2222',
};

const SHADES: Readonly<Record<string, (pixel: Pixel) => boolean>> = {
  '░': ({ x, y }) => (x + 2 * y) % 4 === 0,
  '▒': ({ x, y }) => (x + y) % 2 === 0,
  '▓': ({ x, y }) => (x + 2 * y) % 4 !== 0,
  '█': () => true,
  '▀': ({ y }) => y < 4,
  '▄': ({ y }) => y >= 4,
  '▌': ({ x }) => x < 4,
  '▐': ({ x }) => x >= 4,
};

const SIZE = 8;
const CELL: readonly Pixel[] = Array.from({ length: SIZE * SIZE }, (_, index) => ({
  x: index % SIZE,
  y: Math.floor(index / SIZE),
}));

/** Position of a single line; the second line of a double one is two pixels further. */
const COLUMN = 4;
const ROW = 3;

/** Box-drawing characters and shades: they fill the whole cell, so they are computed, not drawn. */
export function boxDrawing(widthOf: (character: string) => number): ReadonlyMap<string, Glyph> {
  const tests = new Map<string, (pixel: Pixel) => boolean>([
    ...Object.entries(SHADES),
    ...Object.entries(ARMS).map(([character, arms]) => [character, outlineOf(arms)] as const),
  ]);
  return new Map(
    Array.from(tests, ([character, isInk]) => {
      const width = widthOf(character);
      const pixels = CELL.filter((pixel) => pixel.x < width && isInk(pixel));
      // The top row of the cell is the seventh row above the baseline.
      return [character, { width, pixels: pixels.map(({ x, y }) => ({ x, y: y - 6 })) }];
    }),
  );
}

/** A double line is the outline of a thick line, so all joints come from outlining one shape. */
function outlineOf(arms: string): (pixel: Pixel) => boolean {
  const [up = 0, right = 0, down = 0, left = 0] = Array.from(arms, Number);
  const lastColumn = COLUMN + (Math.max(up, down) === 2 ? 2 : 0);
  const lastRow = ROW + (Math.max(right, left) === 2 ? 2 : 0);

  function isInside({ x, y }: Pixel): boolean {
    const isIn = (at: number, first: number, arm: number) =>
      arm > 0 && at >= first && at <= first + (arm === 2 ? 2 : 0);
    return (
      (isIn(x, COLUMN, up) && y <= lastRow) ||
      (isIn(x, COLUMN, down) && y >= ROW) ||
      (isIn(y, ROW, right) && x >= COLUMN) ||
      (isIn(y, ROW, left) && x <= lastColumn)
    );
  }

  return ({ x, y }) =>
    isInside({ x, y }) && NEIGHBOURS.some((by) => !isInside({ x: x + by.x, y: y + by.y }));
}

const NEIGHBOURS: readonly Pixel[] = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));
