import type { Endpoint } from './endpoint.ts';
import { gradientEndpoint } from './gradient.ts';
import { playerProfileEndpoint } from './profile.ts';
import { sessionProfileEndpoint } from './session-profile.ts';
import {
  avatarImageEndpoint,
  bodyImageEndpoint,
  bustImageEndpoint,
  capeImageEndpoint,
  headImageEndpoint,
  playerHeadEndpoint,
  skinImageEndpoint,
} from './skin-images.ts';
import {
  bedrockStatusEndpoint,
  javaStatusEndpoint,
  serverBadgeEndpoint,
  serverIconEndpoint,
} from './status.ts';

/** Every endpoint of the API, in the order of the page, the OpenAPI document and llms.txt: the most asked for first. */
export const endpoints: readonly Endpoint[] = [
  javaStatusEndpoint,
  bedrockStatusEndpoint,
  serverIconEndpoint,
  serverBadgeEndpoint,
  playerProfileEndpoint,
  sessionProfileEndpoint,
  avatarImageEndpoint,
  headImageEndpoint,
  bodyImageEndpoint,
  bustImageEndpoint,
  skinImageEndpoint,
  capeImageEndpoint,
  playerHeadEndpoint,
  gradientEndpoint,
];
