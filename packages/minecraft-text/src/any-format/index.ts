export { detectFormat, type TextFormat } from './detect-format.ts';
export { type LeftoverFormat, leftoverFormat } from './leftover-format.ts';
export { type AnyResult, readAny } from './read-any.ts';
