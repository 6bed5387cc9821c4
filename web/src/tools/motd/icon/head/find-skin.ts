import { readWho, type WhoError } from '@fucina/minecraft-profile';
import type { Skin } from '@fucina/skin-model';
import type { Refusal } from '../../../../api/ask.ts';
import { fetchPlayerProfile } from '../../../../api/profile.ts';
import { skinUrl } from '../../../../api/skin-images.ts';
import { readSkinFile } from '../../../../skin-file/read-skin-file.ts';

export type SkinError =
  /** What was typed names nobody. */
  | { readonly code: 'typed'; readonly reason: WhoError }
  | { readonly code: 'command' | 'connection' | 'skin' }
  | { readonly code: 'player'; readonly name: string; readonly refusal?: Refusal };

export type FindSkinResult =
  | { readonly ok: true; readonly value: Skin }
  | { readonly ok: false; readonly error: SkinError };

/** The skin of a player or texture. */
export async function findSkin(typed: string, signal: AbortSignal): Promise<FindSkinResult> {
  const who = readWho(typed);
  if (!who.ok) return no({ code: 'typed', reason: who.error });
  try {
    switch (who.value.kind) {
      case 'command':
        return no({ code: 'command' });
      case 'name':
        return await findByName(who.value.name, signal);
      case 'uuid':
        return await fetchSkin(who.value.uuid, signal);
      default:
        return await fetchSkin(who.value.texture.hash, signal);
    }
  } catch (thrown) {
    // Aborted: the caller ignores the result.
    if (signal.aborted) throw thrown;
    return no({ code: 'connection' });
  }
}

async function findByName(name: string, signal: AbortSignal): Promise<FindSkinResult> {
  const player = await fetchPlayerProfile(name, signal);
  if (player.ok) return fetchSkin(player.value.id, signal);
  return no(
    player.reason === 'refused'
      ? { code: 'player', name, refusal: player }
      : { code: 'player', name },
  );
}

async function fetchSkin(id: string, signal: AbortSignal): Promise<FindSkinResult> {
  const response = await fetch(skinUrl(id), { signal });
  if (!response.ok) return no({ code: 'skin' });
  const skin = await readSkinFile(await response.blob());
  return skin.ok ? skin : no({ code: 'skin' });
}

function no(error: SkinError): FindSkinResult {
  return { ok: false, error };
}
