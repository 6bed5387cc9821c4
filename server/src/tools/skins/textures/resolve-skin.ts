import { defaultSkinOf, type SkinModel } from '@fucina/skin-model';
import type { Asker } from '../asker.ts';
import type { SkinId } from '../images/skin-id.ts';
import type { Players } from '../players/players.ts';
import { noPlayerOfName } from '../refusals.ts';

/** The textures that an id stands for. */
export interface ResolvedSkin {
  /** Where the skin comes from: the player, a bare texture hash, or the game for players without one. */
  readonly source: 'player' | 'texture' | 'default';
  /** Names a downloaded file. */
  readonly owner: string;
  readonly skin: { readonly hash: string; readonly model?: SkinModel };
  readonly cape?: { readonly hash: string };
  /** Absent for a bare texture. */
  readonly uuid?: string;
  /** How long the profile is fresh, in milliseconds since the epoch. A texture never changes. */
  readonly fresh?: { readonly from: number; readonly until: number };
  readonly cache: 'hit' | 'miss' | 'stale';
}

export type ResolveSkin = (id: SkinId, asker: Asker) => Promise<ResolvedSkin>;

export function createSkinResolver(players: Players): ResolveSkin {
  return async (id, asker) => {
    if (id.kind === 'texture') {
      return { source: 'texture', owner: id.hash, skin: { hash: id.hash }, cache: 'hit' };
    }
    const uuid = id.kind === 'uuid' ? id.uuid : await findUuid(id.name, players, asker);
    const { value, storedAt, expiresAt, isHit, isStale } = await players.profile({ uuid }, asker);
    const { skin, cape } = value?.textures ?? {};
    return {
      source: skin === undefined ? 'default' : 'player',
      owner: value?.profile.name ?? uuid,
      skin: skin ?? defaultOf(uuid),
      ...(cape && { cape }),
      uuid,
      fresh: { from: storedAt, until: expiresAt },
      cache: isStale ? 'stale' : isHit ? 'hit' : 'miss',
    };
  };
}

async function findUuid(name: string, players: Players, asker: Asker): Promise<string> {
  const { value } = await players.find(name, asker);
  if (value !== null) return value.id;
  throw noPlayerOfName();
}

function defaultOf(uuid: string): ResolvedSkin['skin'] {
  const { texture, model } = defaultSkinOf(uuid);
  return { hash: texture, model };
}
