export { explainWho } from './explain-who.ts';
export { fillIn } from './fill-in.ts';
export { type MessageLanguage, messages } from './languages.ts';
export type { MessageWords } from './message-words.ts';
