import { inflateSync } from 'node:zlib';
import type { Pixels } from '@fucina/skin-model';
import { PNG } from 'pngjs';
import { type PngHeader, readChunks } from './chunks.ts';
import { unfilterRgba } from './unfilter-rgba.ts';

export interface PngError {
  readonly code: 'png-broken' | 'png-size';
  readonly reason: string;
}

export type PngResult =
  | { readonly ok: true; readonly value: Pixels }
  | { readonly ok: false; readonly error: PngError };

type Sizes = readonly (readonly [width: number, height: number])[];

/** Twice what the largest picture of the sizes we read has: 64x64 at 16 bits are 33 kB. */
const MAX_INFLATED_BYTES = 65_536;

const RGBA = 6;

/**
 * Reads a file of someone else's. Its size is checked before anything is unpacked, and only the
 * chunks that make the picture reach the decoder: profiles and texts may hide bombs.
 */
export function readPng(file: Uint8Array, sizes: Sizes): PngResult {
  const read = readChunks(file);
  if (!read.ok) return broken(read.reason);
  const { header, pictureFile, pictureData } = read.value;
  const { width, height } = header;
  if (!sizes.some(([w, h]) => w === width && h === height)) {
    return { ok: false, error: { code: 'png-size', reason: `${width}x${height}` } };
  }
  try {
    const rows = inflateSync(pictureData, { maxOutputLength: MAX_INFLATED_BYTES });
    // The library takes rows that end early for black ones.
    if (rows.length < rowBytes(header)) return broken('has too few rows');
    // Nearly every texture is of this kind, and straight through it takes a third of the time.
    const isUsual = header.color === RGBA && header.depth === 8 && !header.isInterlaced;
    const data = isUsual ? unfilterRgba(rows, width, height) : PNG.sync.read(pictureFile()).data;
    return data ? { ok: true, value: { width, height, data } } : broken('has an unknown filter');
  } catch (thrown) {
    return broken(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

/** At least what the picture's rows take before they are compressed; passes only add to it. */
function rowBytes({ width, height, depth, channels }: PngHeader): number {
  return height * Math.ceil((width * channels * depth) / 8 + 1);
}

function broken(reason: string): PngResult {
  return { ok: false, error: { code: 'png-broken', reason } };
}
