import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mixColors, readHex } from '@fucina/color';
import { textWidth } from '@fucina/minecraft-text';
import { type Glyph, readGlyphs } from '@fucina/pixel-font';
import { brand } from '@fucina/site';
import { type Canvas, createCanvas, drawGlyph, fillBox, type Paint } from './canvas.ts';
import { balancedText, drawText, wrapText } from './pixel-text.ts';

/** The recommended size of Open Graph images. */
export const PICTURE = { width: 1200, height: 630 };

const MARGIN = 80;
const ROOM = PICTURE.width - 2 * MARGIN;

/** Colors of the dark theme: background, shadow, muted text, text. */
const GROUND = 0x131110;
const DEEP = 0x1e1a18;
const MUTED = 0xb0a8a0;
const INK = 0xf3f0ec;

/** Font sizes as whole multiples of the font's pixels, for sharp edges; the largest that fits is used. */
const TITLE_SCALES = [13, 12, 11, 10, 9, 8, 7] as const;
const TEXT_SCALE = 4;

/** The link preview of a page: logo, title in the brand gradient, description. */
export function drawPagePicture(title: string, description: string): Canvas {
  const canvas = createCanvas(PICTURE.width, PICTURE.height, GROUND);
  drawMark(canvas, { x: 742, y: 590 }, 27, DEEP, DEEP);
  drawMark(canvas, { x: MARGIN - 5, y: 130 }, 5, heatFrom(MARGIN, 80), INK);
  drawText(canvas, brand.name, { x: MARGIN + 96, y: 116 }, 6, INK);

  const { lines, scale } = fitTitle(title);
  const text = balancedText(description, Math.floor(ROOM / TEXT_SCALE)).slice(0, 3);
  const height = lines.length * 10 * scale + text.length * 12 * TEXT_SCALE;
  let y = Math.round(200 + (PICTURE.height - 260 - height) / 2) + 7 * scale;
  for (const line of lines) {
    const at = { x: MARGIN, y };
    drawText(canvas, line, { x: at.x + scale, y: at.y + scale }, scale, 0x000000);
    drawText(canvas, line, at, scale, heatFrom(MARGIN, textWidth(line) * scale));
    y += 10 * scale;
  }
  y += 2 * TEXT_SCALE;
  for (const line of text) {
    drawText(canvas, line, { x: MARGIN, y }, TEXT_SCALE, MUTED);
    y += 12 * TEXT_SCALE;
  }
  fillBox(
    canvas,
    { x: 0, y: PICTURE.height - 12 },
    { width: PICTURE.width, height: 12 },
    heatFrom(0, PICTURE.width),
  );
  return canvas;
}

/** Pixels of the mark and its padding; launchers crop maskable icons to a circle of four fifths of their width. */
const ICON_PIXELS = { any: 18, maskable: 24 } as const;

/** The logo on a dark background. */
export function drawIcon(size: number, purpose: keyof typeof ICON_PIXELS): Canvas {
  const canvas = createCanvas(size, size, GROUND);
  const scale = Math.floor(size / ICON_PIXELS[purpose]);
  const left = Math.round((size - 16 * scale) / 2);
  const heat = heatFrom(left + 4 * scale, 9 * scale);
  drawMark(canvas, { x: left, y: left + 15 * scale }, scale, heat, INK);
  return canvas;
}

function fitTitle(title: string): { readonly lines: readonly string[]; readonly scale: number } {
  const [fallback] = TITLE_SCALES.slice(-1);
  for (const scale of TITLE_SCALES) {
    const lines = wrapText(title, Math.floor(ROOM / scale));
    const isWide = lines.some((line) => textWidth(line) * scale > ROOM);
    if (!isWide && lines.length <= (scale > 9 ? 1 : 2)) return { lines, scale };
  }
  return { lines: wrapText(title, Math.floor(ROOM / (fallback ?? 7))), scale: fallback ?? 7 };
}

const [HEAT_MARK, ANVIL_MARK] = readGlyphs(
  readFileSync(join(import.meta.dirname, 'mark.txt'), 'utf8'),
).map(({ glyph }): Glyph => glyph);

function drawMark(
  canvas: Canvas,
  at: { readonly x: number; readonly y: number },
  scale: number,
  heat: Paint,
  anvil: Paint,
): void {
  if (HEAT_MARK) drawGlyph(canvas, HEAT_MARK, at, scale, heat);
  if (ANVIL_MARK) drawGlyph(canvas, ANVIL_MARK, at, scale, anvil);
}

const HEAT = brand.heat.map((hex) => {
  const read = readHex(hex);
  if (!read.ok) throw new Error(`${hex} is no color`);
  return read.value;
});

/** The brand gradient from left to right. */
function heatFrom(left: number, width: number): Paint {
  return (x) => {
    const at = Math.min(1, Math.max(0, (x - left) / width)) * (HEAT.length - 1);
    const index = Math.min(HEAT.length - 2, Math.floor(at));
    return mixColors(HEAT[index] ?? 0, HEAT[index + 1] ?? 0, at - index);
  };
}
