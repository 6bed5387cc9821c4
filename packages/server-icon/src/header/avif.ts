import type { Bytes } from './bytes.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Boxes that lead to the size of the picture, each with the bytes before its own boxes. */
const CONTAINERS: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };
const HEADER_BYTES = 8;
/** A file may name the sizes of its tiles and previews too, but not of thousands. */
const MAX_BOXES = 1000;

/** The largest picture that the properties of the file describe: others are tiles and previews. */
export function readAvif(bytes: Bytes): Size | undefined {
  const sizes: Size[] = [];
  let boxes = 0;

  function walk(start: number, end: number) {
    for (let at = start; at + HEADER_BYTES <= end && boxes < MAX_BOXES; boxes += 1) {
      const length = bytes.uint32(at);
      // 0 means "until the end"; 1 a length of 64 bits, which no box that matters here has.
      const boxEnd = length === 0 ? end : Math.min(end, at + length);
      if (boxEnd < at + HEADER_BYTES) return;
      if (bytes.hasText(at + 4, 'ispe')) {
        sizes.push({ width: bytes.uint32(at + 12), height: bytes.uint32(at + 16) });
      }
      const container = Object.entries(CONTAINERS).find(([name]) => bytes.hasText(at + 4, name));
      if (container) walk(at + HEADER_BYTES + container[1], boxEnd);
      at = boxEnd;
    }
  }

  walk(0, bytes.length);
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
}
