import { contrastOf, mixColors, readHex, writeHex } from '@fucina/color';

/** What letters need to be seen. */
const MIN_CONTRAST = 3;
const STEPS = 10;
const LIGHT_GROUND = 0xffffff;
const DARK_GROUND = 0x1e1e1e;

/** A color of the game, as much lighter or darker as letters on the ground of a theme need. */
export function readableColor(written: string, isLight: boolean): string {
  const read = readHex(written);
  if (!read.ok) return written;
  const ground = isLight ? LIGHT_GROUND : DARK_GROUND;
  const ink = isLight ? 0x000000 : 0xffffff;
  for (let step = 0; step < STEPS; step += 1) {
    const color = mixColors(read.value, ink, step / STEPS);
    if (contrastOf(color, ground) >= MIN_CONTRAST) return writeHex(color);
  }
  return writeHex(ink);
}
