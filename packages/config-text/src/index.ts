export type {
  Alternative,
  Comparison,
  Conversion,
  ConversionReason,
  ConversionState,
  ConvertOptions,
  Difference,
  Edit,
  Join,
  JoinedComparison,
  Proof,
} from './conversion/conversion.ts';
export type { Layer, PlaceholderSyntax, Profile, Since } from './profiles/profile.ts';
export type { ConfigString, TextDecision, TextKind } from './texts/config-string.ts';
