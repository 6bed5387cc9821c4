import type { Picture } from '@fucina/skin-model';
import { countColors } from '../colors/count-colors.ts';
import { blankPicture, pixelsOf } from '../picture.ts';
import { DRAWING_SIZES } from './drawing-size.ts';

/** Colors as in a palette, then runs: the place of a color and how often it follows. */
const FORM = /^(\d+);((?:[0-9a-f]{8})(?:,[0-9a-f]{8})*);(\d+x\d+(?:,\d+x\d+)*)$/;

/** A drawing as a short text, to be kept. */
export function writeDrawing(drawing: Picture): string {
  const colors = [...countColors(drawing).keys()];
  const placeOf = new Map(colors.map((color, place) => [color, place]));
  const runs: { readonly color: number; count: number }[] = [];
  for (const color of pixelsOf(drawing)) {
    const last = runs.at(-1);
    if (last?.color === color) last.count += 1;
    else runs.push({ color, count: 1 });
  }
  const palette = colors.map((color) => color.toString(16).padStart(8, '0'));
  const written = runs.map(({ color, count }) => `${placeOf.get(color)}x${count}`);
  return `${drawing.width};${palette};${written}`;
}

/** Undefined for a text that is no drawing. */
export function readDrawing(text: string): Picture | undefined {
  const [, side, colors = '', runs = ''] = FORM.exec(text) ?? [];
  const size = DRAWING_SIZES.find((known) => String(known) === side);
  if (size === undefined) return undefined;
  const palette = colors.split(',').map((color) => Number.parseInt(color, 16));
  const drawing = blankPicture(size);
  const pixels = pixelsOf(drawing);
  let at = 0;
  for (const run of runs.split(',')) {
    const [place = 0, count = 0] = run.split('x').map(Number);
    const color = palette[place];
    if (color === undefined || count > pixels.length - at) return undefined;
    pixels.fill(color, at, at + count);
    at += count;
  }
  return at === pixels.length ? drawing : undefined;
}
