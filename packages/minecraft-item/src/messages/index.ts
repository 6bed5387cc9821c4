export type { MessageWords } from './en.ts';
export { explainGive, explainGiveCommand } from './explain.ts';
export { type MessageLanguage, messages } from './languages.ts';
