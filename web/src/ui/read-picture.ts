import type { Picture } from '@fucina/skin-model';
import type { DrawnPicture } from './copy-picture.ts';
import type { Backdrop } from './game-places/backdrop.ts';
import { pictureBackdrop } from './game-places/picture-backdrop.ts';

/**
 * A picture that exists already, to be copied: one of ours by its address, a file, or pixels. With what the page shows
 * behind it, if that is wished.
 */
export async function readPicture(
  given: string | Blob | Picture,
  backdrop?: Backdrop,
): Promise<DrawnPicture> {
  const picture = typeof given === 'string' ? await fetchPicture(given) : given;
  const behind = pictureBackdrop.get() ? backdrop : undefined;
  return { file: await fileOf(picture, behind), missing: new Set() };
}

async function fileOf(picture: Blob | Picture, behind: Backdrop | undefined): Promise<Blob> {
  // The clipboard refuses a file that its system did not recognise as a PNG.
  if (behind === undefined && picture instanceof Blob) {
    return picture.slice(0, picture.size, 'image/png');
  }
  const { drawOver } = await import('./game-places/backdrop.ts');
  return drawOver(picture, behind);
}

async function fetchPicture(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.blob();
}
