export { HOLE } from '../formats/source/code-text.ts';
export { type SourceLanguage, sourceLanguageOf } from '../formats/source/languages.ts';
export { openSource } from './open-source.ts';
