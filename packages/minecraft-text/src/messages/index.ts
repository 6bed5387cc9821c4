export type { MessageWords } from './en.ts';
export {
  type ExplainedProblem,
  explainGradient,
  explainLoss,
  explainProblem,
  type ProblemCode,
} from './explain.ts';
export { excerptOf, formatProblem } from './format-problem.ts';
export { type MessageLanguage, messages } from './languages.ts';
