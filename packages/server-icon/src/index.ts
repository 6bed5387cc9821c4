export { reduceColors } from './colors/reduce-colors.ts';
export {
  areaOf,
  centeredFrame,
  type Frame,
  moveFrame,
  resizeFrame,
  trimmedFrame,
  wholeFrame,
} from './frame.ts';
export {
  type ImageError,
  type ImageHeader,
  MAX_FILE_BYTES,
  MAX_SIDE,
  readImageHeader,
} from './header/image-header.ts';
export {
  drawLetters,
  type Gradient,
  type GradientDirection,
  type LetterGlyph,
  type LetterStyle,
} from './letters/letters.ts';
export { blankPicture, ICON_SIZE, pixelsOf } from './picture.ts';
export { dataUrlLength, type IconWeight, weighIconFile } from './png/judge-icon-file.ts';
export { readIconFile } from './png/read-icon-file.ts';
export { writeIconFile } from './png/write-icon-file.ts';
export type { ZlibPair } from './png/zlib.ts';
export { blockSize } from './scale/blocks.ts';
export {
  chooseScaling,
  type ScaleMethod,
  type Scaling,
  scaleToIcon,
} from './scale/scale-to-icon.ts';
export {
  flatten,
  hasTransparency,
  outline,
  roundCorners,
  thresholdAlpha,
} from './transparency/transparency.ts';
export { mirror, turnRight } from './turn.ts';
