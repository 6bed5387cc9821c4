import { readSkin, type Skin } from '@fucina/skin-model';

export type SkinFileResult =
  | { readonly ok: true; readonly value: Skin }
  | { readonly ok: false; readonly error: 'not-a-picture' | 'wrong-size' };

/** Reads a skin file here in the browser; nothing leaves it. */
export async function readSkinFile(file: Blob): Promise<SkinFileResult> {
  const bitmap = await createImageBitmap(file, { colorSpaceConversion: 'none' }).catch(
    () => undefined,
  );
  if (bitmap === undefined) return { ok: false, error: 'not-a-picture' };
  const { width, height } = bitmap;
  // Checked before the pixels are copied: a picture may be huge.
  if (width !== 64 || (height !== 64 && height !== 32)) {
    bitmap.close();
    return { ok: false, error: 'wrong-size' };
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const pixels = context?.getImageData(0, 0, width, height);
  const skin = pixels && readSkin(pixels);
  return skin?.ok ? skin : { ok: false, error: 'not-a-picture' };
}
