import { advanceOf, textWidth } from '@fucina/minecraft-text';
import { fucinaPixel } from '@fucina/pixel-font';
import { type Canvas, drawGlyph, type Paint, type Place } from './canvas.ts';

const glyphs = fucinaPixel();

/** Draws one line of text with its baseline at `y`. */
export function drawText(
  canvas: Canvas,
  text: string,
  { x, y }: Place,
  scale: number,
  paint: Paint,
): void {
  let left = x;
  for (const character of text) {
    const glyph = glyphs.get(character);
    if (!glyph) throw new Error(`Fucina Pixel has no ${character}`);
    drawGlyph(canvas, glyph, { x: left, y }, scale, paint);
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
