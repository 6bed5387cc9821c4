import { textWidth } from '@fucina/minecraft-text';
import { balancedText, createCanvas, drawText, wrapText } from '@fucina/pixel-drawing';
import { brand } from '@fucina/site';
import type { Picture } from '@fucina/skin-model';
import { DEEP, GROUND, INK, MUTED } from './colors.ts';
import { drawMark } from './draw-mark.ts';
import { heatFrom } from './heat.ts';
import { PICTURE } from './size.ts';

const MARGIN = 80;
const ROOM = PICTURE.width - 2 * MARGIN;

/** Font sizes as whole multiples of the font's pixels, for sharp edges; the largest that fits is used. */
const TITLE_SCALES = [13, 12, 11, 10, 9, 8, 7] as const;
const TEXT_SCALE = 4;

/** The link preview of a page: logo, title in the brand gradient, description. */
export function drawPagePicture(title: string, description: string): Picture {
  const canvas = createCanvas(PICTURE, GROUND);
  drawMark(canvas, { x: 742, y: 590 }, 27, { heat: DEEP, anvil: DEEP });
  drawMark(canvas, { x: MARGIN - 5, y: 130 }, 5, { heat: heatFrom(MARGIN, 80), anvil: INK });
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
  const { width, height: bottom } = PICTURE;
  canvas.fill({ x: 0, y: bottom - 12, width, height: 12, color: heatFrom(0, width), opacity: 1 });
  return canvas.picture;
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
