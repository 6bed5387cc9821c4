import type {
  PlayerProfile,
  playerProfileEndpoint,
  SessionAnswer,
  sessionProfileEndpoint,
} from '@fucina/api-contract';
import { endpointUrl } from '@fucina/api-contract/client';
import { ask, type Reply } from './ask.ts';

/** The paths of both questions below, and what surely is a name, for a form's `data-asks` (`web/build/first-script.ts`). */
export const EARLY_PLAYER =
  '^\\w{1,16}$ /api/mojang/users/profiles/minecraft/ /api/session/profile/';

interface SessionOptions {
  readonly signal: AbortSignal;
  /** Rather ask Mojang again than take an answer older than a minute. */
  readonly isRefreshing?: boolean;
}

/** The uuid and the exact name of a player. */
export async function fetchPlayerProfile(
  username: string,
  signal: AbortSignal,
): Promise<Reply<PlayerProfile>> {
  const params = { username };
  const url = endpointUrl<typeof playerProfileEndpoint>(
    '/api/mojang/users/profiles/minecraft/{username}',
    { params },
  );
  const reply = await ask(url, ({ playerAnswer }) => playerAnswer, { signal });
  if (!reply.ok) return reply;
  const { id, name = username } = reply.value;
  return { ...reply, value: { id, name } };
}

/** The profile of a player, whose property `textures` says what it wears. */
export function fetchSessionProfile(
  uuid: string,
  { signal, isRefreshing = false }: SessionOptions,
): Promise<Reply<SessionAnswer>> {
  const url = endpointUrl<typeof sessionProfileEndpoint>('/api/session/profile/{uuid}', {
    params: { uuid },
    query: isRefreshing ? { refresh: '1' } : {},
  });
  return ask(url, ({ sessionAnswer }) => sessionAnswer, {
    signal,
    ...(isRefreshing && { cache: 'reload' }),
  });
}

/** The value of the property `textures`, if there is one. */
export function texturesOf({ properties }: SessionAnswer): string | undefined {
  return properties.find(({ name }) => name === 'textures')?.value;
}
