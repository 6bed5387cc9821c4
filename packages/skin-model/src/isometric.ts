import { CAPE_FACES } from './cape.ts';
import { CAPE_START } from './palette.ts';
import { faceRectangle, SKIN_SIZE, type SkinModel, type SkinPart } from './parts.ts';
import type { Rectangle } from './pixels.ts';

/** For every pixel of a picture, the palette index that it shows. */
export interface PixelMap {
  readonly width: number;
  readonly height: number;
  readonly places: Uint16Array;
}

export interface IsometricShape {
  readonly crop: 'head' | 'body';
  readonly model: SkinModel;
  readonly scale: number;
  /** Seen from the character's left instead of its right. */
  readonly isFromLeft: boolean;
  readonly hasCape: boolean;
}

/** The visible planes. Columns and rows of a face run along X or Z, and along Z or down. */
type Plane = 'top' | 'front' | 'right';

/**
 * One visible face. X runs from the head's right edge to its left, Z from its back to its front, `down` from
 * the top of the head to the soles: 8, 8 and 32 texels.
 */
interface Quad {
  readonly plane: Plane;
  readonly x: number;
  readonly z: number;
  readonly down: number;
  readonly face: Rectangle;
  /** The palette index at which the texture of the face begins. */
  readonly start: number;
  readonly isFlipped: boolean;
}

/** Crafatar's approximation of tan 30°, so that pictures match its output. */
const SLOPE = 26 / 45;

/** Cached maps for all common shapes; drawing a picture is then only a lookup per pixel. At most 10 MB in total. */
const mapCache = new Map<string, PixelMap>();
const MAX_CACHED_SCALE = 10;

export function isometricMap(shape: IsometricShape): PixelMap {
  const { scale } = shape;
  if (!Number.isInteger(scale) || scale > MAX_CACHED_SCALE) return drawMap(shape);
  const key = Object.values(shape).join();
  const known = mapCache.get(key);
  if (known) return known;
  const map = drawMap(shape);
  mapCache.set(key, map);
  return map;
}

function drawMap(shape: IsometricShape): PixelMap {
  const { crop, scale, isFromLeft } = shape;
  const width = Math.round(20 * scale);
  const height = Math.max(1, Math.floor((crop === 'head' ? 18.5 : 45.1) * scale));
  const places = new Uint16Array(width * height);
  for (const quad of quadsOf(shape)) paintQuad(quad, { width, height, places }, scale);
  if (isFromLeft) for (let row = 0; row < height; row += 1) reverseRow(places, row, width);
  return { width, height, places };
}

/**
 * The visible faces, back to front. The view from the left is the mirrored view from the right of a character
 * with swapped sides.
 */
function quadsOf({ crop, model, isFromLeft, hasCape }: IsometricShape): readonly Quad[] {
  const part = (plane: Plane, name: SkinPart, x: number, z: number, down: number): Quad => ({
    ...{ plane, x, z, down, start: 0, isFlipped: isFromLeft },
    face: faceRectangle(
      isFromLeft ? OTHER_SIDE[name] : name,
      isFromLeft && plane === 'right' ? 'left' : plane,
      'base',
      model,
    ),
  });
  const cape = (plane: Plane, face: Rectangle, isTurned: boolean): Quad => ({
    ...{ plane, x: -1, z: plane === 'front' ? 2 : 1, down: 8, start: CAPE_START, face },
    isFlipped: isTurned !== isFromLeft,
  });
  const arm = model === 'slim' ? 3 : 4;
  const head = [
    part('top', 'head', 0, 0, 0),
    part('front', 'head', 0, 8, 0),
    part('right', 'head', 0, 0, 0),
  ];
  if (crop === 'head') return head;
  const side = isFromLeft ? CAPE_FACES.atTheLeft : CAPE_FACES.atTheRight;
  const capeQuads = [
    cape('top', CAPE_FACES.top, true),
    cape('front', CAPE_FACES.inside, false),
    cape('right', side, false),
  ];
  return [
    ...(hasCape ? capeQuads : []),
    part('top', 'rightArm', -arm, 2, 8),
    part('top', 'leftArm', 8, 2, 8),
    part('right', 'rightLeg', 0, 2, 20),
    part('right', 'rightArm', -arm, 2, 8),
    part('front', 'rightArm', -arm, 6, 8),
    part('front', 'leftArm', 8, 6, 8),
    part('front', 'body', 0, 6, 8),
    part('front', 'rightLeg', 0, 6, 20),
    part('front', 'leftLeg', 4, 6, 20),
    ...head,
  ];
}

const OTHER_SIDE: Readonly<Record<SkinPart, SkinPart>> = {
  head: 'head',
  body: 'body',
  rightArm: 'leftArm',
  leftArm: 'rightArm',
  rightLeg: 'leftLeg',
  leftLeg: 'rightLeg',
};

/** Projects the center of each pixel back onto the quad's plane, inside the quad's bounding box. */
function paintQuad(quad: Quad, map: PixelMap, scale: number): void {
  const { plane, x, z, down, face } = quad;
  const box = boundsOf(quad, map, scale);
  for (let row = box.top; row < box.bottom; row += 1) {
    const q = (row + 0.5) / (scale * SLOPE) - 8;
    for (let column = box.left; column < box.right; column += 1) {
      const p = (column + 0.5) / scale - 2;
      const across = plane === 'top' ? (p - q + 2 * down) / 2 - x : p - x - z;
      const along =
        plane === 'top'
          ? (p + q - 2 * down) / 2 - z
          : (plane === 'front' ? q + x + across - z : q + x - z - across) / 2 - down;
      const i = Math.floor(across);
      const j = Math.floor(along);
      if (i < 0 || j < 0 || i >= face.width || j >= face.height) continue;
      const texelX = face.x + (quad.isFlipped ? face.width - 1 - i : i);
      map.places[row * map.width + column] = quad.start + (face.y + j) * SKIN_SIZE + texelX;
    }
  }
}

function boundsOf({ plane, x, z, down, face }: Quad, map: PixelMap, scale: number) {
  const alongX = plane === 'right' ? 0 : face.width;
  const alongZ = plane === 'front' ? 0 : plane === 'right' ? face.width : face.height;
  const alongDown = plane === 'top' ? 0 : face.height;
  const sx = (dx: number, dz: number) => scale * (2 + x + dx + z + dz);
  const sy = (dx: number, dz: number, dDown: number) =>
    scale * SLOPE * (8 - x - dx + z + dz + 2 * (down + dDown));
  return {
    left: Math.max(0, Math.floor(sx(0, 0))),
    right: Math.min(map.width, Math.ceil(sx(alongX, alongZ))),
    top: Math.max(0, Math.floor(sy(alongX, 0, 0))),
    bottom: Math.min(map.height, Math.ceil(sy(0, alongZ, alongDown))),
  };
}

function reverseRow(places: Uint16Array, row: number, width: number): void {
  places.subarray(row * width, (row + 1) * width).reverse();
}
