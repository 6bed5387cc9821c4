const GAME_HOST = 'textures.minecraft.net';
const HASH = /^[0-9a-f]{56,64}$/;
const URL_FORM = /^https?:\/\/([^/?#]*)(.*)$/is;
const PATH_FORM = /^\/texture\/([^/?#]*)\/?$/i;

export type TextureUrlError =
  | { readonly code: 'texture-host'; readonly host: string }
  | { readonly code: 'texture-path' }
  | { readonly code: 'texture-hash' };

export type TextureHashResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: TextureUrlError };

/** The hash in lower case: 56 to 64 hex digits; undefined for anything else. */
export function readTextureHash(text: string): string | undefined {
  const hash = text.toLowerCase();
  return HASH.test(hash) ? hash : undefined;
}

/** True for more hex digits than a uuid has: such text can only be meant as a texture hash. */
export function looksLikeTextureHash(text: string): boolean {
  return /^[0-9a-f]{33,64}$/i.test(text);
}

/**
 * The hash in a texture URL. Only URLs on the game's own host are accepted, so that we never fetch from another
 * host.
 */
export function readTextureUrl(url: string): TextureHashResult {
  const [, host = '', path = ''] = URL_FORM.exec(url) ?? [];
  if (host.toLowerCase() !== GAME_HOST) return refuse({ code: 'texture-host', host });
  const text = PATH_FORM.exec(path)?.[1];
  if (text === undefined) return refuse({ code: 'texture-path' });
  const hash = readTextureHash(text);
  return hash === undefined ? refuse({ code: 'texture-hash' }) : { ok: true, value: hash };
}

/** The URL in the form that the game's profiles use. */
export function writeTextureUrl(hash: string): string {
  return `http://${GAME_HOST}/texture/${hash}`;
}

function refuse(error: TextureUrlError): TextureHashResult {
  return { ok: false, error };
}
