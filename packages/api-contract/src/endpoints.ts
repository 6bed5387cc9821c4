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

/** Every endpoint of the API: the OpenAPI document lists these. One line per tool's file. */
export const endpoints: readonly Endpoint[] = [
  gradientEndpoint,
  playerProfileEndpoint,
  sessionProfileEndpoint,
  skinImageEndpoint,
  capeImageEndpoint,
  avatarImageEndpoint,
  headImageEndpoint,
  bodyImageEndpoint,
  bustImageEndpoint,
  playerHeadEndpoint,
  javaStatusEndpoint,
  bedrockStatusEndpoint,
  serverIconEndpoint,
  serverBadgeEndpoint,
];
