import { fucinaPixel } from '@fucina/pixel-font';

// A chunk of its own: it is loaded with the first letter.
export const GLYPHS = fucinaPixel();
