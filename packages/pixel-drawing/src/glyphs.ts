import { fucinaPixel } from '@fucina/pixel-font';

export const glyphs = fucinaPixel();
