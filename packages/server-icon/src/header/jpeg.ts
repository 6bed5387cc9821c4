import type { Bytes } from './bytes.ts';

/** Among the numbers of frame headers, but they begin tables of the decoder. */
const TABLES: readonly number[] = [0xc4, 0xc8, 0xcc];

/** Walks the segments to the header of the first frame. A height of 0, told later, is not supported. */
export function readJpeg(bytes: Bytes) {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes.byte(at) !== 0xff) return undefined;
    const marker = bytes.byte(at + 1);
    if (marker === 0xff) {
      // A filling byte.
      at += 1;
    } else if (marker >= 0xc0 && marker <= 0xcf && !TABLES.includes(marker)) {
      return { width: bytes.uint16(at + 7), height: bytes.uint16(at + 5) };
    } else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += 2;
    } else if (marker === 0xd9 || marker === 0xda) {
      return undefined;
    } else {
      at += 2 + Math.max(2, bytes.uint16(at + 2));
    }
  }
  return undefined;
}
