import type { bedrockStatusEndpoint, javaStatusEndpoint, StatusAnswer } from '@fucina/api-contract';
import { endpointUrl } from '@fucina/api-contract/client';
import { ask, type Reply } from './ask.ts';

export interface StatusQuestion {
  readonly address: string;
  readonly isBedrock: boolean;
  /** Java only: plugins and all players, by the Query protocol. */
  readonly withQuery?: boolean;
}

export function statusUrl({ address, isBedrock, withQuery }: StatusQuestion): string {
  const params = { address };
  const query = withQuery ? ({ query: 'true' } as const) : {};
  const url = isBedrock
    ? endpointUrl<typeof bedrockStatusEndpoint>('/api/mcsrvstat/bedrock/3/{address}', { params })
    : endpointUrl<typeof javaStatusEndpoint>('/api/mcsrvstat/3/{address}', { params, query });
  // A colon needs no escape in a path, and people read these addresses.
  return url.replaceAll('%3A', ':');
}

export function badgeUrl({ address, isBedrock }: StatusQuestion): string {
  const path = `/api/mcsrvstat/badge/${encodeURIComponent(address).replaceAll('%3A', ':')}.svg`;
  return isBedrock ? `${path}?edition=bedrock` : path;
}

export function fetchServerStatus(
  question: StatusQuestion,
  signal: AbortSignal,
): Promise<Reply<StatusAnswer>> {
  return ask(statusUrl(question), loadSchema, { signal });
}

async function loadSchema() {
  const { statusAnswer } = await import('./status-schemas.ts');
  return statusAnswer;
}
