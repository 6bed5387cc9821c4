export {
  type Box,
  type Canvas,
  createCanvas,
  type Ink,
  type Paint,
  type Surface,
  scaled,
  stamp,
} from './canvas.ts';
export { glyphs } from './glyphs.ts';
export { inkOfLine, type LineInk } from './line-ink.ts';
export { drawPlace } from './place/draw-place.ts';
export { drawPlaceAlone, type PlacePicture, sizeAlone } from './place/draw-place-alone.ts';
export { balancedText, drawGlyph, drawText, type Place, wrapText } from './plain-text.ts';
