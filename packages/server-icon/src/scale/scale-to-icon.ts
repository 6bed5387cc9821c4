import type { Picture, Pixels } from '@fucina/skin-model';
import { areaOf, type Frame } from '../frame.ts';
import { ICON_SIZE } from '../picture.ts';
import { blockSize, hasFewColors } from './blocks.ts';
import { areaKernel, lanczosKernel } from './kernel.ts';
import { scaleNearest } from './nearest.ts';
import { resample, toPicture } from './resample.ts';
import { sharpen } from './sharpen.ts';

/** Pixel for pixel; the average of the area; or the same with harder edges. */
export type ScaleMethod = 'nearest' | 'area' | 'sharp';

export interface Scaling {
  readonly method: ScaleMethod;
  /** The side of the equal squares that the frame consists of; 1 if it does not. */
  readonly block: number;
  /** A photo smaller than the icon, so that the icon is blurred. */
  readonly isEnlarged: boolean;
}

/** Recognises pixel art by its blocks and few colors, or by its size. */
export function chooseScaling(source: Pixels, frame: Frame, method?: ScaleMethod): Scaling {
  const block = method === 'area' || method === 'sharp' ? 1 : blockSize(source, areaOf(frame));
  const chosen = method ?? (isPixelArt(source, frame, block) ? 'nearest' : 'area');
  const isEnlarged = chosen !== 'nearest' && frame.size < ICON_SIZE;
  return { method: chosen, block, isEnlarged };
}

/** The part of the picture inside the frame as an icon: always 64x64. */
export function scaleToIcon(source: Pixels, frame: Frame, { method, block }: Scaling): Picture {
  if (method === 'nearest') return scaleNearest(source, frame, block);
  if (method === 'sharp') {
    return toPicture(sharpen(resample(source, frame, ICON_SIZE, lanczosKernel)));
  }
  const kernel = frame.size < ICON_SIZE ? lanczosKernel : areaKernel;
  return toPicture(resample(source, frame, ICON_SIZE, kernel));
}

function isPixelArt(source: Pixels, frame: Frame, block: number): boolean {
  if (frame.size <= ICON_SIZE) return true;
  const side = frame.size / block;
  return block > 1 && side <= ICON_SIZE && hasFewColors(source, areaOf(frame));
}
