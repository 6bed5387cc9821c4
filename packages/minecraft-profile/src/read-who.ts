import { readBareText } from './bare-text.ts';
import { type PlayerNameError, readPlayerName } from './player-name.ts';
import {
  looksLikeTextureValue,
  type Texture,
  type TextureError,
  type TextureResult,
  textureFromHash,
  textureFromUrl,
  textureFromValue,
} from './texture.ts';
import { looksLikeTextureHash } from './texture-url.ts';
import { readAnyUuid } from './uuid.ts';

/** The player or texture that a typed or pasted text means. */
export type Who =
  | { readonly kind: 'name'; readonly name: string }
  /** 32 lower-case digits. */
  | { readonly kind: 'uuid'; readonly uuid: string }
  | { readonly kind: 'hash' | 'url' | 'value'; readonly texture: Texture }
  /** A give command, which `minecraft-item` reads. */
  | { readonly kind: 'command'; readonly command: string };

export type WhoError = { readonly code: 'empty' } | PlayerNameError | TextureError;

export type WhoResult =
  | { readonly ok: true; readonly value: Who }
  | { readonly ok: false; readonly error: WhoError };

/** Pages and pictures of a player on well-known sites, whose address holds the name or the uuid. */
const PAGE_OF_PLAYER =
  /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?(?:namemc\.com\/profile\/|laby\.net\/@|(?:crafatar\.com|mc-heads\.net|minotar\.net)\/(?:renders\/)?[a-z]+\/)([\w-]{1,36})(?:[./?#]|$)/i;

/** What menus of plugins put in front of a head, and what data of the game put in front of a value. */
const HEAD = /^(?:(?:basehead|texture|head)-|"?value"?[:=])(?=.)/i;
/** The value of a texture in data of the game or an answer of Mojang. */
const VALUE_IN_DATA = /\bvalue\\?["']?\s?[:=]\s?\\?["']([A-Za-z0-9+/=]{17,})/i;
/** How chats mention somebody. Selectors such as `@p` are shorter. */
const MENTION = /^@(?=\w{3,16}$)/;

export function readWho(typed: string): WhoResult {
  const { text: found } = readBareText(typed);
  const bare = HEAD.test(found) ? readBareText(found.replace(HEAD, '')).text : found;
  const text = (PAGE_OF_PLAYER.exec(bare)?.[1] ?? bare).replace(MENTION, '');
  if (text === '') return { ok: false, error: { code: 'empty' } };
  if (looksLikeCommand(text)) return { ok: true, value: { kind: 'command', command: text } };
  const url = /^textures\.minecraft\.net\//i.test(text) ? `https://${text}` : text;
  if (/^https?:/i.test(url)) return withTexture('url', textureFromUrl(url));
  const uuid = readAnyUuid(text);
  if (uuid !== undefined) return { ok: true, value: { kind: 'uuid', uuid } };
  if (looksLikeTextureHash(text)) return withTexture('hash', textureFromHash(text));
  const name = readPlayerName(text);
  if (name.ok) return { ok: true, value: { kind: 'name', name: text } };
  // Chats and editors break long lines.
  const value = VALUE_IN_DATA.exec(text)?.[1] ?? text.replace(/\s/g, '');
  return looksLikeTextureValue(value) ? withTexture('value', textureFromValue(value)) : name;
}

function looksLikeCommand(text: string): boolean {
  return /^(?:\/|(?:minecraft:)?give\s)/i.test(text);
}

function withTexture(kind: 'hash' | 'url' | 'value', texture: TextureResult): WhoResult {
  return texture.ok ? { ok: true, value: { kind, texture: texture.value } } : texture;
}
