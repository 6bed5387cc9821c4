import type { Picture } from '@fucina/skin-model';

/** The game shows pictures of exactly this width and height. */
export const ICON_SIZE = 64;

/** A transparent picture. */
export function blankPicture(width: number, height: number = width): Picture {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

export function copyPicture({ width, height, data }: Picture): Picture {
  return { width, height, data: new Uint8ClampedArray(data) };
}

/** The bytes as one number per pixel, in the same memory: for copying and comparing. */
export function pixelsOf({ data }: Picture): Uint32Array<ArrayBuffer> {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}
