import type { DefaultSkinName } from './default-skin.ts';
import {
  faceRectangle,
  PARTS,
  SKIN_SIZE,
  type SkinFace,
  type SkinModel,
  type SkinPart,
} from './parts.ts';
import { type Picture, pictureOf, type Rectangle } from './pixels.ts';

/** Colors as `#rrggbb`. */
export interface SkinOutfit {
  readonly skin: string;
  readonly hair: string;
  readonly eyes: string;
  readonly shirt: string;
  readonly trousers: string;
  readonly shoes: string;
}

const SIDES = ['right', 'front', 'left', 'back'] as const;
const FACES = ['top', 'bottom', ...SIDES] as const;
const ARMS = ['rightArm', 'leftArm'] as const;
const LEGS = ['rightLeg', 'leftLeg'] as const;

const COVERED_BY: Readonly<Record<SkinPart, keyof SkinOutfit>> = {
  head: 'skin',
  body: 'shirt',
  rightArm: 'skin',
  leftArm: 'skin',
  rightLeg: 'trousers',
  leftLeg: 'trousers',
};
const HAIR_ROWS: Readonly<Record<(typeof SIDES)[number], number>> = {
  right: 4,
  front: 2,
  left: 4,
  back: 6,
};
const SLEEVE_ROWS = 5;
const SHOE_ROWS = 2;

/** Simple skins of our own, for when the game's default skins are not available. */
export const DRAWN_OUTFITS: Readonly<Record<DefaultSkinName, SkinOutfit>> = {
  alex: outfit('#f0c9a4', '#d9823b', '#4f7a3a', '#7fa663', '#7a5a3c', '#4a4a4a'),
  ari: outfit('#e8b98f', '#5b3a7a', '#3f3f6b', '#d8a13a', '#3c3f4f', '#2b2b2b'),
  efe: outfit('#c98f66', '#b9402f', '#5a3a22', '#e3d6c0', '#5b4a7a', '#3a2a22'),
  kai: outfit('#d9a878', '#2c2c34', '#30506b', '#c2503a', '#2f4858', '#1f1f24'),
  makena: outfit('#7a4a2e', '#2a1c18', '#2c1a12', '#e0a52e', '#6a2f3f', '#2a1a1a'),
  noor: outfit('#b47a50', '#33201a', '#2f2018', '#8a4f9e', '#3f4a3a', '#2a2420'),
  steve: outfit('#c89472', '#4a3020', '#4a4fa0', '#2f9d9d', '#3f3f94', '#5a5a5a'),
  sunny: outfit('#f2d0ae', '#e8c658', '#3a6ea0', '#e0783a', '#54708a', '#4a3a2e'),
  zuri: outfit('#5f3a26', '#1e1614', '#241610', '#3a8a5a', '#d0b890', '#3a2a20'),
};

/** A 64x64 skin without a second layer. */
export function drawSkin(colors: SkinOutfit, model: SkinModel): Picture {
  const picture = pictureOf(SKIN_SIZE, SKIN_SIZE, new Uint32Array(SKIN_SIZE * SKIN_SIZE));
  const face = (part: SkinPart, side: SkinFace) => faceRectangle(part, side, 'base', model);
  const fill = (area: Rectangle, part: keyof SkinOutfit, side: SkinFace) =>
    fillRectangle(picture, area, shade(colors[part], side));
  for (const side of FACES) {
    for (const part of PARTS) fill(face(part, side), COVERED_BY[part], side);
  }
  for (const side of SIDES) {
    fill(topRows(face('head', side), HAIR_ROWS[side]), 'hair', side);
    for (const arm of ARMS) fill(topRows(face(arm, side), SLEEVE_ROWS), 'shirt', side);
    for (const leg of LEGS) fill(bottomRows(face(leg, side), SHOE_ROWS), 'shoes', side);
  }
  fill(face('head', 'top'), 'hair', 'top');
  for (const arm of ARMS) fill(face(arm, 'top'), 'shirt', 'top');
  for (const leg of LEGS) fill(face(leg, 'bottom'), 'shoes', 'bottom');
  drawFace(picture, colors);
  return picture;
}

/** Fills an area of a picture with one color, for drawing skins in code. */
export function fillRectangle(picture: Picture, area: Rectangle, color: string, alpha = 255): void {
  const [red, green, blue] = channels(color);
  for (let y = area.y; y < area.y + area.height; y += 1) {
    for (let x = area.x; x < area.x + area.width; x += 1) {
      picture.data.set([red, green, blue, alpha], (y * picture.width + x) * 4);
    }
  }
}

function drawFace(picture: Picture, { skin, hair, eyes }: SkinOutfit): void {
  const { x, y } = faceRectangle('head', 'front');
  const dot = (column: number, row: number, width: number, color: string) =>
    fillRectangle(picture, { x: x + column, y: y + row, width, height: 1 }, color);
  dot(0, 2, 1, hair);
  dot(7, 2, 1, hair);
  dot(1, 4, 1, '#ffffff');
  dot(2, 4, 1, eyes);
  dot(5, 4, 1, eyes);
  dot(6, 4, 1, '#ffffff');
  dot(3, 5, 2, darker(skin, 0.85));
  dot(3, 6, 2, darker(skin, 0.65));
}

function topRows({ x, y, width }: Rectangle, rows: number): Rectangle {
  return { x, y, width, height: rows };
}

function bottomRows({ x, y, width, height }: Rectangle, rows: number): Rectangle {
  return { x, y: y + height - rows, width, height: rows };
}

function shade(color: string, side: SkinFace): string {
  return side === 'front' || side === 'top' ? color : darker(color, side === 'bottom' ? 0.8 : 0.9);
}

function darker(color: string, factor: number): string {
  const hex = channels(color).map((part) =>
    Math.round(part * factor)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

function channels(color: string): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function outfit(
  skin: string,
  hair: string,
  eyes: string,
  shirt: string,
  trousers: string,
  shoes: string,
): SkinOutfit {
  return { skin, hair, eyes, shirt, trousers, shoes };
}
