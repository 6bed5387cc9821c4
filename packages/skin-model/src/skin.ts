import { guessModel } from './model.ts';
import { SKIN_SIZE, type SkinModel } from './parts.ts';
import { type Bytes, everyPixel, type Picture, type Pixels, type Rectangle } from './pixels.ts';

/** A skin as the game shows it: 64x64, with the game's rules for alpha applied. */
export interface Skin {
  readonly model: SkinModel;
  /** Legacy files are 64x32, without left limbs and without layers except the hat. */
  readonly format: 'modern' | 'legacy';
  readonly pixels: Picture;
}

export interface SkinSizeError {
  readonly code: 'skin-size';
  readonly width: number;
  readonly height: number;
}

export type SkinResult =
  | { readonly ok: true; readonly value: Skin }
  | { readonly ok: false; readonly error: SkinSizeError };

type Copy = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  toX: number,
  toY: number,
];

/** In legacy skins the left limbs mirror the right ones: leg, then arm; top, bottom, four sides. */
const MIRRORED_LIMBS: readonly Copy[] = [
  [4, 16, 4, 4, 20, 48],
  [8, 16, 4, 4, 24, 48],
  [0, 20, 4, 12, 24, 52],
  [4, 20, 4, 12, 20, 52],
  [8, 20, 4, 12, 16, 52],
  [12, 20, 4, 12, 28, 52],
  [44, 16, 4, 4, 36, 48],
  [48, 16, 4, 4, 40, 48],
  [40, 20, 4, 12, 40, 52],
  [44, 20, 4, 12, 36, 52],
  [48, 20, 4, 12, 32, 52],
  [52, 20, 4, 12, 44, 52],
];

const HEAD_BASE: Rectangle = { x: 0, y: 0, width: 32, height: 16 };
const LEGACY_HAT: Rectangle = { x: 32, y: 0, width: 32, height: 32 };
const TRUNK_BASE: Rectangle = { x: 0, y: 16, width: 64, height: 16 };
const LEFT_LIMBS_BASE: Rectangle = { x: 16, y: 48, width: 32, height: 16 };

/** Width and height of a skin file: today’s, and that of before 2014. */
export const SKIN_SIZES = [
  [SKIN_SIZE, SKIN_SIZE],
  [SKIN_SIZE, SKIN_SIZE / 2],
] as const;

/** Reads the pixels of a skin file. The model comes from the profile, or is guessed from the arms. */
export function readSkin(file: Pixels, model?: SkinModel): SkinResult {
  const { width, height } = file;
  if (!SKIN_SIZES.some(([w, h]) => w === width && h === height)) {
    return { ok: false, error: { code: 'skin-size', width, height } };
  }
  const format = height === SKIN_SIZE ? 'modern' : 'legacy';
  const data = new Uint8ClampedArray(SKIN_SIZE * SKIN_SIZE * 4);
  data.set(file.data);
  if (format === 'legacy') addLeftLimbs(data);
  const pixels: Picture = { width: SKIN_SIZE, height: SKIN_SIZE, data };
  applyAlphaRules(pixels, format);
  const worn = model ?? (format === 'legacy' ? 'wide' : guessModel(file));
  return { ok: true, value: { model: worn, format, pixels } };
}

/** In the game's order: the rule for the hat is applied before the body is made opaque again. */
function applyAlphaRules(pixels: Picture, format: Skin['format']): void {
  setAlpha(pixels, HEAD_BASE, 255);
  // Otherwise old skins saved without transparency would show a solid box around the head.
  if (format === 'legacy' && everyPixel(pixels, LEGACY_HAT, (_r, _g, _b, alpha) => alpha >= 128)) {
    setAlpha(pixels, LEGACY_HAT, 0);
  }
  setAlpha(pixels, TRUNK_BASE, 255);
  setAlpha(pixels, LEFT_LIMBS_BASE, 255);
}

function setAlpha({ width, data }: Picture, area: Rectangle, alpha: number): void {
  for (let y = area.y; y < area.y + area.height; y += 1) {
    const row = (y * width + area.x) * 4;
    for (let at = row + 3; at < row + area.width * 4; at += 4) data[at] = alpha;
  }
}

function addLeftLimbs(data: Bytes): void {
  const pixels = new Uint32Array(data.buffer);
  for (const [x, y, width, height, toX, toY] of MIRRORED_LIMBS) {
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        pixels[(toY + row) * SKIN_SIZE + toX + width - 1 - column] =
          pixels[(y + row) * SKIN_SIZE + x + column] ?? 0;
      }
    }
  }
}
