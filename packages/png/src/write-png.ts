import { deflateSync } from 'node:zlib';
import type { Picture } from '@fucina/skin-model';
import { joinPng } from './join-png.ts';

const RGBA = 6;
const UP = 2;
/** Measured on avatars and bodies: level 3 takes a fifth of level 6's time for half a kilobyte more. */
export const LEVEL = 3;

/** A picture as a PNG file: eight bits a channel, alpha, not interlaced. */
export function writePng({ width, height, data }: Picture): Uint8Array<ArrayBuffer> {
  const body = deflateSync(filteredRows(width, height, data), { level: LEVEL });
  return joinPng({ width, height, color: RGBA }, body);
}

/**
 * Blown-up pixels repeat: a row that is as the one above is written as the difference to it, which is zeros. That saves
 * a fifth of the time. To filter other rows gains nothing.
 */
function filteredRows(width: number, height: number, data: Picture['data']): Uint8Array {
  const stride = width * 4;
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.length);
  const rows = new Uint8Array(height * (stride + 1));
  for (let y = 0; y < height; y += 1) {
    const from = y * stride;
    const start = y * (stride + 1);
    const isRepeated =
      y > 0 && pixels.compare(pixels, from - stride, from, from, from + stride) === 0;
    if (isRepeated) rows[start] = UP;
    else rows.set(pixels.subarray(from, from + stride), start + 1);
  }
  return rows;
}
