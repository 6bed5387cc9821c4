import type { gradientEndpoint, QueryInputOf, ReplyOf } from '@fucina/api-contract';
import { endpointUrl } from '@fucina/api-contract/client';

export type GradientQuery = QueryInputOf<typeof gradientEndpoint>;

/** Asks the service for a gradient; rejects with the specification's words when it does not answer well. */
export async function fetchGradient(query: GradientQuery, signal: AbortSignal): Promise<string> {
  const url = endpointUrl<typeof gradientEndpoint>('/api/v2/rgb', { query });
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  // Our own server answers by the contract; anything else is no text and fails below.
  const { output }: ReplyOf<typeof gradientEndpoint> = await response.json();
  if (typeof output !== 'string') throw new Error('The answer has no output.');
  return output;
}
