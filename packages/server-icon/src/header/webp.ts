import type { Bytes } from './bytes.ts';

/** Where the last byte of a size ends in the shortest of the three. */
const SIZE_END = 25;

/** The first chunk: extended, lossless or lossy. Sizes of the first two are stored minus one. */
export function readWebp(bytes: Bytes) {
  if (bytes.length < SIZE_END) return undefined;
  if (bytes.hasText(12, 'VP8X')) {
    return { width: bytes.uint24Little(24) + 1, height: bytes.uint24Little(27) + 1 };
  }
  if (bytes.hasText(12, 'VP8L')) {
    if (bytes.byte(20) !== 0x2f) return undefined;
    const sizes = bytes.uint32Little(21);
    return { width: (sizes % 0x4000) + 1, height: (Math.floor(sizes / 0x4000) % 0x4000) + 1 };
  }
  if (bytes.hasText(12, 'VP8 ')) {
    if (bytes.uint24(23) !== 0x9d012a) return undefined;
    return { width: bytes.uint16Little(26) % 0x4000, height: bytes.uint16Little(28) % 0x4000 };
  }
  return undefined;
}
