export { fucinaPixel } from './fucina-pixel.ts';
export type { Glyph, Pixel } from './glyph.ts';
export { readGlyphs } from './read-glyphs.ts';
