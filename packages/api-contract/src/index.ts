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
  type PlayerProfile,
  playerProfile,
  playerProfileEndpoint,
  UPSTREAM_PROBLEMS,
} from './profile.ts';
export { type SessionProfile, sessionProfile, sessionProfileEndpoint } from './session-profile.ts';
export {
  AVATAR_SIZE,
  avatarImageEndpoint,
  bodyImageEndpoint,
  bustImageEndpoint,
  capeImageEndpoint,
  headImageEndpoint,
  playerHeadEndpoint,
  RENDER_SCALE,
  RENDER_VIEWS,
  skinImageEndpoint,
} from './skin-images.ts';
export {
  bedrockStatusEndpoint,
  javaStatusEndpoint,
  type PingCode,
  type PingStage,
  type StatusReply,
  type StatusText,
  serverBadgeEndpoint,
  serverIconEndpoint,
} from './status.ts';
