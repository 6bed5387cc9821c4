import type { Caches } from '../cache/caches.ts';
import { Problem } from '../problem.ts';
import type { Mojang } from './mojang/mojang.ts';
import type { Admit } from './players.ts';
import { readPng } from './png/read-png.ts';

/** Files of skins and capes by their hash, checked; null where Mojang has no such texture. */
export type TextureFiles = (hash: string, admit?: Admit) => Promise<Uint8Array<ArrayBuffer> | null>;

/** Skins of today and of before 2014; capes have the size of the latter. */
export const TEXTURE_SIZES = [
  [64, 64],
  [64, 32],
] as const;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export function createTextureFiles(mojang: Mojang, caches: Caches): TextureFiles {
  const files = caches.open<Uint8Array<ArrayBuffer> | null>({
    name: 'mojang-textures',
    // A texture never changes under its hash.
    ttlMs: 30 * DAY_MS,
    ttlOf: (file) => (file === null ? 5 * MINUTE_MS : 30 * DAY_MS),
    graceMs: 30 * DAY_MS,
    failureMs: 2000,
    deadlineMs: 6000,
    maxEntries: 50_000,
    maxBytes: 64 * 2 ** 20,
  });
  return async (hash, admit) => {
    const { value } = await files.get(
      hash,
      async (signal) => {
        const file = await mojang.getTexture(hash, signal);
        return file === undefined ? null : checked(file);
      },
      admit,
    );
    return value;
  };
}

function checked(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const read = readPng(file, TEXTURE_SIZES);
  if (read.ok) return file;
  throw new Problem(502, 'texture_broken', 'The texture is not a picture of a skin.', {
    cause: new Error(`${read.error.code}: ${read.error.reason}`),
  });
}
