export { DRAWING_SIZES, type DrawingSize, resizeDrawing } from './drawing-size.ts';
export { readDrawing, writeDrawing } from './drawing-text.ts';
export {
  type Cell,
  colorAt,
  fillFrom,
  paintLine,
  replaceColor,
  type Symmetry,
  shiftCells,
} from './paint.ts';
export { DYE_COLORS, frequentColors } from './palettes.ts';
export { opaque, type PixelColor, rgbOf, TRANSPARENT } from './pixel-color.ts';
