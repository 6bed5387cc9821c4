export {
  defineEndpoint,
  type Endpoint,
  type ParamsInputOf,
  type ParamsOf,
  type QueryInputOf,
  type QueryOf,
  type ReplyOf,
} from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export { gradientEndpoint, MOST_GRADIENT_CHARACTERS } from './gradient.ts';
export { COMMON_PROBLEMS, type ProblemBody, problemBody } from './problem.ts';
export {
  bedrockStatus,
  javaStatus,
  type PingCode,
  type PingStage,
  type StatusReply,
  type StatusText,
  serverBadge,
  serverIcon,
} from './status.ts';
