// Kick packet of servers before 1.7, also their answer to a ping: byte 0xFF, the number of UTF-16 code units, the text.

export type ReadKick =
  | { readonly kind: 'more' }
  | { readonly kind: 'error'; readonly code: 'too_large' | 'not_minecraft' }
  | { readonly kind: 'text'; readonly text: string };

const MAX_UNITS = 1024;

export function readKick(bytes: Buffer): ReadKick {
  if (bytes.length > 0 && bytes[0] !== 0xff) return { kind: 'error', code: 'not_minecraft' };
  if (bytes.length < 3) return { kind: 'more' };
  const units = bytes.readUInt16BE(1);
  if (units > MAX_UNITS) return { kind: 'error', code: 'too_large' };
  const end = 3 + units * 2;
  if (bytes.length < end) return { kind: 'more' };
  const text = Buffer.from(bytes.subarray(3, end)).swap16().toString('utf16le');
  return { kind: 'text', text: text.toWellFormed() };
}
