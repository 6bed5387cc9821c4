// Forge since 1.18.1 packs its list of mods into a string: each character carries 15 bits, the first two the number of
// bytes. Its counts are not trusted: reading stops at the end of the bytes.
import { readVarInt } from './var-int.ts';

export interface PackedMods {
  readonly mods: readonly { readonly id: string; readonly version: string }[];
  readonly isTruncated: boolean;
}

const BITS = 15;

export function readPackedMods(packed: string, most: number): PackedMods {
  const cursor = createCursor(unpack(packed));
  const isTruncated = cursor.byte() === 1;
  const count = Math.min(cursor.byte() * 256 + cursor.byte(), most);
  const mods: { id: string; version: string }[] = [];
  while (mods.length < count && !cursor.isSpent()) {
    const sizeAndFlag = cursor.varInt();
    const isServerOnly = (sizeAndFlag & 1) === 1;
    const id = cursor.string();
    const version = isServerOnly ? '' : cursor.string();
    for (let left = sizeAndFlag >>> 1; left > 0 && !cursor.isSpent(); left -= 1) {
      cursor.string();
      cursor.string();
      cursor.byte();
    }
    if (!cursor.hasOverrun()) mods.push({ id, version });
  }
  return { mods, isTruncated: isTruncated || cursor.hasOverrun() };
}

function unpack(packed: string): Buffer {
  const announced = packed.charCodeAt(0) + packed.charCodeAt(1) * 2 ** BITS;
  const carried = Math.floor((Math.max(0, packed.length - 2) * BITS) / 8);
  const bytes = Buffer.alloc(Math.min(announced || 0, carried));
  let bits = 0;
  let held = 0;
  let at = 2;
  for (let index = 0; index < bytes.length; index += 1) {
    while (held < 8) {
      bits |= (packed.charCodeAt(at) & 0x7fff) << held;
      held += BITS;
      at += 1;
    }
    bytes[index] = bits & 0xff;
    bits >>>= 8;
    held -= 8;
  }
  return bytes;
}

function createCursor(bytes: Buffer) {
  let at = 0;
  let hasOverrun = false;
  const overrun = () => {
    hasOverrun = true;
    at = bytes.length;
    return 0;
  };
  const varInt = () => {
    const read = readVarInt(bytes, at);
    if (typeof read === 'string') return overrun();
    at = read.end;
    return read.value;
  };
  return {
    varInt,
    byte: () => bytes[at++] ?? overrun(),
    string() {
      const length = varInt();
      if (length < 0 || at + length > bytes.length) {
        overrun();
        return '';
      }
      at += length;
      return bytes.toString('utf8', at - length, at);
    },
    isSpent: () => at >= bytes.length,
    hasOverrun: () => hasOverrun,
  };
}
