import { readPng } from '@fucina/png';
import type { Pixels } from '@fucina/skin-model';
import { z } from 'zod';
import type { Caches } from '../../../cache/caches.ts';
import { Problem } from '../../../problem.ts';
import type { Asker } from '../asker.ts';
import type { Mojang } from '../mojang/mojang.ts';

/** A PNG of a skin or a cape. */
export interface TextureFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pixels: () => Pixels;
}

/**
 * Files of skins and capes by their hash, checked; null where Mojang has no such texture. A lookup
 * is paid for unless a paid one led here.
 */
export type TextureFiles = (
  hash: string,
  asker: Pick<Asker, 'client'> & Partial<Asker>,
) => Promise<TextureFile | null>;

/** Skins of today and of before 2014; capes have the size of the latter. */
const TEXTURE_SIZES = [
  [64, 64],
  [64, 32],
] as const;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export function createTextureFiles(mojang: Mojang, caches: Caches): TextureFiles {
  const files = caches.open<Uint8Array<ArrayBuffer> | null>({
    name: 'mojang-textures',
    schema: z.instanceof(Uint8Array<ArrayBuffer>).nullable(),
    // A texture never changes under its hash.
    ttlMs: 30 * DAY_MS,
    ttlOf: (file) => (file === null ? 5 * MINUTE_MS : 30 * DAY_MS),
    graceMs: 30 * DAY_MS,
    patienceMs: 0,
    failureMs: 2000,
    deadlineMs: 12_000,
    maxEntries: 50_000,
    maxBytes: 64 * 2 ** 20,
  });
  // Clients who waited for the same file come one after the other.
  let latest: { readonly file: Uint8Array; readonly pixels: Pixels } | undefined;
  const readNew = (file: Uint8Array): Pixels => {
    if (latest?.file !== file) latest = { file, pixels: read(file) };
    return latest.pixels;
  };
  return async (hash, { client, spend }) => {
    // What the check of a new file has read needs not be read again to draw it.
    let checked: Pixels | undefined;
    const { value: bytes } = await files.get(
      hash,
      async () => {
        const file = await mojang.getTexture(hash, client);
        if (file === undefined) return null;
        checked = readNew(file);
        return file;
      },
      spend,
      client,
    );
    return bytes && { bytes, pixels: () => checked ?? read(bytes) };
  };
}

function read(file: Uint8Array): Pixels {
  const png = readPng(file, TEXTURE_SIZES);
  if (png.ok) return png.value;
  throw new Problem(502, 'texture_broken', 'The texture is not a picture of a skin.', {
    cause: new Error(`${png.error.code}: ${png.error.reason}`),
  });
}
