import { writeHex } from '@fucina/color';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { drawPlace, type Surface, scaled } from '@fucina/pixel-drawing';
import type { Layout, Rect } from '@fucina/text-places';
import type { DrawnPicture } from '../copy-picture.ts';
import {
  type Backdrop,
  createPicture,
  drawBackdrop,
  loadPicture,
  MARGIN,
  pngOf,
  SCALE,
} from './backdrop.ts';
import { pictureBackdrop } from './picture-backdrop.ts';

/** By which a layout of a picture is made. */
export const font = COMPLETE_FONT;

interface StageOptions {
  /** Of a server. */
  readonly icon?: string;
  /** Behind it is the day, otherwise a wall. */
  readonly isOverWorld?: boolean;
}

/** A place of the game as a PNG file, with what the page shows behind it, if that is wished. */
export function drawStage(
  layout: Layout,
  { icon, isOverWorld = false }: StageOptions = {},
): Promise<DrawnPicture> {
  if (!pictureBackdrop.get()) return drawPicture(layout, icon);
  const { x, y, width, height } = layout.area;
  const area = {
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
  return drawPicture({ ...layout, area }, icon, isOverWorld ? 'day' : 'wall');
}

/** What is behind it is transparent, if it is not drawn. */
async function drawPicture(
  { area, ...layout }: Layout,
  icon?: string,
  backdrop?: Backdrop,
): Promise<DrawnPicture> {
  const context = createPicture(area.width * SCALE, area.height * SCALE);
  if (backdrop !== undefined) await drawBackdrop(context, backdrop);
  const surface = scaled(surfaceOf(context), {
    x: -area.x * SCALE,
    y: -area.y * SCALE,
    scale: SCALE,
  });
  const place = icon && layout.shapes.find(({ kind }) => kind === 'icon');
  const shapes = layout.shapes.filter((shape) => shape !== place);
  const missing = drawPlace(surface, { ...layout, shapes }, font);
  if (icon && place)
    await drawIcon(context, icon, { ...place, x: place.x - area.x, y: place.y - area.y });
  return { file: await pngOf(context), missing };
}

function surfaceOf(context: CanvasRenderingContext2D): Surface {
  return {
    fill({ x, y, width, height, color, opacity }) {
      const [left, top] = [Math.round(x), Math.round(y)];
      const [right, bottom] = [Math.round(x + width), Math.round(y + height)];
      context.globalAlpha = opacity;
      // Paints that differ from column to column are for other pictures.
      context.fillStyle = writeHex(typeof color === 'number' ? color : color(left));
      context.fillRect(left, top, right - left, bottom - top);
    },
  };
}

async function drawIcon(
  context: CanvasRenderingContext2D,
  address: string,
  { x, y, width, height }: Rect,
): Promise<void> {
  const picture = await loadPicture(address);
  context.globalAlpha = 1;
  context.imageSmoothingEnabled = false;
  // In pixels of the game from here on.
  context.scale(SCALE, SCALE);
  context.drawImage(picture, x, y, width, height);
}
