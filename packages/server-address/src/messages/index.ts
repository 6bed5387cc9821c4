export type { MessageWords } from './en.ts';
export { explainAddress } from './explain.ts';
export { type MessageLanguage, messages } from './languages.ts';
