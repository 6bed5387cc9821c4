import type { Rgb } from '@fucina/color';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import type { Picture } from '@fucina/skin-model';
import type { Layout } from '@fucina/text-places';
import { createCanvas, scaled } from '../canvas.ts';
import { drawPlace } from './draw-place.ts';

export interface PlacePicture {
  readonly picture: Picture;
  /** What our font lacks; boxes are drawn instead. */
  readonly missing: readonly string[];
}

/** What is behind a place instead of a world. */
const GROUND: Rgb = 0x2b2b2b;
/** Around a place, so that underlines and shadows are not cut. */
const MARGIN = 4;

/** Of the picture that `drawPlaceAlone` draws. */
export function sizeAlone({ width, height }: Layout['area'], scale: number) {
  return {
    width: Math.ceil(width + 2 * MARGIN) * scale,
    height: Math.ceil(height + 2 * MARGIN) * scale,
  };
}

/** A picture of a place of the game, laid out with `COMPLETE_FONT`. */
export function drawPlaceAlone(
  { area, shapes, texts }: Pick<Layout, 'area' | 'shapes' | 'texts'>,
  scale: number,
): PlacePicture {
  const canvas = createCanvas(sizeAlone(area, scale), GROUND);
  const start = { x: (MARGIN - area.x) * scale, y: (MARGIN - area.y) * scale };
  const seen = { from: area.x - MARGIN, to: area.x + area.width + MARGIN };
  const surface = scaled(canvas, { ...start, scale });
  const missing = drawPlace(surface, { shapes, texts }, COMPLETE_FONT, seen);
  return { picture: canvas.picture, missing: [...missing] };
}
