import { readWho, type Who, type WhoError } from '@fucina/minecraft-profile';
import type { Skin } from '@fucina/skin-model';
import type { Refusal } from '../../api/ask.ts';
import { fetchSkin } from '../../api/skin-images.ts';
import { readSkinFile } from '../../skin-file/read-skin-file.ts';

export type SkinError =
  /** What was typed names nobody. */
  | { readonly code: 'typed'; readonly reason: WhoError }
  | { readonly code: 'command' | 'connection' | 'texture' }
  | { readonly code: 'player'; readonly name: string; readonly refusal: Refusal }
  /** Without a refusal the file is at fault. */
  | { readonly code: 'skin'; readonly refusal?: Refusal };

export type FindSkinResult =
  | { readonly ok: true; readonly value: Skin }
  | { readonly ok: false; readonly error: SkinError };

/** The skin of a player or texture. */
export async function findSkin(typed: string, signal: AbortSignal): Promise<FindSkinResult> {
  const who = readWho(typed);
  if (!who.ok) return no({ code: 'typed', reason: who.error });
  if (who.value.kind === 'command') return no({ code: 'command' });
  try {
    const id = idOf(who.value);
    const reply = await fetchSkin(id, signal);
    if (!reply.ok) return no(refused(reply, 'texture' in who.value ? undefined : id));
    const skin = await readSkinFile(reply.file);
    return skin.ok ? skin : no({ code: 'skin' });
  } catch (thrown) {
    // Aborted: the caller ignores the result.
    if (signal.aborted) throw thrown;
    return no({ code: 'connection' });
  }
}

function idOf(who: Exclude<Who, { kind: 'command' }>): string {
  if (who.kind === 'name') return who.name;
  return who.kind === 'uuid' ? who.uuid : who.texture.hash;
}

function refused(refusal: Refusal, name: string | undefined): SkinError {
  if (refusal.status !== 404) return { code: 'skin', refusal };
  return name === undefined ? { code: 'texture' } : { code: 'player', name, refusal };
}

function no(error: SkinError): FindSkinResult {
  return { ok: false, error };
}
