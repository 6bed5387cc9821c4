import type { Rgb } from '@fucina/color';
import type { Rect } from '@fucina/text-places';
import type { Surface } from '../canvas.ts';

export function boxOf(width: number, height: number): Rect {
  return { x: 0, y: 0, width, height };
}

export function fillBox({ fill }: Surface, box: Rect, color: Rgb): void {
  fill({ ...box, color, opacity: 1 });
}

export function drawFrame(surface: Surface, { x, y, width, height }: Rect, color: Rgb): void {
  fillBox(surface, { x, y, width, height: 1 }, color);
  fillBox(surface, { x, y: y + height - 1, width, height: 1 }, color);
  fillBox(surface, { x, y: y + 1, width: 1, height: height - 2 }, color);
  fillBox(surface, { x: x + width - 1, y: y + 1, width: 1, height: height - 2 }, color);
}

/** With round corners, in whole pixels. */
export function fillRounded(
  surface: Surface,
  { x, y, width, height }: Rect,
  radius: number,
  color: Rgb,
): void {
  fillBox(surface, { x, y: y + radius, width, height: height - 2 * radius }, color);
  for (let row = 0; row < radius; row += 1) {
    const inset = Math.round(radius - Math.sqrt(radius ** 2 - (radius - row - 0.5) ** 2));
    const strip = { x: x + inset, width: width - 2 * inset, height: 1 };
    fillBox(surface, { ...strip, y: y + row }, color);
    fillBox(surface, { ...strip, y: y + height - 1 - row }, color);
  }
}
