export { HOLE } from '../formats/source/code-text.ts';
export { type SourceLanguage, sourceLanguageOf } from '../formats/source/languages.ts';
export { type CallCount, type CallCounts, sumCalls } from './call-counts.ts';
export { openSource } from './open-source.ts';
export { readSourceTexts, type SourceTexts } from './read-source-texts.ts';
export type { SourceReading, SourceReason } from './source-reading.ts';
