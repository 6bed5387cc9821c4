export type { MessageWords } from './en.ts';
export { explainWho, fillIn } from './explain.ts';
export { type MessageLanguage, messages } from './languages.ts';
