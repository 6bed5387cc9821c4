import type { Picture, Pixels } from '@fucina/skin-model';
import type { Frame } from '../frame.ts';
import { blankPicture } from '../picture.ts';
import type { Kernel } from './kernel.ts';
import { fromLinear, toByte, toLinear } from './linear-light.ts';

/** Red, green and blue as light multiplied by alpha, and alpha, all from 0 to 1. */
export interface LightPicture {
  readonly size: number;
  readonly data: Float64Array;
}

/**
 * Scales the frame to a square of `size`, first along the rows, then along the columns. Light multiplied by alpha is
 * what may be averaged: bytes would darken fine patterns, and the color of transparent pixels would show.
 */
export function resample(source: Pixels, frame: Frame, size: number, kernel: Kernel): LightPicture {
  const taps = kernel(frame.size, size);
  const data = new Float64Array(size * size * 4);
  const row = new Float64Array(size * 4);
  // A row of the source is scaled once, when it comes, and added to every target row that takes of it.
  const rowTaps = rowsOf(taps, frame.size);
  for (let y = 0; y < frame.size; y += 1) {
    if (frame.y + y < 0 || frame.y + y >= source.height) continue;
    scaleRow(source, frame, frame.y + y, taps, row);
    for (const { target, weight } of rowTaps[y] ?? []) {
      const at = target * size * 4;
      for (let index = 0; index < row.length; index += 1) {
        data[at + index] = (data[at + index] ?? 0) + (row[index] ?? 0) * weight;
      }
    }
  }
  return { size, data };
}

/** Back to bytes; lobes of a kernel below 0 may have led beyond what a pixel can be. */
export function toPicture({ size, data }: LightPicture): Picture {
  const picture = blankPicture(size);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = Math.min(1, data[at + 3] ?? 0);
    const byte = toByte(alpha);
    if (byte === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      picture.data[at + channel] = fromLinear(Math.min(1, (data[at + channel] ?? 0) / alpha));
    }
    picture.data[at + 3] = byte;
  }
  return picture;
}

interface RowTap {
  readonly target: number;
  readonly weight: number;
}

function rowsOf(taps: ReturnType<Kernel>, height: number): readonly (readonly RowTap[])[] {
  const rows: RowTap[][] = Array.from({ length: height }, () => []);
  for (const [target, { start, weights }] of taps.entries()) {
    for (const [index, weight] of weights.entries()) rows[start + index]?.push({ target, weight });
  }
  return rows;
}

function scaleRow(
  { width, data }: Pixels,
  frame: Frame,
  y: number,
  taps: ReturnType<Kernel>,
  row: Float64Array,
): void {
  row.fill(0);
  for (const [target, { start, weights }] of taps.entries()) {
    let [red, green, blue, alpha] = [0, 0, 0, 0];
    for (let index = 0; index < weights.length; index += 1) {
      const x = frame.x + start + index;
      if (x < 0 || x >= width) continue;
      const at = (y * width + x) * 4;
      const part = ((weights[index] ?? 0) * (data[at + 3] ?? 0)) / 255;
      red += toLinear(data[at] ?? 0) * part;
      green += toLinear(data[at + 1] ?? 0) * part;
      blue += toLinear(data[at + 2] ?? 0) * part;
      alpha += part;
    }
    row.set([red, green, blue, alpha], target * 4);
  }
}
