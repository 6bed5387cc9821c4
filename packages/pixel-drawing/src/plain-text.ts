import { advanceOf, textWidth } from '@fucina/minecraft-text';
import type { Glyph } from '@fucina/pixel-font';
import type { Paint, Surface } from './canvas.ts';
import { glyphs } from './glyphs.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A glyph with its baseline at `y`; each of its pixels is a square of `scale` pixels. */
export function drawGlyph(
  { fill }: Surface,
  { pixels }: Glyph,
  at: Place,
  scale: number,
  color: Paint,
): void {
  for (const { x, y } of pixels) {
    const place = { x: at.x + x * scale, y: at.y + y * scale };
    fill({ ...place, width: scale, height: scale, color, opacity: 1 });
  }
}

/** One line of our own words with its baseline at `y`, without styles. The font must have all of its characters. */
export function drawText(
  surface: Surface,
  text: string,
  { x, y }: Place,
  scale: number,
  color: Paint,
): void {
  let left = x;
  for (const character of text) {
    const glyph = glyphs.get(character);
    if (!glyph) throw new Error(`Fucina Pixel has no ${character}`);
    drawGlyph(surface, glyph, { x: left, y }, scale, color);
    left += advanceOf(character) * scale;
  }
}

/** Wraps words into lines of at most `width` font pixels. */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line === undefined || textWidth(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Rebalances lines to similar lengths without adding a line. */
export function balancedText(text: string, width: number): readonly string[] {
  const { length } = wrapText(text, width);
  let narrowest = width;
  while (narrowest > 0 && wrapText(text, narrowest - 1).length === length) narrowest -= 1;
  return wrapText(text, narrowest);
}
