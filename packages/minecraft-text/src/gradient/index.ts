export { GRADIENT_FORMATS, type GradientTemplate, type StyleWrappers } from './formats.ts';
export type { GradientChecked, GradientError } from './gradient-error.ts';
export { type GradientRunsResult, gradientRuns } from './gradient-runs.ts';
export { type GradientResult, gradientText } from './gradient-text.ts';
export { GRADIENT_LIMITS } from './limits.ts';
export type { GradientOptions } from './options.ts';
export { type RecoveredGradient, recoverGradient } from './recover-gradient.ts';
export type { GradientUnit } from './segments.ts';
export type { GradientStyle } from './styles.ts';
