import { writeHex } from '@fucina/color';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { drawPlace, type Surface, scaled } from '@fucina/pixel-drawing';
import type { Layout, Rect } from '@fucina/text-places';
import type { DrawnPicture } from '../copy-picture.ts';

/** By which a layout of a picture is made. */
export const font = COMPLETE_FONT;

/** Pixels of the picture for one of the game's interface, as on a large screen. */
const SCALE = 4;

/** A place of the game as a PNG file, with a server's icon; what is behind it is transparent. */
export async function drawPicture(
  { area, ...layout }: Layout,
  icon?: string,
): Promise<DrawnPicture> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * SCALE);
  canvas.height = Math.round(area.height * SCALE);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser draws no pictures');
  const surface = scaled(surfaceOf(context), {
    x: -area.x * SCALE,
    y: -area.y * SCALE,
    scale: SCALE,
  });
  const missing = drawPlace(surface, layout, font);
  const place = layout.shapes.find(({ kind }) => kind === 'icon');
  if (icon && place) await drawIcon(context, icon, place);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (file === null) throw new Error('the browser makes no picture of this size');
  return { file, missing };
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
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  context.globalAlpha = 1;
  context.imageSmoothingEnabled = false;
  // In pixels of the game from here on.
  context.scale(SCALE, SCALE);
  context.clearRect(x, y, width, height);
  context.drawImage(picture, x, y, width, height);
}
