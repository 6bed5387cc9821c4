import { type GiveCommand, type HeadOwnerFields, readGiveCommand } from './give-command.ts';
import { isProfileName } from './owner.ts';
import {
  looksLikeHash,
  looksLikeTextureValue,
  type Texture,
  type TextureError,
  type TextureResult,
  textureFromHash,
  textureFromUrl,
  textureFromValue,
} from './texture.ts';
import { readUuid, writeDashedUuid } from './uuid.ts';

/** What somebody typed to say which head they mean, in the shape that `giveHead` takes. */
export type HeadInput =
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
    }
  | ({ readonly kind: 'command' } & GiveCommand);

export type HeadInputError =
  | TextureError
  | { readonly code: 'empty' }
  | { readonly code: 'player-name' }
  | { readonly code: 'command' }
  | { readonly code: 'command-without-head' };

export type HeadInputResult =
  | { readonly ok: true; readonly value: HeadInput }
  | { readonly ok: false; readonly error: HeadInputError };

/** A player's name, a uuid, a texture's hash, address or value, or a give command of any version. */
export function readHeadInput(input: string): HeadInputResult {
  const text = input.trim();
  if (text === '') return refuse({ code: 'empty' });
  if (/^\/|^(minecraft:)?give\s/i.test(text)) return readCommand(text);
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

function readCommand(text: string): HeadInputResult {
  const command = readGiveCommand(text);
  if (!command.ok) return refuse({ code: 'command' });
  const { owner, texture } = command.value;
  if (owner === undefined && texture === undefined) return refuse({ code: 'command-without-head' });
  return { ok: true, value: { kind: 'command', ...command.value } };
}

function fromTexture(kind: 'hash' | 'url' | 'value', texture: TextureResult): HeadInputResult {
  if (!texture.ok) return texture;
  const { value, hash }: Texture = texture.value;
  return { ok: true, value: { kind, texture: value, hash } };
}

function refuse(error: HeadInputError): HeadInputResult {
  return { ok: false, error };
}
