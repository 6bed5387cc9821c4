import type {
  PlayerProfile,
  playerProfileEndpoint,
  SessionProfile,
  sessionProfileEndpoint,
} from '@fucina/api-contract';
import { endpointUrl } from '@fucina/api-contract/client';

/** What a look-up came to; a rejected promise means that nobody answered at all. */
export type ProfileReply<Value> =
  | { readonly ok: true; readonly value: Value; readonly answeredAt: number }
  | { readonly ok: false; readonly status: number };

interface SessionOptions {
  readonly signal: AbortSignal;
  /** Rather ask Mojang again than take an answer older than a minute. */
  readonly isRefreshing?: boolean;
}

/** The uuid and the exact name of a player. */
export function fetchPlayerProfile(
  username: string,
  signal: AbortSignal,
): Promise<ProfileReply<PlayerProfile>> {
  const params = { username };
  const url = endpointUrl<typeof playerProfileEndpoint>(
    '/api/mojang/users/profiles/minecraft/{username}',
    { params },
  );
  return ask(url, { signal });
}

/** The profile of a player, whose property `textures` says what it wears. */
export function fetchSessionProfile(
  uuid: string,
  { signal, isRefreshing = false }: SessionOptions,
): Promise<ProfileReply<SessionProfile>> {
  const url = endpointUrl<typeof sessionProfileEndpoint>('/api/session/profile/{uuid}', {
    params: { uuid },
    query: isRefreshing ? { refresh: '1' } : {},
  });
  return ask(url, { signal, ...(isRefreshing && { cache: 'reload' }) });
}

/** The value of the property `textures`, if there is one. */
export function texturesOf({ properties }: SessionProfile): string | undefined {
  return properties?.find(({ name }) => name === 'textures')?.value;
}

async function ask<Value>(url: string, init: RequestInit): Promise<ProfileReply<Value>> {
  const response = await fetch(url, init);
  if (!response.ok) return { ok: false, status: response.status };
  const ageS = Number(response.headers.get('age')) || 0;
  // Our own server answers by the contract.
  const value = (await response.json()) as Value;
  return { ok: true, value, answeredAt: Date.now() - ageS * 1000 };
}
