import type { Model } from './parts.ts';

/** What a profile's `textures` property says, once its base64 is undone. */
export interface ProfileTextures {
  readonly skin?: { readonly hash: string; readonly model: Model };
  readonly cape?: { readonly hash: string };
}

const GAME_HOSTS = ['http://textures.minecraft.net', 'https://textures.minecraft.net'];
const HASH = /^[0-9a-f]{56,64}$/;

/**
 * Reads which textures a player wears. Only the hash of a URL on the game's own host (or on the
 * one that stands for it here) counts; any other URL is as good as none: nobody should fetch it.
 */
export function readProfileTextures(json: string, standIn?: string): ProfileTextures {
  const textures = field(parse(json), 'textures');
  const hosts = standIn === undefined ? GAME_HOSTS : [...GAME_HOSTS, standIn];
  const skin = hashOf(field(field(textures, 'SKIN'), 'url'), hosts);
  const cape = hashOf(field(field(textures, 'CAPE'), 'url'), hosts);
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
  const hash = text.toLowerCase();
  return HASH.test(hash) ? hash : hashOf(hash, GAME_HOSTS);
}

function hashOf(url: unknown, hosts: readonly string[]): string | undefined {
  if (typeof url !== 'string') return undefined;
  const host = hosts.find((one) => url.startsWith(`${one}/texture/`));
  const hash = host === undefined ? '' : url.slice(`${host}/texture/`.length);
  return HASH.test(hash) ? hash : undefined;
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
