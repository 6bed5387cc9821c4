import {
  type ProfileTextures,
  readProfileTextures,
  writeDashedUuid,
} from '@fucina/minecraft-profile';
import type { Outside } from '../outside.ts';
import type { ToolResult } from '../tool-function.ts';

export interface WornTextures extends ProfileTextures {
  readonly name: string;
  /** With dashes. */
  readonly uuid: string;
}

/** A player by name or uuid, with what they wear. */
export async function wornTextures(
  who:
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'uuid'; readonly uuid: string },
  outside: Pick<Outside, 'mojangPlayer' | 'mojangProfile'>,
): Promise<ToolResult<WornTextures>> {
  const found =
    who.kind === 'uuid'
      ? ({ ok: true, value: { id: who.uuid } } as const)
      : await outside.mojangPlayer(who.name);
  if (!found.ok) return found;
  const profile = await outside.mojangProfile(found.value.id);
  if (!profile.ok) return profile;
  const { id, name, properties } = profile.value;
  const textures = properties.find((property) => property.name === 'textures')?.value ?? '';
  return {
    ok: true,
    value: { name, uuid: writeDashedUuid(id), ...readProfileTextures(textures) },
  };
}
