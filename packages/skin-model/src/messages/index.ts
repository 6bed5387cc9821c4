export type { MessageWords } from './en.ts';
export { explainSkinSize } from './explain.ts';
export { type MessageLanguage, messages } from './languages.ts';
