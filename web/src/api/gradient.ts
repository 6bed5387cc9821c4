import type { gradientEndpoint, QueryInputOf } from '@fucina/api-contract';
import { endpointUrl } from '@fucina/api-contract/client';
import { ask } from './ask.ts';

export type GradientQuery = QueryInputOf<typeof gradientEndpoint>;

/** Asks the service for a gradient; rejects with the specification's words when it does not answer well. */
export async function fetchGradient(query: GradientQuery, signal: AbortSignal): Promise<string> {
  const url = endpointUrl<typeof gradientEndpoint>('/api/v2/rgb', { query });
  const reply = await ask(url, ({ gradientAnswer }) => gradientAnswer, { signal });
  if (reply.ok) return reply.value.output;
  throw new Error(
    reply.reason === 'refused'
      ? `HTTP error! status: ${reply.status}`
      : 'The answer has no output.',
  );
}
