export {
  explainAlternative,
  explainDifference,
  explainDropped,
  explainFinding,
  explainKind,
  explainReason,
  explainReasons,
  explainSource,
  explainSyntax,
} from './explain.ts';
export { type ExplainedFinding, explainFindingWith, explainReasonWith } from './explain-with.ts';
export { type MessageLanguage, messages } from './languages.ts';
export type {
  Explanation,
  MessageWords,
  ReasonBesideRules,
  TagRule,
  TagWords,
} from './message-words.ts';
