import type { Picture } from '@fucina/skin-model';
import day from '../../../drawings/dist/day.png';
import hearth from '../../../drawings/dist/hearth.png';

/** Sky above hills, or the wall of the hearth. */
export type Backdrop = 'day' | 'wall';

/** Pixels of a picture for one of the game's interface, as on a large screen. */
export const SCALE = 4;

/** Of what is behind, around what is in front of it, in pixels of the game. */
export const MARGIN = 8;

/** A picture that is drawn already, over a backdrop or with nothing behind it. */
export async function drawOver(
  picture: Blob | Picture,
  backdrop: Backdrop | undefined,
): Promise<Blob> {
  const drawn = await createImageBitmap(
    picture instanceof Blob ? picture : new ImageData(picture.data, picture.width, picture.height),
  );
  const margin = backdrop === undefined ? 0 : MARGIN * SCALE;
  const context = createPicture(drawn.width + 2 * margin, drawn.height + 2 * margin);
  if (backdrop !== undefined) await drawBackdrop(context, backdrop);
  context.drawImage(drawn, margin, margin);
  return pngOf(context);
}

export function createPicture(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser draws no pictures');
  return context;
}

export async function pngOf({ canvas }: CanvasRenderingContext2D): Promise<Blob> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (file === null) throw new Error('the browser makes no picture of this size');
  return file;
}

export function drawBackdrop(context: CanvasRenderingContext2D, backdrop: Backdrop): Promise<void> {
  return backdrop === 'day' ? drawDay(context) : drawWall(context);
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

export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}
