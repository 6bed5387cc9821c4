export type { Diagnostic, DiagnosticCode, MessageFinding } from './diagnose/diagnostic.ts';
export { type DiagnoseOptions, diagnoseMiniMessage } from './diagnose/index.ts';
export {
  MINI_MESSAGE_PRESETS,
  type MiniMessagePreset,
  PRESETS_SINCE,
} from './diagnose/preset-names.ts';
export { isNearTagName } from './diagnose/suggest.ts';
export type { Versions } from './diagnose/versions.ts';
export type {
  ArgumentError,
  BuildResult,
  MessageError,
  MiniMessageError,
  MiniMessageResult,
} from './errors.ts';
export { escapeMiniMessage } from './escape.ts';
export type { Expansion } from './expansion.ts';
export { type FoundText, mapText, type Replacement, replaceText } from './map-text.ts';
export { parsed } from './parsed.ts';
export {
  component,
  inserting,
  type ParsedPlaceholder,
  type Placeholder,
  type PlaceholderReader,
  type Placeholders,
  type PlaceholderValue,
  styling,
  type TextOf,
  unparsed,
} from './placeholders.ts';
export { type MiniMessageReadOptions, readMiniMessage } from './read.ts';
export {
  readSyntax,
  type SyntaxArgument,
  type SyntaxOptions,
  type SyntaxPart,
  type SyntaxTag,
} from './read-syntax.ts';
export type { EscapePart, TextPart } from './split-escapes.ts';
export { type StyledSpan, styledSpans } from './styled-spans.ts';
export {
  ARGUMENT_WORDS,
  type ArgumentKind,
  argumentKind,
  mainTagName,
  TAG_NAMES,
} from './tag-vocabulary.ts';
export type { InsertTag, StyleTag, TagContext } from './tags/tag.ts';
export { type MiniMessageSpelling, toMiniMessage } from './to-mini-message.ts';
export { type TextSelection, wrapInTag } from './wrap.ts';
export { type MiniMessageWriteOptions, writeMiniMessage } from './write.ts';
