import { CAPE_HEIGHT, CAPE_WIDTH } from './cape.ts';
import { PARTS, partBox, SKIN_SIZE } from './parts.ts';
import type { Numbers, Picture, Pixels } from './pixels.ts';
import type { Skin } from './skin.ts';

/** One number per texel of the skin, then of the cape. A picture is a list of indexes into it. */
export type Palette = Numbers;

/** The skin's first texel is not part of any face, so index 0 means "transparent". */
const NOTHING = 0;

/** The index of the cape's first texel. */
export const CAPE_START = SKIN_SIZE * SKIN_SIZE;

/** The colors of a skin's base faces, with the overlay blended in if it is shown. */
export function skinPalette(skin: Skin, hasOverlay: boolean, cape?: Pixels): Palette {
  const palette = new Uint32Array(CAPE_START + (cape ? CAPE_WIDTH * CAPE_HEIGHT : 0));
  const bytes = new Uint8ClampedArray(palette.buffer);
  bytes.set(skin.pixels.data);
  if (hasOverlay) for (const part of PARTS) blendOverlay(bytes, skin.pixels, part);
  if (cape) bytes.set(cape.data, CAPE_START * 4);
  palette[NOTHING] = 0;
  return palette;
}

/** A part's overlay has the same layout as its base, at a fixed offset. */
function blendOverlay(
  bytes: Uint8ClampedArray,
  { data }: Picture,
  part: (typeof PARTS)[number],
): void {
  const base = partBox(part, 'base', 'wide');
  const overlay = partBox(part, 'overlay', 'wide');
  const shift = ((overlay.v - base.v) * SKIN_SIZE + overlay.u - base.u) * 4;
  const width = 2 * (base.depth + base.width);
  for (let row = base.v; row < base.v + base.depth + base.height; row += 1) {
    const start = (row * SKIN_SIZE + base.u) * 4;
    for (let at = start; at < start + width * 4; at += 4) blend(bytes, at, data, at + shift);
  }
}

/** The base is opaque, so its alpha stays unchanged. */
function blend(under: Uint8ClampedArray, at: number, over: Uint8ClampedArray, from: number): void {
  const alpha = over[from + 3] ?? 0;
  if (alpha === 0) return;
  for (let channel = 0; channel < 3; channel += 1) {
    const top = over[from + channel] ?? 0;
    const bottom = under[at + channel] ?? 0;
    under[at + channel] = (top * alpha + bottom * (255 - alpha)) / 255;
  }
}
