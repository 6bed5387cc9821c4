import { crc32 } from 'node:zlib';

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const HEADER_BYTES = 13;

interface Header {
  readonly width: number;
  readonly height: number;
  /** PNG's number for the kind. */
  readonly color: number;
  /** Bits of each channel. */
  readonly depth?: number;
  /** Three bytes for each color. */
  readonly palette?: Uint8Array;
}

/** A file that is not interlaced. `body` is compressed. */
export function joinPng(
  { width, height, color, depth = 8, palette }: Header,
  body: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, color], 8);
  const extra = palette === undefined ? 0 : 12 + palette.length;
  const file = new Uint8Array(SIGNATURE.length + 3 * 12 + header.length + extra + body.length);
  file.set(SIGNATURE);
  let at = SIGNATURE.length;
  at = writeChunk(file, at, 'IHDR', header);
  if (palette !== undefined) at = writeChunk(file, at, 'PLTE', palette);
  at = writeChunk(file, at, 'IDAT', body);
  writeChunk(file, at, 'IEND', new Uint8Array(0));
  return file;
}

function writeChunk(file: Uint8Array, at: number, type: string, body: Uint8Array): number {
  const view = new DataView(file.buffer);
  view.setUint32(at, body.length);
  for (let index = 0; index < 4; index += 1) file[at + 4 + index] = type.charCodeAt(index);
  file.set(body, at + 8);
  view.setUint32(at + 8 + body.length, crc32(file.subarray(at + 4, at + 8 + body.length)));
  return at + 12 + body.length;
}
