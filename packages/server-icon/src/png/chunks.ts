import { crc32 } from './crc32.ts';

export interface PngChunk {
  readonly type: string;
  readonly body: Uint8Array;
}

export const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
/** Length, type and checksum. */
const FRAME_BYTES = 12;

export function joinChunks(
  signature: Uint8Array,
  chunks: readonly PngChunk[],
): Uint8Array<ArrayBuffer> {
  const length = chunks.reduce((sum, { body }) => sum + FRAME_BYTES + body.length, 0);
  const file = new Uint8Array(signature.length + length);
  const view = new DataView(file.buffer);
  file.set(signature);
  let at = signature.length;
  for (const { type, body } of chunks) {
    view.setUint32(at, body.length);
    for (let index = 0; index < 4; index += 1) file[at + 4 + index] = type.charCodeAt(index);
    file.set(body, at + 8);
    const end = at + 8 + body.length;
    view.setUint32(end, crc32(file.subarray(at + 4, end)));
    at = end + 4;
  }
  return file;
}

/** The chunks of a file up to IEND; undefined if it is not a whole PNG file, or damaged. */
export function splitChunks(file: Uint8Array): readonly PngChunk[] | undefined {
  if (SIGNATURE.some((byte, at) => file[at] !== byte)) return undefined;
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const chunks: PngChunk[] = [];
  for (let at = SIGNATURE.length; at + FRAME_BYTES <= file.length; ) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > file.length) return undefined;
    if (view.getUint32(end) !== crc32(file.subarray(at + 4, end))) return undefined;
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    chunks.push({ type, body: file.subarray(at + 8, end) });
    at = end + 4;
    if (type === 'IEND') return at === file.length ? chunks : undefined;
  }
  return undefined;
}
