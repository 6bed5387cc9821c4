import { Inflate } from 'fflate';

/** A little more than deflate can do at its best: nobody writes files that shrink so much. */
const MAX_RATIO = 200;
/** Small files may shrink as they like. */
const SMALL_BYTES = 1024 * 1024;
/** The size is checked after each step, so that an archive bomb stops early. */
const STEP_BYTES = 8 * 1024;

export type Unpacked =
  | { readonly ok: true; readonly value: Uint8Array }
  /** `bomb`: it grows as only files made to do harm do. */
  | { readonly ok: false; readonly error: 'damaged' | 'bomb' };

/** Unpacks deflated bytes that have to become exactly `size` bytes. */
export function unpack(packed: Uint8Array, size: number): Unpacked {
  const mostBytes = Math.max(SMALL_BYTES, packed.length * MAX_RATIO);
  if (size > mostBytes) return { ok: false, error: 'bomb' };
  const value = new Uint8Array(size);
  let length = 0;
  const stream = new Inflate((chunk) => {
    if (length + chunk.length <= size) value.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length || at === 0; at += STEP_BYTES) {
      stream.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
      if (length > size) break;
    }
  } catch {
    return { ok: false, error: 'damaged' };
  }
  return length === size ? { ok: true, value } : { ok: false, error: 'damaged' };
}
