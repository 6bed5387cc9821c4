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
export { isUndecided } from './conversion/conversion.ts';
export { convertText } from './conversion/convert.ts';
export type { Looks } from './conversion/looks.ts';
export {
  type DiagnoseTextOptions,
  diagnoseText,
  type TextFinding,
} from './diagnosis/diagnose-text.ts';
export {
  type FileFindings,
  type FindInFileOptions,
  type Finding,
  type FoundInFile,
  findInFile,
  type PlacedRange,
} from './diagnosis/find-in-file.ts';
export { type FixOptions, type FullyFixed, fixFile } from './diagnosis/fix-file.ts';
export { TextMemory } from './diagnosis/text-memory.ts';
export { unifiedDiff } from './diff/unified-diff.ts';
export type { ListedText, ListOptions } from './plan/list-texts.ts';
export { changesOf, planFile } from './plan/plan-file.ts';
export {
  type FolderFile,
  FolderPlan,
  type PlannedText,
  type PlanOptions,
} from './plan/plan-folder.ts';
export { findProfile, guessProfile, PROFILES, type ProfileGuess } from './profiles/find-profile.ts';
export { fitsKeys } from './profiles/glob.ts';
export { type OwnerAnswer, withAnswer } from './profiles/owner-answer.ts';
export { atVersions, type KnownVersions } from './profiles/plugin-version.ts';
export type { ItemStyle, Layer, PlaceholderSyntax, Profile, Since } from './profiles/profile.ts';
export { writeKeys } from './profiles/write-keys.ts';
export {
  type FileRule,
  type OwnTextRule,
  type ProfileRule,
  RULES,
  type Rule,
  type RuleLevel,
  type TextRule,
} from './rules/rules.ts';
export {
  type Classification,
  type ClassificationReason,
  classifyString,
} from './texts/classify-string.ts';
export type { ConfigString, TextDecision, TextKind } from './texts/config-string.ts';
export { mayHoldTexts } from './texts/text-files.ts';
