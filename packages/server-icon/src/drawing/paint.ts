import type { Picture } from '@fucina/skin-model';
import { copyPicture, pixelsOf } from '../picture.ts';
import type { PixelColor } from './pixel-color.ts';

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Where else a stroke is drawn. */
export type Symmetry = 'none' | 'left-right' | 'top-bottom' | 'both';

/** A straight line from cell to cell, both included; cells outside are left out. */
export function paintLine(
  picture: Picture,
  from: Cell,
  to: Cell,
  color: PixelColor,
  symmetry: Symmetry,
): Picture {
  const painted = copyPicture(picture);
  const pixels = pixelsOf(painted);
  const { width, height } = picture;
  for (const cell of lineCells(from, to)) {
    for (const { x, y } of reflections(cell, picture, symmetry)) {
      if (x >= 0 && x < width && y >= 0 && y < height) pixels[y * width + x] = color;
    }
  }
  return painted;
}

/** Flood fill: the cell, and all cells of its color that it is connected to. */
export function fillFrom(
  picture: Picture,
  start: Cell,
  color: PixelColor,
  symmetry: Symmetry,
): Picture {
  const painted = copyPicture(picture);
  for (const cell of reflections(start, picture, symmetry)) flood(painted, cell, color);
  return painted;
}

/** Every cell of one color in another one. */
export function replaceColor(picture: Picture, from: PixelColor, to: PixelColor): Picture {
  const painted = copyPicture(picture);
  const pixels = pixelsOf(painted);
  for (const [at, pixel] of pixels.entries()) if (pixel === from) pixels[at] = to;
  return painted;
}

/** Moves everything; what leaves at one side comes back at the other. */
export function shiftCells(picture: Picture, by: Cell): Picture {
  const { width, height } = picture;
  const moved = copyPicture(picture);
  const source = pixelsOf(picture);
  const target = pixelsOf(moved);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = wrap(y + by.y, height) * width + wrap(x + by.x, width);
      target[to] = source[y * width + x] ?? 0;
    }
  }
  return moved;
}

export function colorAt(picture: Picture, { x, y }: Cell): PixelColor {
  return pixelsOf(picture)[y * picture.width + x] ?? 0;
}

/** Bresenham's line. */
function lineCells(from: Cell, to: Cell): readonly Cell[] {
  const across = Math.abs(to.x - from.x);
  const down = Math.abs(to.y - from.y);
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  const cells = [from];
  let { x, y } = from;
  let error = across - down;
  while (x !== to.x || y !== to.y) {
    const doubled = 2 * error;
    if (doubled > -down) {
      error -= down;
      x += stepX;
    }
    if (doubled < across) {
      error += across;
      y += stepY;
    }
    cells.push({ x, y });
  }
  return cells;
}

function reflections({ x, y }: Cell, { width, height }: Picture, symmetry: Symmetry) {
  const columns = symmetry === 'left-right' || symmetry === 'both' ? [x, width - 1 - x] : [x];
  const rows = symmetry === 'top-bottom' || symmetry === 'both' ? [y, height - 1 - y] : [y];
  return rows.flatMap((row) => columns.map((column): Cell => ({ x: column, y: row })));
}

function flood(picture: Picture, start: Cell, color: PixelColor): void {
  const { width, height } = picture;
  const pixels = pixelsOf(picture);
  const old = colorAt(picture, start);
  if (old === color) return;
  const waiting: Cell[] = [start];
  for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
    const { x, y } = cell;
    if (x < 0 || x >= width || y < 0 || y >= height || pixels[y * width + x] !== old) continue;
    pixels[y * width + x] = color;
    waiting.push({ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 });
  }
}

function wrap(place: number, size: number): number {
  return ((place % size) + size) % size;
}
