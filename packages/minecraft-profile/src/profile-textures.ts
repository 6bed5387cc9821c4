import { readBase64 } from './base64.ts';
import { readTextureHash, readTextureUrl } from './texture-url.ts';

/** The textures in the value of a profile's `textures` property. */
export interface ProfileTextures {
  readonly skin?: { readonly hash: string; readonly model: 'wide' | 'slim' };
  readonly cape?: { readonly hash: string };
}

/**
 * Reads a player's textures from the base64 value of the property. URLs on other hosts than the game's, or than
 * the given one (used in tests and demos), are ignored.
 */
export function readProfileTextures(value: string, otherHostUrl?: string): ProfileTextures {
  const textures = readTextures(value);
  const skin = hashOf(urlIn(textures, 'SKIN'), otherHostUrl);
  const cape = hashOf(urlIn(textures, 'CAPE'), otherHostUrl);
  const isSlim = field(field(field(textures, 'SKIN'), 'metadata'), 'model') === 'slim';
  return {
    ...(skin !== undefined && { skin: { hash: skin, model: isSlim ? 'slim' : 'wide' } }),
    ...(cape !== undefined && { cape: { hash: cape } }),
  };
}

/** The skin URL as written in the profile, on any host. */
export function readSkinUrl(value: string): string | undefined {
  return urlIn(readTextures(value), 'SKIN');
}

function readTextures(value: string): unknown {
  try {
    return field(JSON.parse(readBase64(value) ?? ''), 'textures');
  } catch {
    return undefined; // not JSON: no textures
  }
}

function urlIn(textures: unknown, kind: 'SKIN' | 'CAPE'): string | undefined {
  const url = field(field(textures, kind), 'url');
  return typeof url === 'string' ? url : undefined;
}

function hashOf(url: string | undefined, otherHostUrl: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const start = `${otherHostUrl}/texture/`;
  if (otherHostUrl !== undefined && url.startsWith(start)) {
    return readTextureHash(url.slice(start.length));
  }
  const read = readTextureUrl(url);
  return read.ok ? read.value : undefined;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  // The value is an object that has this key, so it can be indexed.
  return (value as Readonly<Record<string, unknown>>)[name];
}
