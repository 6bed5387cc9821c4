import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from '@fucina/skin-model';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Encodes an opaque image as PNG: 8-bit RGB, no alpha, no row filters. */
export function encodePng({ width, height, data }: Picture): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);

  // Every row begins with its filter type; 0 means none.
  const stride = width * 3 + 1;
  const rows = Buffer.alloc(height * stride);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [(y * width + x) * 4, y * stride + 1 + x * 3];
      rows[to] = data[from] ?? 0;
      rows[to + 1] = data[from + 1] ?? 0;
      rows[to + 2] = data[from + 2] ?? 0;
    }
  }
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
