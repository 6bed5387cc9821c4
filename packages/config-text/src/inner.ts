// What only programs of this repository use: it is in no published package, and may change with any commit.
export { drawnSpans, looksOf } from './conversion/looks.ts';
export { hasTags } from './conversion/tag-effect.ts';
export { diagnoseFile, problemsFor } from './diagnosis/diagnose-file.ts';
export { fixProblems, type ProblemToFix } from './diagnosis/fix-problems.ts';
export { ruleOfReason } from './diagnosis/rule-of-reason.ts';
export { findLocks } from './file/change-file.ts';
export { composeEdits } from './file/compose-edits.ts';
export { type CorrectedText, correctText } from './file/correct-text.ts';
export { MAX_BYTES, sourceRanges } from './file/open-file.ts';
export { LineIndex } from './formats/line-index.ts';
export { findIgnored, type IsIgnored } from './ignores/find-ignored.ts';
export type { GamePlace, PlacePart } from './places/game-place.ts';
export { type PathText, type PlaceOfText, placeOfText } from './places/place-of-text.ts';
export { askedPlaceOf, joinPlaceOf } from './plan/folder-place.ts';
export { fitsGlob } from './profiles/glob.ts';
export { unanswered } from './profiles/owner-answer.ts';
export { issueOf } from './profiles/profile.ts';
export { OWN_TEXT_RULES } from './rules/rules.ts';
export { gameOfHistory } from './server-folder/game-of-history.ts';
export { readJarName } from './server-folder/jar-name.ts';
export {
  PLUGIN_DESCRIPTIONS,
  type PluginDescription,
  readPluginDescription,
} from './server-folder/plugin-description.ts';
export { isReadme, readmeSentence } from './server-folder/readme-sentence.ts';
export { withShownNotation } from './texts/shown-notation.ts';
export { type StoredFiles, type StoredKind, withoutStored } from './texts/stored-files.ts';
