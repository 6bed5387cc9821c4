import { crc32 } from 'node:zlib';

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bits of each channel. */
  readonly depth: number;
  /** PNG's number for the kind: 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA. */
  readonly color: number;
  readonly channels: number;
  readonly isInterlaced: boolean;
}

interface PictureChunks {
  readonly header: PngHeader;
  /** The compressed pixels, joined. */
  readonly pictureData: Uint8Array;
  /** Makes the same file without the chunks that say nothing about pixels. */
  readonly pictureFile: () => Buffer;
}

export type ChunksResult =
  | { readonly ok: true; readonly value: PictureChunks }
  | { readonly ok: false; readonly reason: string };

const SIGNATURE = Buffer.of(137, 80, 78, 71, 13, 10, 26, 10);
const HEADER_BYTES = 13;
const PICTURE_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Walks the chunks of a PNG file without unpacking any. */
export function readChunks(bytes: Uint8Array): ChunksResult {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return no('not a PNG file');
  const kept: Buffer[] = [SIGNATURE];
  const data: Buffer[] = [];
  let header: PngHeader | undefined;
  let type = '';
  for (let at = SIGNATURE.length; type !== 'IEND'; ) {
    if (at + 12 > file.length) return no('ends early');
    const bodyEnd = at + 8 + file.readUInt32BE(at);
    if (bodyEnd + 4 > file.length) return no('ends early');
    type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, bodyEnd);
    if (PICTURE_CHUNKS.has(type)) {
      if (crc32(file.subarray(at + 4, bodyEnd)) !== file.readUInt32BE(bodyEnd)) {
        return no(`${type} is damaged`);
      }
      kept.push(file.subarray(at, bodyEnd + 4));
    }
    if (header === undefined) {
      header = type === 'IHDR' ? readHeader(body) : undefined;
      if (header === undefined) return no('has no header');
    }
    if (type === 'IDAT') data.push(body);
    at = bodyEnd + 4;
  }
  const [first] = data;
  if (header === undefined || first === undefined) return no('has no picture');
  const pictureData = data.length === 1 ? first : Buffer.concat(data);
  return { ok: true, value: { header, pictureData, pictureFile: () => Buffer.concat(kept) } };
}

function readHeader(body: Buffer): PngHeader | undefined {
  if (body.length !== HEADER_BYTES) return undefined;
  const [depth = 0, color = 0, , , interlace] = body.subarray(8);
  const channels = CHANNELS[color];
  if (channels === undefined) return undefined;
  return {
    width: body.readUInt32BE(0),
    height: body.readUInt32BE(4),
    ...{ depth, color, channels, isInterlaced: interlace === 1 },
  };
}

function no(reason: string): ChunksResult {
  return { ok: false, reason };
}
