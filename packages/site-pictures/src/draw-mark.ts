import { drawGlyph, type Paint, type Place, type Surface } from '@fucina/pixel-drawing';
import { readGlyphs } from '@fucina/pixel-font';
import { MARK } from './mark.ts';

const [HEAT, ANVIL] = readGlyphs(MARK).map(({ glyph }) => glyph);

/** The logo, sixteen units wide, with its baseline at `y`. */
export function drawMark(
  surface: Surface,
  at: Place,
  scale: number,
  paints: { readonly heat: Paint; readonly anvil: Paint },
): void {
  if (HEAT) drawGlyph(surface, HEAT, at, scale, paints.heat);
  if (ANVIL) drawGlyph(surface, ANVIL, at, scale, paints.anvil);
}
