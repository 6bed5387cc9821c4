import { expect, test } from 'vitest';
import {
  faceRectangle,
  type SkinFace,
  type SkinLayer,
  type SkinModel,
  type SkinPart,
} from './parts.ts';

type Row = readonly [SkinPart, SkinFace, SkinLayer, SkinModel, string];

// Measured on the game's own skin files, independent of the code under test.
const MEASURED: readonly Row[] = [
  ['head', 'top', 'base', 'wide', '8,0,8,8'],
  ['head', 'bottom', 'overlay', 'wide', '48,0,8,8'],
  ['head', 'right', 'base', 'wide', '0,8,8,8'],
  ['head', 'front', 'overlay', 'slim', '40,8,8,8'],
  ['head', 'left', 'base', 'wide', '16,8,8,8'],
  ['head', 'back', 'overlay', 'wide', '56,8,8,8'],
  ['body', 'front', 'base', 'wide', '20,20,8,12'],
  ['body', 'back', 'overlay', 'wide', '32,36,8,12'],
  ['rightArm', 'top', 'base', 'slim', '44,16,3,4'],
  ['rightArm', 'bottom', 'overlay', 'slim', '47,32,3,4'],
  ['rightArm', 'left', 'base', 'slim', '47,20,4,12'],
  ['rightArm', 'back', 'base', 'wide', '52,20,4,12'],
  ['rightArm', 'back', 'overlay', 'slim', '51,36,3,12'],
  ['leftArm', 'top', 'overlay', 'wide', '52,48,4,4'],
  ['leftArm', 'front', 'base', 'slim', '36,52,3,12'],
  ['leftArm', 'back', 'overlay', 'slim', '59,52,3,12'],
  ['rightLeg', 'top', 'overlay', 'wide', '4,32,4,4'],
  ['rightLeg', 'back', 'base', 'slim', '12,20,4,12'],
  ['leftLeg', 'top', 'overlay', 'wide', '4,48,4,4'],
  ['leftLeg', 'left', 'base', 'wide', '24,52,4,12'],
  ['leftLeg', 'back', 'overlay', 'wide', '12,52,4,12'],
];

test.each(MEASURED)(
  '%s %s of the %s layer of a %s skin is at %s',
  (part, face, layer, model, at) => {
    const { x, y, width, height } = faceRectangle(part, face, layer, model);
    expect([x, y, width, height].join()).toBe(at);
  },
);
