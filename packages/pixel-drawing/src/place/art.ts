import type { Rgb } from '@fucina/color';
import { type Surface, scaled } from '../canvas.ts';
import { fillBox } from './boxes.ts';

/** Eight by eight: a face, and a frame with the letters LF. */
const HEAD = [
  '########',
  '########',
  '########',
  '########',
  '#..##..#',
  '########',
  '##....##',
  '########',
];
const LINE_FEED = [
  '########',
  '#......#',
  '#.#.##.#',
  '#.#.#..#',
  '#.#.##.#',
  '#.###..#',
  '#......#',
  '########',
];
const ART_SIDE = 8;

export function drawFace(surface: Surface, width: number): void {
  drawArt(surface, width, HEAD, 0xb98d6e);
}

export function drawLineFeed(surface: Surface, width: number): void {
  drawArt(surface, width, LINE_FEED, 0xf3f0ec);
}

function drawArt(surface: Surface, side: number, rows: readonly string[], color: Rgb): void {
  const texels = scaled(surface, { x: 0, y: 0, scale: side / ART_SIDE });
  for (const [y, row] of rows.entries()) {
    for (const { 0: ink, index } of row.matchAll(/#+/g)) {
      fillBox(texels, { x: index, y, width: ink.length, height: 1 }, color);
    }
  }
}
