export type { Diagnostic, DiagnosticCode } from './diagnose/diagnostic.ts';
export { type DiagnoseOptions, diagnoseMiniMessage } from './diagnose/index.ts';
export {
  MINI_MESSAGE_PRESETS,
  type MiniMessagePreset,
  PRESETS_SINCE,
} from './diagnose/preset-names.ts';
export { isNearTagName } from './diagnose/suggest.ts';
export type { MiniMessageError, TextRange } from './errors.ts';
export { escapeMiniMessage } from './escape.ts';
export { type MiniMessageReadOptions, type MiniMessageResult, readMiniMessage } from './read.ts';
export { type MiniMessageSpelling, toMiniMessage } from './to-mini-message.ts';
export { type TextSelection, wrapInTag } from './wrap.ts';
export { writeMiniMessage } from './write.ts';
