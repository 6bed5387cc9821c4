// Small numbers in few bytes: seven bits a byte, the lowest first; bit 7 says that more follow.
import type { Result } from '@fucina/server-address';

const MAX_VARINT_BYTES = 5;

export interface ByteWriter {
  readonly byte: (value: number) => void;
  readonly varint: (value: number) => void;
  /** A number that may be negative. */
  readonly zigzag: (value: number) => void;
  readonly bytes: () => Uint8Array<ArrayBuffer>;
}

export interface ByteReader {
  /** All of them are undefined where there are no more bytes, or what is there is no such number. */
  readonly byte: () => number | undefined;
  readonly varint: () => number | undefined;
  readonly zigzag: () => number | undefined;
  readonly isAtEnd: () => boolean;
  readonly position: () => number;
}

/** Bytes that are not what they should be, and where. */
export interface BytesError {
  readonly code: 'damaged';
  readonly at: number;
}

export function damaged(reader: ByteReader): Result<never, BytesError> {
  return { ok: false, error: { code: 'damaged', at: reader.position() } };
}

export function createByteWriter(): ByteWriter {
  const written: number[] = [];
  const varint = (value: number) => {
    let rest = value;
    while (rest >= 0x80) {
      written.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    written.push(rest);
  };
  return {
    byte: (value) => written.push(value),
    varint,
    zigzag: (value) => varint(value < 0 ? -2 * value - 1 : 2 * value),
    bytes: () => Uint8Array.from(written),
  };
}

export function createByteReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  const byte = () => {
    const found = bytes[at];
    if (found !== undefined) at += 1;
    return found;
  };
  const varint = () => {
    let value = 0;
    for (let place = 0; place < MAX_VARINT_BYTES; place += 1) {
      const found = byte();
      if (found === undefined) return undefined;
      value += (found & 0x7f) * 2 ** (7 * place);
      if (found < 0x80) return value;
    }
    return undefined;
  };
  return {
    byte,
    varint,
    zigzag: () => {
      const value = varint();
      if (value === undefined) return undefined;
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    },
    isAtEnd: () => at === bytes.length,
    position: () => at,
  };
}
