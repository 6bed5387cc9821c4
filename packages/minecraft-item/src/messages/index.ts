export { explainGive, explainGiveCommand } from './explain.ts';
export { type MessageLanguage, messages } from './languages.ts';
export type { MessageWords } from './message-words.ts';
