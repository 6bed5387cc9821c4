export {
  type ExplainedProblem,
  explainLoss,
  explainProblem,
  type ProblemCode,
} from './explain.ts';
export { explainGradient } from './explain-gradient.ts';
export { excerptOf, formatProblem } from './format-problem.ts';
export { type MessageLanguage, messages } from './languages.ts';
export type { MessageWords } from './message-words.ts';
