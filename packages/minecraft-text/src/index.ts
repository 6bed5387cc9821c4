export * from './component/index.ts';
export { advanceOf, centringSpaces, textWidth } from './font/text-width.ts';
export { GRADIENT_FORMATS, type GradientTemplate } from './gradient/formats.ts';
export { type GradientResult, gradientText } from './gradient/gradient-text.ts';
export type { GradientError, GradientOptions } from './gradient/options.ts';
export { splitProtected, type TextPart } from './protected-parts.ts';
export { type SmallCapsOptions, toSmallCaps } from './small-caps.ts';
