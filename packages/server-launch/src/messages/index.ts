export type { MessageWords } from './en.ts';
export { explainArgument, explainJudged, explainNote, explainStartError } from './explain.ts';
export { type MessageLanguage, messages } from './languages.ts';
