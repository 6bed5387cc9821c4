import type { Bytes } from './bytes.ts';

/** The header chunk is always the first one. */
export function readPngHeader(bytes: Bytes) {
  if (!bytes.hasText(12, 'IHDR')) return undefined;
  return { width: bytes.uint32(16), height: bytes.uint32(20), bitsPerChannel: bytes.byte(24) };
}
