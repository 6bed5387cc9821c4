import type { Rect } from '@fucina/text-places';
import type { Surface } from '../canvas.ts';
import { boxOf, drawFrame, fillBox } from './boxes.ts';

const LIGHT_WOOD = 0xa5854f;
const DARK_WOOD = 0x8a6d3d;
const CHAIN = 0x4a4a52;

/** A standing sign's. */
export function drawBoard(surface: Surface, width: number, height: number): void {
  drawPlanks(surface, { x: 1, y: 1, width: width - 2, height: height - 2 }, 11);
  drawFrame(surface, boxOf(width, height), 0x5f4b28);
}

/** Boards of so many rows, with a dark row below each. */
function drawPlanks(surface: Surface, { x, y, width, height }: Rect, rows: number): void {
  fillBox(surface, { x, y, width, height }, LIGHT_WOOD);
  for (let row = rows; row < height; row += rows + 1) {
    fillBox(surface, { x, y: y + row, width, height: 1 }, DARK_WOOD);
  }
}

/** The board is the lower five eighths; two chains hold it. */
export function drawHangingBoard(surface: Surface, width: number, height: number): void {
  const board = { width: width * 0.875, height: height * 0.625 };
  drawPlanks(surface, { x: (width - board.width) / 2, y: height - board.height, ...board }, 8);
  for (const part of [0.18, 0.82]) {
    const chain = { x: (width - 2) * part, y: 0, width: 2, height: height - board.height };
    fillBox(surface, chain, CHAIN);
  }
}
