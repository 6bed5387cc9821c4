import { CAPE_FACES } from './cape.ts';
import { CAPE_START, type Palette } from './palette.ts';
import { faceRectangle, SKIN_SIZE, type SkinModel, type SkinPart } from './parts.ts';
import type { Rectangle } from './pixels.ts';

export type FlatCrop = 'head' | 'bust' | 'body';

export interface FlatShape {
  readonly crop: FlatCrop;
  readonly side: 'front' | 'back';
  readonly model: SkinModel;
  readonly hasCape: boolean;
}

/** The part of the whole figure (16 texels wide, 32 high) that each crop shows. */
const CROPS: Readonly<Record<FlatCrop, Rectangle>> = {
  head: { x: 4, y: 0, width: 8, height: 8 },
  bust: { x: 0, y: 0, width: 16, height: 16 },
  body: { x: 0, y: 0, width: 16, height: 32 },
};

const FIGURE_WIDTH = 16;

/** The figure seen straight from the front or back, one pixel per texel. */
export function drawFlat(palette: Palette, shape: FlatShape) {
  const { side, model, hasCape } = shape;
  const crop = CROPS[shape.crop];
  const pixels = new Uint32Array(crop.width * crop.height);
  const put = (face: Rectangle, start: number, left: number, top: number) => {
    for (let row = 0; row < Math.min(face.height, crop.y + crop.height - top); row += 1) {
      const from = start + (face.y + row) * SKIN_SIZE + face.x;
      const to = (top + row - crop.y) * crop.width + left - crop.x;
      pixels.set(palette.subarray(from, from + face.width), to);
    }
  };
  const part = (name: SkinPart, left: number, top: number) => {
    const face = faceRectangle(name, side, 'base', model);
    const seen = side === 'front' ? left : FIGURE_WIDTH - left - face.width;
    put(face, 0, seen, top);
  };
  part('head', 4, 0);
  if (shape.crop !== 'head') {
    part('rightArm', model === 'slim' ? 1 : 0, 8);
    part('body', 4, 8);
    part('leftArm', 12, 8);
  }
  if (shape.crop === 'body') {
    part('rightLeg', 4, 20);
    part('leftLeg', 8, 20);
  }
  if (hasCape && side === 'back' && shape.crop !== 'head')
    put(CAPE_FACES.outside, CAPE_START, 3, 8);
  return { width: crop.width, height: crop.height, pixels };
}
