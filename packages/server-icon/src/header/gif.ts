import type { Bytes } from './bytes.ts';

export function readGif(bytes: Bytes) {
  return { width: bytes.uint16Little(6), height: bytes.uint16Little(8) };
}
