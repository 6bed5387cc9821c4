import { readSkin, type Skin } from '@fucina/skin-model';
import { readPixels } from './read-pixels.ts';

export type SkinFileResult =
  | { readonly ok: true; readonly value: Skin }
  | { readonly ok: false; readonly error: 'not-a-picture' | 'wrong-size' };

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The signature, and the first chunk up to the height. */
const HEADER_BYTES = 24;

/** Reads a skin file here in the browser; nothing leaves it. */
export async function readSkinFile(file: Blob): Promise<SkinFileResult> {
  const size = await readPngSize(file);
  if (size === undefined) return { ok: false, error: 'not-a-picture' };
  // Checked before the picture is unpacked: it may be huge.
  if (size.width !== 64 || (size.height !== 64 && size.height !== 32)) {
    return { ok: false, error: 'wrong-size' };
  }
  const bitmap = await createImageBitmap(file, {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  }).catch(() => undefined);
  const pixels = bitmap && readPixels(bitmap);
  bitmap?.close();
  const skin = pixels && readSkin(pixels);
  return skin?.ok ? skin : { ok: false, error: 'not-a-picture' };
}

/** Other pictures are not read, although browsers can show them: the game takes only PNG. */
async function readPngSize(
  file: Blob,
): Promise<{ readonly width: number; readonly height: number } | undefined> {
  const bytes = await file.slice(0, HEADER_BYTES).arrayBuffer();
  const start = new Uint8Array(bytes);
  const isPng =
    start.length === HEADER_BYTES && SIGNATURE.every((byte, index) => byte === start[index]);
  if (!isPng) return undefined;
  const header = new DataView(bytes);
  return { width: header.getUint32(16), height: header.getUint32(20) };
}
