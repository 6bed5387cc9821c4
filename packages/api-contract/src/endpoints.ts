import type { Endpoint } from './endpoint.ts';
import * as gradient from './gradient.ts';
import * as profile from './profile.ts';
import * as sessionProfile from './session-profile.ts';
import * as skinImages from './skin-images.ts';
import * as status from './status.ts';

/** Every endpoint of the API, as listed in the OpenAPI document and llms.txt: all that these files export. */
export const endpoints: readonly Endpoint[] = [
  gradient,
  profile,
  sessionProfile,
  skinImages,
  status,
].flatMap((file) => Object.values<unknown>(file).filter(isEndpoint));

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'reply' in exported;
}
