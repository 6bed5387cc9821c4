import type { gradientEndpoint, QueryInputOf } from '@fucina/api-contract';
import { endpointUrl } from '@fucina/api-contract/client';
import { ask, type Reply } from './ask.ts';

export type GradientQuery = QueryInputOf<typeof gradientEndpoint>;

/** Asks the service for a gradient; rejects when nobody answers. */
export async function fetchGradient(
  query: GradientQuery,
  signal: AbortSignal,
): Promise<Reply<string>> {
  const url = endpointUrl<typeof gradientEndpoint>('/api/v2/rgb', { query });
  const reply = await ask(url, ({ gradientAnswer }) => gradientAnswer, { signal });
  return reply.ok ? { ...reply, value: reply.value.output } : reply;
}
