export { CLIENT_BUDGETS } from './client-budgets.ts';
export {
  type BodyInputOf,
  type BodyOf,
  defineEndpoint,
  type Endpoint,
  type ParamsInputOf,
  type ParamsOf,
  type QueryInputOf,
  type QueryOf,
  type ReplyOf,
} from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export { gradientEndpoint, MAX_TARGET_LENGTH } from './gradient.ts';
export { type Parameter, parametersOf } from './parameters.ts';
export {
  type EndpointPrice,
  MAX_ANSWER_BYTES,
  PRICE_CLASSES,
  type Price,
  type PriceClass,
} from './price.ts';
export { BODY_PROBLEMS, COMMON_PROBLEMS } from './problem.ts';
export { playerProfileEndpoint, UPSTREAM_PROBLEMS } from './profile.ts';
export * from './replies/index.ts';
export { sessionProfileEndpoint } from './session-profile.ts';
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
  serverBadgeEndpoint,
  serverIconEndpoint,
} from './status.ts';
export type {
  RenderStatusPage,
  StatusPageData,
  StatusPageFailure,
  WrittenStatusPage,
} from './status-page.ts';
export * from './watch/index.ts';
