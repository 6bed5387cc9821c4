/** Whose picture is asked for. */
export type SkinId =
  | { readonly kind: 'uuid'; readonly uuid: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'texture'; readonly hash: string };

const PLAYER_NAME = /^\w{1,16}$/;
const PLAIN_UUID = /^[0-9a-f]{32}$/;
const DASHED_UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TEXTURE_HASH = /^[0-9a-f]{56,64}$/;

/** The last part of an image's path: `.png` may follow, as people write it for their forums. */
export function readSkinId(text: string): SkinId | undefined {
  const id = text.replace(/\.png$/i, '');
  const uuid = readUuid(id);
  if (uuid !== undefined) return { kind: 'uuid', uuid };
  if (PLAYER_NAME.test(id)) return { kind: 'name', name: id };
  const hash = id.toLowerCase();
  return TEXTURE_HASH.test(hash) ? { kind: 'texture', hash } : undefined;
}

/** 32 lower-case digits, as Mojang writes it, from either notation. */
export function readUuid(text: string): string | undefined {
  const uuid = text.toLowerCase();
  if (PLAIN_UUID.test(uuid)) return uuid;
  return DASHED_UUID.test(uuid) ? uuid.replaceAll('-', '') : undefined;
}

/** Anything else cannot be the name of an account, not even of an old one. */
export function isPlayerName(text: string): boolean {
  return PLAYER_NAME.test(text);
}
