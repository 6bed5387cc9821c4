import { crc32, deflateSync } from 'node:zlib';

/** A drawing with few colors. Each row has a letter per pixel. */
export interface Drawing {
  readonly rows: readonly string[];
  /** The color of each letter, as #rrggbb. */
  readonly colors: Readonly<Record<string, string>>;
}

const SIGNATURE = Buffer.of(137, 80, 78, 71, 13, 10, 26, 10);
const BITS = 4;
const INDEXED = 3;

/** The smallest PNG file of it: four bits a pixel, so at most 16 colors. */
export function indexedPng({ rows, colors }: Drawing): Buffer {
  const letters = Object.keys(colors);
  const width = rows[0]?.length ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([BITS, INDEXED], 8);
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
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
