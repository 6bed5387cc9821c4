export type { MessageWords } from './en.ts';
export { explainWho } from './explain.ts';
export { fillIn } from './fill-in.ts';
export { kindOfCharacter } from './kind-of-character.ts';
export { type MessageLanguage, messages } from './languages.ts';
export { nameCharacter } from './name-character.ts';
