import { readBase64, writeBase64 } from './base64.ts';

export type TextureError =
  | { readonly code: 'texture-host'; readonly host: string }
  | { readonly code: 'texture-path' }
  | { readonly code: 'texture-hash' }
  | { readonly code: 'texture-value' };

export type TextureResult =
  | { readonly ok: true; readonly value: Texture }
  | { readonly ok: false; readonly error: TextureError };

export interface Texture {
  /** 56 to 64 hex digits: SHA-256, without leading zeros in older entries. */
  readonly hash: string;
  /** What a `textures` property holds. */
  readonly value: string;
}

const HOST = 'textures.minecraft.net';
const HASH = /^[0-9a-f]{56,64}$/;
const ADDRESS = /^https?:\/\/([^/?#]*)([^?#]*)/i;
const PATH = /^\/+texture\/+([^/]*)\/*$/;
// Base64 of an opening brace.
const VALUE_START = /^e[wy]/;

/** A texture from a hash: the value is the shortest that the game takes, without signature or time. */
export function textureFromHash(hash: string): TextureResult {
  const lower = hash.toLowerCase();
  if (!HASH.test(lower)) return { ok: false, error: { code: 'texture-hash' } };
  const json = `{"textures":{"SKIN":{"url":"http://${HOST}/texture/${lower}"}}}`;
  return { ok: true, value: { hash: lower, value: writeBase64(json) } };
}

export function textureFromUrl(url: string): TextureResult {
  const [, host = '', path = ''] = ADDRESS.exec(url) ?? [];
  if (host.toLowerCase() !== HOST) return { ok: false, error: { code: 'texture-host', host } };
  const hash = PATH.exec(path)?.[1];
  return hash === undefined
    ? { ok: false, error: { code: 'texture-path' } }
    : textureFromHash(hash);
}

/** A texture from the value of a `textures` property, which is kept as it is. */
export function textureFromValue(value: string): TextureResult {
  const url = skinUrl(readBase64(value));
  if (url === undefined) return { ok: false, error: { code: 'texture-value' } };
  const texture = textureFromUrl(url);
  return texture.ok ? { ok: true, value: { hash: texture.value.hash, value } } : texture;
}

/** True for text that can only be meant as a base64 value: it starts like encoded JSON. */
export function looksLikeTextureValue(text: string): boolean {
  return text.length > 16 && VALUE_START.test(text);
}

/**
 * An id for a head that has a texture and no owner. Equal textures must get equal ids, or equal
 * heads would not stack: the first half of the hash, padded to its full length.
 */
export function idFromTexture(hash: string): string {
  return hash.padStart(64, '0').slice(0, 32);
}

function skinUrl(json: string | undefined): string | undefined {
  if (json === undefined) return undefined;
  try {
    const url: unknown = JSON.parse(json)?.textures?.SKIN?.url;
    return typeof url === 'string' ? url : undefined;
  } catch {
    // Not JSON: the caller names it a bad value.
    return undefined;
  }
}

export function looksLikeHash(text: string): boolean {
  return /^[0-9a-f]{33,64}$/i.test(text);
}
