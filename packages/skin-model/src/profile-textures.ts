import type { Model } from './parts.ts';

/** What a profile's `textures` property says, once its base64 is undone. */
export interface ProfileTextures {
  readonly skin?: { readonly hash: string; readonly model: Model };
  readonly cape?: { readonly hash: string };
}

const GAME_HOST = /^https?:\/\/textures\.minecraft\.net\/texture\/(.*)$/;
const HASH = /^[0-9a-f]{56,64}$/;

/**
 * Reads which textures a player wears. Only the hash of a URL on the game's own host counts; any
 * other URL is as good as none, because nobody should ever fetch it.
 */
export function readProfileTextures(json: string): ProfileTextures {
  const textures = field(parse(json), 'textures');
  const skin = hashOf(field(textures, 'SKIN'));
  const cape = hashOf(field(textures, 'CAPE'));
  const model = field(field(field(textures, 'SKIN'), 'metadata'), 'model');
  return {
    ...(skin !== undefined && {
      skin: { hash: skin, model: model === 'slim' ? ('slim' as const) : ('wide' as const) },
    }),
    ...(cape !== undefined && { cape: { hash: cape } }),
  };
}

/** The hash in a texture's URL or by itself; undefined for anything else. */
export function readTextureHash(text: string): string | undefined {
  const hash = (GAME_HOST.exec(text)?.[1] ?? text).toLowerCase();
  return HASH.test(hash) ? hash : undefined;
}

function hashOf(texture: unknown): string | undefined {
  const url = field(texture, 'url');
  const hash = typeof url === 'string' ? GAME_HOST.exec(url)?.[1] : undefined;
  return hash !== undefined && HASH.test(hash) ? hash : undefined;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  // An object that has the name as its own can be read by it.
  return (value as Readonly<Record<string, unknown>>)[name];
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // as good as an empty property
  }
}
