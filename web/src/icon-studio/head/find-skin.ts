import { readWho, type WhoError } from '@fucina/minecraft-profile';
import type { Skin } from '@fucina/skin-model';
import type { Refusal } from '../../api/ask.ts';
import { fetchPlayerProfile } from '../../api/profile.ts';
import { fetchSkin } from '../../api/skin-images.ts';
import { readSkinFile } from '../../skin-file/read-skin-file.ts';

export type SkinError =
  /** What was typed names nobody. */
  | { readonly code: 'typed'; readonly reason: WhoError }
  | { readonly code: 'command' | 'connection' | 'skin' | 'texture' }
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
        return await findById(who.value.uuid, { code: 'player', name: who.value.uuid }, signal);
      default:
        return await findById(who.value.texture.hash, { code: 'texture' }, signal);
    }
  } catch (thrown) {
    // Aborted: the caller ignores the result.
    if (signal.aborted) throw thrown;
    return no({ code: 'connection' });
  }
}

async function findByName(name: string, signal: AbortSignal): Promise<FindSkinResult> {
  const player = await fetchPlayerProfile(name, signal);
  if (player.ok) return findById(player.value.id, { code: 'player', name }, signal);
  return no(
    player.reason === 'refused'
      ? { code: 'player', name, refusal: player }
      : { code: 'player', name },
  );
}

async function findById(
  id: string,
  missing: SkinError,
  signal: AbortSignal,
): Promise<FindSkinResult> {
  const reply = await fetchSkin(id, signal);
  if (!reply.ok) return no(reply.code === 'missing' ? missing : { code: 'skin' });
  const skin = await readSkinFile(reply.file);
  return skin.ok ? skin : no({ code: 'skin' });
}

function no(error: SkinError): FindSkinResult {
  return { ok: false, error };
}
