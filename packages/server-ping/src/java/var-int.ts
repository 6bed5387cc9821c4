// VarInt: a signed 32-bit integer in at most five bytes, seven bits each, lowest first; the high bit is set on all but
// the last byte.

const MAX_BYTES = 5;

export type ReadVarInt = { readonly value: number; readonly end: number } | 'more' | 'too-long';

export function readVarInt(bytes: Uint8Array, at: number): ReadVarInt {
  let value = 0;
  for (let index = 0; index < MAX_BYTES; index += 1) {
    const byte = bytes[at + index];
    if (byte === undefined) return 'more';
    value |= (byte & 0x7f) << (7 * index);
    if (byte < 0x80) return { value, end: at + index + 1 };
  }
  return 'too-long';
}

export function writeVarInt(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value >>> 0;
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  return Buffer.from([...bytes, rest]);
}
