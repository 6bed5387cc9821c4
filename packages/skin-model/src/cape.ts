import { type Box, unwrapFace } from './parts.ts';
import type { Pixels } from './pixels.ts';

export const CAPE_WIDTH = 64;
export const CAPE_HEIGHT = 32;

const CAPE_BOX: Box = { u: 0, v: 0, width: 10, height: 16, depth: 1 };

/**
 * The cape's box is turned around: its front faces away from the character, and its left side is on the
 * character's right.
 */
export const CAPE_FACES = {
  top: unwrapFace(CAPE_BOX, 'top'),
  outside: unwrapFace(CAPE_BOX, 'front'),
  inside: unwrapFace(CAPE_BOX, 'back'),
  atTheRight: unwrapFace(CAPE_BOX, 'left'),
  atTheLeft: unwrapFace(CAPE_BOX, 'right'),
};

export function isCape({ width, height }: Pixels): boolean {
  return width === CAPE_WIDTH && height === CAPE_HEIGHT;
}
