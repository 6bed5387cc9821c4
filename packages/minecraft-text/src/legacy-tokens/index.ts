export type { HexNotation } from '../legacy/hex-styles.ts';
export type {
  CodeCharacter,
  CodeSyntax,
  GradientNotation,
  Reading,
} from './code-syntax.ts';
export { applyEdits, type Edit, tidyEdits } from './edits.ts';
export { type ReadAsOptions, type ReadAsResult, readTextAs } from './read-as.ts';
export { type ReadTokensOptions, readLegacyTokens } from './read-tokens.ts';
export { type ReplaceOptions, replaceCodes } from './replace-codes.ts';
export { styledSpansAs } from './styled-spans-as.ts';
export { colorTag, decorationTag } from './tag-names.ts';
export { findLegacyTokens, type GradientToken, type LegacyToken } from './tokens.ts';
