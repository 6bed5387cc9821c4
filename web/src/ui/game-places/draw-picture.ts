import { writeHex } from '@fucina/color';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { drawPlace, type Surface, scaled } from '@fucina/pixel-drawing';
import type { Layout, Rect } from '@fucina/text-places';
import day from '../../../drawings/dist/day.png';
import hearth from '../../../drawings/dist/hearth.png';
import type { DrawnPicture } from '../copy-picture.ts';
import { pictureBackdrop } from './picture-backdrop.ts';

/** By which a layout of a picture is made. */
export const font = COMPLETE_FONT;

/** Pixels of the picture for one of the game's interface, as on a large screen. */
const SCALE = 4;

/** Of the wall around what is in front of it, in pixels of the game. */
const MARGIN = 8;

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
  return drawPicture({ ...layout, area }, icon, isOverWorld ? drawDay : drawWall);
}

/** What is behind it is transparent, if it is not drawn. */
async function drawPicture(
  { area, ...layout }: Layout,
  icon?: string,
  drawBackdrop?: (context: CanvasRenderingContext2D) => Promise<void>,
): Promise<DrawnPicture> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * SCALE);
  canvas.height = Math.round(area.height * SCALE);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser draws no pictures');
  await drawBackdrop?.(context);
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

async function drawWall(context: CanvasRenderingContext2D): Promise<void> {
  const tiles = context.createPattern(await loadPicture(hearth), 'repeat');
  if (tiles === null) throw new Error('the browser draws no pictures');
  tiles.setTransform(new DOMMatrix().scale(SCALE));
  context.imageSmoothingEnabled = false;
  context.fillStyle = tiles;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

/** As `background: bottom / cover`. */
async function drawDay(context: CanvasRenderingContext2D): Promise<void> {
  const picture = await loadPicture(day);
  const { width, height } = context.canvas;
  const scale = Math.max(width / picture.width, height / picture.height);
  const [right, down] = [picture.width * scale, picture.height * scale];
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, (width - right) / 2, height - down, right, down);
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
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
