import type { Buffer } from 'node:buffer';
import {
  drawSkin,
  faceRectangle,
  fillRectangle,
  type Picture,
  type SkinModel,
  type SkinOutfit,
  type SkinPart,
} from '@fucina/skin-model';
import { PNG } from 'pngjs';

const SIDES = ['right', 'front', 'left', 'back'] as const;

/** Our default figure, with additional drawing on top. */
export function skinFile(
  outfit: SkinOutfit,
  model: SkinModel,
  decorate: (skin: Picture) => void = () => {},
): Buffer {
  const skin = drawSkin(outfit, model);
  decorate(skin);
  return fileOf(skin);
}

/** Only the upper half, the skin format before 2014. */
export function legacyFile(
  outfit: SkinOutfit,
  decorate: (skin: Picture) => void = () => {},
): Buffer {
  const skin = drawSkin(outfit, 'wide');
  decorate(skin);
  return fileOf({ ...skin, height: 32, data: skin.data.slice(0, 64 * 32 * 4) });
}

/** The same without an alpha channel: every pixel is opaque. */
export function opaqueLegacyFile(outfit: SkinOutfit): Buffer {
  const { data } = drawSkin(outfit, 'wide');
  const file = new PNG({ width: 64, height: 32 });
  file.data.set(data.subarray(0, file.data.length));
  return PNG.sync.write(file, { colorType: 2 });
}

/** A cape: a band with a border and a red hem. */
export function capeFile(colors: readonly [string, string, string]): Buffer {
  const [cloth, border, hem] = colors;
  const cape: Picture = { width: 64, height: 32, data: new Uint8ClampedArray(64 * 32 * 4) };
  fillRectangle(cape, { x: 0, y: 0, width: 22, height: 17 }, border);
  fillRectangle(cape, { x: 2, y: 2, width: 8, height: 11 }, cloth);
  fillRectangle(cape, { x: 2, y: 13, width: 8, height: 3 }, hem);
  fillRectangle(cape, { x: 5, y: 5, width: 2, height: 5 }, hem);
  fillRectangle(cape, { x: 4, y: 5, width: 4, height: 2 }, hem);
  return fileOf(cape);
}

export function visor(color: string, alpha: number) {
  return (skin: Picture) => {
    for (const side of ['right', 'front', 'left'] as const) {
      const { x, y } = faceRectangle('head', side, 'overlay');
      fillRectangle(skin, { x, y: y + 3, width: 8, height: 3 }, color, alpha);
    }
  };
}

export function cap(color: string) {
  return (skin: Picture) => {
    fillRectangle(skin, faceRectangle('head', 'top', 'overlay'), color);
    for (const side of SIDES) {
      const { x, y } = faceRectangle('head', side, 'overlay');
      fillRectangle(skin, { x, y, width: 8, height: side === 'front' ? 2 : 3 }, color);
    }
  };
}

/** A translucent overlay on all sides of the given parts. */
export function veil(parts: readonly SkinPart[], color: string, alpha: number, model: SkinModel) {
  return (skin: Picture) => {
    for (const part of parts) {
      for (const side of SIDES) {
        fillRectangle(skin, faceRectangle(part, side, 'overlay', model), color, alpha);
      }
    }
  };
}

export function both(...decorators: readonly ((skin: Picture) => void)[]) {
  return (skin: Picture) => {
    for (const decorate of decorators) decorate(skin);
  };
}

function fileOf({ width, height, data }: Picture): Buffer {
  const file = new PNG({ width, height });
  file.data.set(data);
  return PNG.sync.write(file);
}
