export type { MessageWords } from './en.ts';
export { explainNotice, placeLabels, placeName } from './explain.ts';
export { type MessageLanguage, messages } from './languages.ts';
export { noticeSentence } from './notice-sentence.ts';
