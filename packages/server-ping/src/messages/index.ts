export type { MessageWords } from './en.ts';
export { type ExplainedOffline, explainOffline, explainRefused } from './explain.ts';
export { type MessageLanguage, messages } from './languages.ts';
