import {
  ICON_SIZE,
  type ImageError,
  MAX_FILE_BYTES,
  MAX_SIDE,
  readImageHeader,
} from '@fucina/server-icon';

export type PictureFileError = ImageError | { readonly code: 'undecodable' };

export interface PictureFile {
  readonly bitmap: ImageBitmap;
  /** A PNG of 64x64 with 16 bits a channel: as it is, it would be too long for the server's answer. */
  readonly isTooDeep: boolean;
}

export type PictureFileResult =
  | { readonly ok: true; readonly value: PictureFile }
  | { readonly ok: false; readonly error: PictureFileError };

/** Copies of copies: in ten levels of ten are ten billion, which freeze the tab. In sixteen are a few hundred at most. */
const MAX_COPIES = 16;
/** What copies a part of an SVG picture, or text that could hold it. */
const COPY = /<(?:[\w.-]+:)?use\b|<!ENTITY[^>]*</g;
/** SVG pictures are drawn with this many pixels on their longer side. */
const SVG_SIDE = 512;

/** Reads a picture here in the browser; its size is checked before it is decoded. */
export async function readPictureFile(file: File): Promise<PictureFileResult> {
  if (file.size > MAX_FILE_BYTES) {
    return no({ code: 'file-too-big', bytes: file.size, maxBytes: MAX_FILE_BYTES });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = readImageHeader(bytes);
  if (!header.ok) return header;
  const { value } = header;
  try {
    const bitmap =
      value.type === 'svg' ? await drawSvg(bytes) : await decode(bytes, `image/${value.type}`);
    const { width, height } = bitmap;
    if (width > MAX_SIDE || height > MAX_SIDE) {
      bitmap.close();
      return no({ code: 'picture-too-big', width, height, maxSide: MAX_SIDE });
    }
    const isIcon = width === ICON_SIZE && height === ICON_SIZE;
    const isTooDeep = isIcon && value.type === 'png' && value.bitsPerChannel === 16;
    return { ok: true, value: { bitmap, isTooDeep } };
  } catch {
    return no({ code: 'undecodable' });
  }
}

/** Upright, in the colors of the screen. */
function decode(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([bytes], { type }), {
    imageOrientation: 'from-image',
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'default',
  });
}

/** As an image element, in which an SVG picture runs no scripts and loads nothing. */
async function drawSvg(bytes: Uint8Array<ArrayBuffer>): Promise<ImageBitmap> {
  const copies = new TextDecoder('latin1').decode(bytes).match(COPY) ?? [];
  if (copies.length > MAX_COPIES) throw new RangeError('too many copies');
  const address = URL.createObjectURL(new Blob([bytes], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    // Without a size of its own it has none here either.
    const width = image.naturalWidth || SVG_SIDE;
    const height = image.naturalHeight || SVG_SIDE;
    const scale = SVG_SIDE / Math.max(width, height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await createImageBitmap(canvas);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function no(error: PictureFileError): PictureFileResult {
  return { ok: false, error };
}
