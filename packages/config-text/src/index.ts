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
export { drawnSpans, type Looks, looksOf } from './conversion/looks.ts';
export { hasTags } from './conversion/tag-effect.ts';
export { diagnoseFile, problemsFor } from './diagnosis/diagnose-file.ts';
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
export { fixProblems, type ProblemToFix } from './diagnosis/fix-problems.ts';
export { ruleOfReason } from './diagnosis/rule-of-reason.ts';
export { TextMemory } from './diagnosis/text-memory.ts';
export { unifiedDiff } from './diff/unified-diff.ts';
export { findIgnored, type IsIgnored } from './ignores/find-ignored.ts';
export type { GamePlace, PlacePart } from './places/game-place.ts';
export { type PathText, type PlaceOfText, placeOfText } from './places/place-of-text.ts';
export { askedPlaceOf, joinPlaceOf } from './plan/folder-place.ts';
export type { ListedText, ListOptions } from './plan/list-texts.ts';
export { changesOf, planFile } from './plan/plan-file.ts';
export {
  type FolderFile,
  FolderPlan,
  type PlannedText,
  type PlanOptions,
} from './plan/plan-folder.ts';
export {
  findProfile,
  guessProfile,
  PROFILES,
  type ProfileGuess,
} from './profiles/find-profile.ts';
export { fitsGlob, fitsKeys } from './profiles/glob.ts';
export { type OwnerAnswer, unanswered, withAnswer } from './profiles/owner-answer.ts';
export { atVersions, type KnownVersions } from './profiles/plugin-version.ts';
export type {
  ItemStyle,
  Layer,
  PlaceholderSyntax,
  Profile,
  Since,
} from './profiles/profile.ts';
export { issueOf } from './profiles/profile.ts';
export { writeKeys } from './profiles/write-keys.ts';
export {
  type FileRule,
  OWN_TEXT_RULES,
  type OwnTextRule,
  type ProfileRule,
  RULES,
  type Rule,
  type RuleLevel,
  type TextRule,
} from './rules/rules.ts';
export { gameOfHistory } from './server-folder/game-of-history.ts';
export { readJarName } from './server-folder/jar-name.ts';
export {
  PLUGIN_DESCRIPTIONS,
  type PluginDescription,
  readPluginDescription,
} from './server-folder/plugin-description.ts';
export { isReadme, readmeSentence } from './server-folder/readme-sentence.ts';
export {
  type Classification,
  type ClassificationReason,
  classifyString,
} from './texts/classify-string.ts';
export type { ConfigString, TextDecision, TextKind } from './texts/config-string.ts';
export { withShownNotation } from './texts/shown-notation.ts';
export { type StoredFiles, type StoredKind, withoutStored } from './texts/stored-files.ts';
export { mayHoldTexts } from './texts/text-files.ts';
