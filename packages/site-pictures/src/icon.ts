import { createCanvas } from '@fucina/pixel-drawing';
import type { Picture } from '@fucina/skin-model';
import { GROUND, INK } from './colors.ts';
import { drawMark } from './draw-mark.ts';
import { heatFrom } from './heat.ts';

/** Pixels of the mark and its padding; launchers crop maskable icons to a circle of four fifths of their width. */
const ICON_PIXELS = { any: 18, maskable: 24 } as const;

/** The logo on a dark background. */
export function drawIcon(size: number, purpose: keyof typeof ICON_PIXELS): Picture {
  const canvas = createCanvas({ width: size, height: size }, GROUND);
  const scale = Math.floor(size / ICON_PIXELS[purpose]);
  const left = Math.round((size - 16 * scale) / 2);
  const heat = heatFrom(left + 4 * scale, 9 * scale);
  drawMark(canvas, { x: left, y: left + 15 * scale }, scale, { heat, anvil: INK });
  return canvas.picture;
}
