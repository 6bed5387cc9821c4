import type { bedrockStatusEndpoint, javaStatusEndpoint, StatusReply } from '@fucina/api-contract';
import { endpointUrl } from '@fucina/api-contract/client';

/** What the page can count on; everything else a reply may lack. */
export type ServerStatus = Partial<Omit<StatusReply, 'debug' | 'motd'>> & {
  readonly online: boolean;
  readonly motd?: Partial<NonNullable<StatusReply['motd']>>;
  readonly debug?: Partial<StatusReply['debug']>;
};

export interface StatusQuestion {
  readonly address: string;
  readonly isBedrock: boolean;
  /** Java only: plugins and all players, by the Query protocol. */
  readonly withQuery?: boolean;
}

/** The server answered, but not with a status. */
export class StatusRefused extends Error {
  override readonly name = 'StatusRefused';
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

export async function fetchServerStatus(
  question: StatusQuestion,
  signal: AbortSignal,
): Promise<ServerStatus> {
  const response = await fetch(statusUrl(question), { signal });
  if (!response.ok) throw new StatusRefused(`status ${response.status}`);
  const status: ServerStatus = await response.json();
  if (typeof status?.online !== 'boolean') throw new StatusRefused('not a status');
  return status;
}
