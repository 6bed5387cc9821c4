import type { Endpoint } from './endpoint.ts';
import { gradientEndpoint } from './gradient.ts';
import { bedrockStatus, javaStatus, serverBadge, serverIcon } from './status.ts';

/** Every endpoint of the API: the OpenAPI document lists these. One line per tool's file. */
export const endpoints: readonly Endpoint[] = [
  gradientEndpoint,
  javaStatus,
  bedrockStatus,
  serverIcon,
  serverBadge,
];
