import { deflateSync } from 'node:zlib';
import type { Picture } from '@fucina/skin-model';
import { joinPng } from './join-png.ts';

const RGBA = 6;
/**
 * Measured on avatars and bodies: blown-up texels repeat so much that level 3 takes a fifth of
 * level 6's time for half a kilobyte more, and that filtering the rows first gains nothing.
 */
export const LEVEL = 3;

/** A picture as a PNG file: eight bits a channel, alpha, not interlaced. */
export function writePng({ width, height, data }: Picture): Uint8Array<ArrayBuffer> {
  const body = deflateSync(unfilteredRows(width, height, data), { level: LEVEL });
  return joinPng({ width, height }, RGBA, body);
}

/** Each row begins with its filter's number, here always 0. */
function unfilteredRows(width: number, height: number, data: Picture['data']): Uint8Array {
  const stride = width * 4;
  const rows = new Uint8Array(height * (stride + 1));
  for (let y = 0; y < height; y += 1) {
    rows.set(data.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  }
  return rows;
}
