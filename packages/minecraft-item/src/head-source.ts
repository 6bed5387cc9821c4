import { isProfileName } from './owner.ts';
import {
  looksLikeHash,
  looksLikeTextureValue,
  type TextureError,
  type TextureResult,
  textureFromHash,
  textureFromUrl,
  textureFromValue,
} from './texture.ts';
import { readUuid, writeDashedUuid } from './uuid.ts';

export interface HeadOwnerFields {
  readonly name?: string | undefined;
  readonly uuid?: string | undefined;
}

/** A head that somebody named directly, in the shape that `giveHead` takes. */
export type HeadSource =
  | {
      readonly kind: 'name' | 'uuid';
      readonly owner: HeadOwnerFields;
      readonly texture?: undefined;
    }
  | {
      readonly kind: 'hash' | 'url' | 'value';
      readonly owner?: undefined;
      readonly texture: string;
      readonly hash: string;
    };

export type HeadSourceError =
  | TextureError
  | { readonly code: 'empty' }
  | { readonly code: 'player-name' };

export type HeadSourceResult =
  | { readonly ok: true; readonly value: HeadSource }
  | { readonly ok: false; readonly error: HeadSourceError };

/** True for text that can only be meant as a command, which takes more code to read. */
export function looksLikeCommand(input: string): boolean {
  return /^\s*(?:\/|(?:minecraft:)?give\s)/i.test(input);
}

/** A player's name, a uuid, or a texture's hash, address or value. */
export function readHeadSource(input: string): HeadSourceResult {
  const text = input.trim();
  if (text === '') return refuse({ code: 'empty' });
  const address = /^textures\.minecraft\.net\//i.test(text) ? `https://${text}` : text;
  if (/^https?:/i.test(address)) return fromTexture('url', textureFromUrl(address));
  const uuid = readUuid(text);
  if (uuid !== undefined) {
    return { ok: true, value: { kind: 'uuid', owner: { uuid: writeDashedUuid(uuid) } } };
  }
  if (looksLikeHash(text)) return fromTexture('hash', textureFromHash(text));
  if (looksLikeTextureValue(text)) return fromTexture('value', textureFromValue(text));
  if (isProfileName(text)) return { ok: true, value: { kind: 'name', owner: { name: text } } };
  return refuse({ code: 'player-name' });
}

function fromTexture(kind: 'hash' | 'url' | 'value', texture: TextureResult): HeadSourceResult {
  if (!texture.ok) return texture;
  const { value, hash } = texture.value;
  return { ok: true, value: { kind, texture: value, hash } };
}

function refuse(error: HeadSourceError): HeadSourceResult {
  return { ok: false, error };
}
