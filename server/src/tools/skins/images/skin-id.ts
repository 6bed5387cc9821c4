import { isPlayerName, readTextureHash, readUuid } from '@fucina/minecraft-profile';

/** Whose picture is asked for. */
export type SkinId =
  | { readonly kind: 'uuid'; readonly uuid: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'texture'; readonly hash: string };

/**
 * The last part of an image's path; `.png` may follow, as people write it for their forums. Stricter
 * than `readWho`: what people paste into a field, such as commands and values, is no address.
 */
export function readSkinId(text: string): SkinId | undefined {
  const id = text.replace(/\.png$/i, '');
  const uuid = readUuid(id);
  if (uuid !== undefined) return { kind: 'uuid', uuid };
  if (isPlayerName(id)) return { kind: 'name', name: id };
  const hash = readTextureHash(id);
  return hash === undefined ? undefined : { kind: 'texture', hash };
}
