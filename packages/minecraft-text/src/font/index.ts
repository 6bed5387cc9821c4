export { shapeArabic, withoutShapes } from './arabic-shapes.ts';
export { ESTIMATED_FONT, type GameFont } from './game-font.ts';
export { advanceOf, centeringSpaces, textWidth, type WidthOptions } from './text-width.ts';
