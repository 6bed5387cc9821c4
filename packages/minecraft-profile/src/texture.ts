import { readBase64, writeBase64 } from './base64.ts';
import { readSkinUrl } from './profile-textures.ts';
import {
  readTextureHash,
  readTextureUrl,
  type TextureUrlError,
  writeTextureUrl,
} from './texture-url.ts';

export type TextureError = TextureUrlError | { readonly code: 'texture-value' };

export type TextureResult =
  | { readonly ok: true; readonly value: Texture }
  | { readonly ok: false; readonly error: TextureError };

export interface Texture {
  /** 56 to 64 hex digits: SHA-256, without leading zeros in older entries. */
  readonly hash: string;
  /** The value of a `textures` property. */
  readonly value: string;
}

// Base64 of an opening brace and the JSON character after it.
const VALUE_START = /^e[wy]/;
/** One more than the longest player name: longer text is meant as a value, even if it is invalid. */
const MIN_VALUE_LENGTH = 17;

/**
 * Creates a texture from a hash; its value is the shortest that the game accepts, without signature and
 * timestamp.
 */
export function textureFromHash(text: string): TextureResult {
  const hash = readTextureHash(text);
  if (hash === undefined) return { ok: false, error: { code: 'texture-hash' } };
  const json = `{"textures":{"SKIN":{"url":"${writeTextureUrl(hash)}"}}}`;
  return { ok: true, value: { hash, value: writeBase64(json) } };
}

export function textureFromUrl(url: string): TextureResult {
  const hash = readTextureUrl(url);
  return hash.ok ? textureFromHash(hash.value) : hash;
}

/** Reads a texture from the value of a `textures` property, which is kept verbatim. */
export function textureFromValue(value: string): TextureResult {
  const url = readSkinUrl(value);
  if (url === undefined) return { ok: false, error: { code: 'texture-value' } };
  const hash = readTextureUrl(url);
  return hash.ok ? { ok: true, value: { hash: hash.value, value } } : hash;
}

/** True for text that can only be meant as a value: base64 of a JSON object, complete or at least its start. */
export function looksLikeTextureValue(text: string): boolean {
  if (text.length >= MIN_VALUE_LENGTH && VALUE_START.test(text)) return true;
  return readBase64(text)?.trimStart().startsWith('{') ?? false;
}

/**
 * An id for a head with a texture but no owner. Equal textures get equal ids, otherwise equal heads would not
 * stack. The id is the first half of the hash, padded to full length.
 */
export function idFromTexture(hash: string): string {
  return hash.padStart(64, '0').slice(0, 32);
}
