import { textWidth } from '@fucina/minecraft-text';
import { type Box, type Canvas, createCanvas, drawText } from '@fucina/pixel-drawing';
import { brand } from '@fucina/site';
import { GAME, GROUND, HAIRLINE, INK, MUTED } from '../colors.ts';
import { drawMark } from '../draw-mark.ts';
import { heatFrom } from '../heat.ts';
import { PICTURE } from '../size.ts';

const MARGIN = 56;
const HEAD = 100;
const EDGE = 4;
const GLOW = 12;
const TITLE_SCALE = 3;

const PANEL: Box = { x: MARGIN, y: HEAD, width: PICTURE.width - 2 * MARGIN, height: 474 };
const PADDING = 40;

/** Where the result is drawn. */
export const INNER: Box = {
  x: PANEL.x + PADDING,
  y: PANEL.y + PADDING,
  width: PANEL.width - 2 * PADDING,
  height: PANEL.height - 2 * PADDING,
};

/** What all pictures of states have: the site, the tool, and a dark window for the result. */
export function createFrame(title: string, bytes?: Canvas['picture']['data']): Canvas {
  const canvas = createCanvas(PICTURE, GROUND, bytes);
  const heat = heatFrom(MARGIN + 12, 27);
  drawMark(canvas, { x: MARGIN - 3, y: 73 }, 3, { heat, anvil: INK });
  drawText(canvas, brand.name, { x: MARGIN + 60, y: 66 }, 4, INK);
  const right = PICTURE.width - MARGIN - textWidth(title) * TITLE_SCALE + TITLE_SCALE;
  drawText(canvas, title, { x: right, y: 66 }, TITLE_SCALE, MUTED);
  fillWindow(canvas, PANEL);
  const { width, height } = PICTURE;
  const glow = { x: 0, y: height - GLOW, width, height: GLOW };
  canvas.fill({ ...glow, color: heatFrom(0, width), opacity: 1 });
  return canvas;
}

/** With a thin edge, and corners of one pixel less. */
function fillWindow({ fill }: Canvas, { x, y, width, height }: Box): void {
  const edge = { color: HAIRLINE, opacity: 1 };
  for (const side of [y, y + height - EDGE]) {
    fill({ x: x + EDGE, y: side, width: width - 2 * EDGE, height: EDGE, ...edge });
  }
  for (const side of [x, x + width - EDGE]) {
    fill({ x: side, y: y + EDGE, width: EDGE, height: height - 2 * EDGE, ...edge });
  }
  const inside = { x: x + EDGE, y: y + EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE };
  fill({ ...inside, color: GAME, opacity: 1 });
}
