export type {
  Alternative,
  AlternativeCode,
  Comparison,
  Conversion,
  ConversionReason,
  ConversionState,
  ConvertOptions,
  Difference,
  Join,
  JoinedComparison,
  Proof,
} from './conversion/conversion.ts';
export { convertText } from './conversion/convert.ts';
export {
  findProfile,
  guessProfile,
  PROFILES,
  type ProfileGuess,
} from './profiles/find-profile.ts';
export type {
  ItemStyle,
  Layer,
  PlaceholderSyntax,
  Profile,
  Since,
} from './profiles/profile.ts';
export type { ConfigString, TextDecision, TextKind } from './texts/config-string.ts';
