import type { Glyph } from '@fucina/pixel-font';

/** 0xrrggbb, or a function from coordinates to a color. */
export type Paint = number | ((x: number, y: number) => number);

/** An image of opaque pixels to draw on. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Three bytes per pixel, row by row. */
  readonly bytes: Uint8Array;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export function createCanvas(width: number, height: number, ground: number): Canvas {
  const canvas = { width, height, bytes: new Uint8Array(width * height * 3) };
  fillBox(canvas, { x: 0, y: 0 }, { width, height }, ground);
  return canvas;
}

/** Fills a rectangle, clipped to the canvas. */
export function fillBox(
  { width, height, bytes }: Canvas,
  { x, y }: Place,
  size: { readonly width: number; readonly height: number },
  paint: Paint,
): void {
  for (let row = Math.max(0, y); row < Math.min(height, y + size.height); row += 1) {
    for (let column = Math.max(0, x); column < Math.min(width, x + size.width); column += 1) {
      const color = typeof paint === 'number' ? paint : paint(column, row);
      const at = (row * width + column) * 3;
      bytes[at] = color >> 16;
      bytes[at + 1] = (color >> 8) & 255;
      bytes[at + 2] = color & 255;
    }
  }
}

/** Draws a glyph with its baseline at `y`; each glyph pixel is a square of `scale` pixels. */
export function drawGlyph(
  canvas: Canvas,
  { pixels }: Glyph,
  at: Place,
  scale: number,
  paint: Paint,
): void {
  const size = { width: scale, height: scale };
  for (const { x, y } of pixels) {
    fillBox(canvas, { x: at.x + x * scale, y: at.y + y * scale }, size, paint);
  }
}
