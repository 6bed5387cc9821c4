import { deflateSync } from 'node:zlib';
import { joinPng } from '@fucina/png';

/** A drawing with few colors. Each row has a letter per pixel. */
export interface Drawing {
  readonly rows: readonly string[];
  /** The color of each letter, as #rrggbb. */
  readonly colors: Readonly<Record<string, string>>;
}

const BITS = 4;
const INDEXED = 3;

/** The smallest PNG file of it: four bits a pixel, so at most 16 colors. */
export function indexedPng({ rows, colors }: Drawing): Uint8Array {
  const letters = Object.keys(colors);
  const width = rows[0]?.length ?? 0;
  const palette = Buffer.from(letters.map((letter) => colors[letter]?.slice(1)).join(''), 'hex');
  const lines = rows.map((row) => {
    const line = Buffer.alloc(1 + Math.ceil(width / 2));
    Array.from(row, (letter) => letters.indexOf(letter)).forEach((index, x) => {
      const at = 1 + (x >> 1);
      line[at] = (line[at] ?? 0) | (x % 2 === 0 ? index << BITS : index);
    });
    return line;
  });
  const body = deflateSync(Buffer.concat(lines), { level: 9 });
  return joinPng({ width, height: rows.length, color: INDEXED, depth: BITS, palette }, body);
}
