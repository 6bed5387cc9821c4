import type { Rectangle } from './pixels.ts';

export type SkinModel = 'wide' | 'slim';
export type SkinLayer = 'base' | 'overlay';
export type SkinFace = 'top' | 'bottom' | 'right' | 'front' | 'left' | 'back';
export type SkinPart = 'head' | 'body' | 'rightArm' | 'leftArm' | 'rightLeg' | 'leftLeg';

/** A box whose texture is unwrapped at (u, v); right and left are the character's own. */
export interface Box {
  readonly u: number;
  readonly v: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

interface PartLayout {
  readonly base: readonly [u: number, v: number];
  readonly overlay: readonly [u: number, v: number];
  readonly size: readonly [width: number, height: number, depth: number];
}

/** The width and height of a skin in pixels. */
export const SKIN_SIZE = 64;

export const PARTS = ['head', 'body', 'rightArm', 'leftArm', 'rightLeg', 'leftLeg'] as const;

const LAYOUT: Readonly<Record<SkinPart, PartLayout>> = {
  head: { base: [0, 0], overlay: [32, 0], size: [8, 8, 8] },
  body: { base: [16, 16], overlay: [16, 32], size: [8, 12, 4] },
  rightArm: { base: [40, 16], overlay: [40, 32], size: [4, 12, 4] },
  leftArm: { base: [32, 48], overlay: [48, 48], size: [4, 12, 4] },
  rightLeg: { base: [0, 16], overlay: [0, 32], size: [4, 12, 4] },
  leftLeg: { base: [16, 48], overlay: [0, 48], size: [4, 12, 4] },
};

const SLIM_ARM_WIDTH = 3;

/** The area of a face in a 64x64 skin. */
export function faceRectangle(
  part: SkinPart,
  face: SkinFace,
  layer: SkinLayer = 'base',
  model: SkinModel = 'wide',
): Rectangle {
  return unwrapFace(partBox(part, layer, model), face);
}

export function partBox(part: SkinPart, layer: SkinLayer, model: SkinModel): Box {
  const [width, height, depth] = LAYOUT[part].size;
  const [u, v] = LAYOUT[part][layer];
  const isArm = part === 'rightArm' || part === 'leftArm';
  return { u, v, width: isArm && model === 'slim' ? SLIM_ARM_WIDTH : width, height, depth };
}

/** The game's layout for every box: top and bottom in the first row, then right, front, left, back. */
export function unwrapFace({ u, v, width, height, depth }: Box, face: SkinFace): Rectangle {
  switch (face) {
    case 'top':
      return { x: u + depth, y: v, width, height: depth };
    case 'bottom':
      return { x: u + depth + width, y: v, width, height: depth };
    case 'right':
      return { x: u, y: v + depth, width: depth, height };
    case 'front':
      return { x: u + depth, y: v + depth, width, height };
    case 'left':
      return { x: u + depth + width, y: v + depth, width: depth, height };
    case 'back':
      return { x: u + 2 * depth + width, y: v + depth, width, height };
  }
}
