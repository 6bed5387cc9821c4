// Pure packages have neither btoa nor Buffer. The data here is ASCII JSON.
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const FORM = /^[A-Za-z0-9+/]*={0,2}$/;
/** Whole groups of four. What grows by single bytes costs more than in proportion once it is long. */
const BLOCK = 4096;

/** Standard base64 with padding, for text with characters below 256 only. */
export function writeBase64(text: string): string {
  let written = '';
  for (let at = 0; at < text.length; at += 3) {
    const bits = (byteAt(text, at) << 16) | (byteAt(text, at + 1) << 8) | byteAt(text, at + 2);
    const kept = Math.min(text.length - at, 3) + 1;
    for (let digit = 0; digit < 4; digit++) {
      written += digit < kept ? ALPHABET.charAt((bits >> (18 - 6 * digit)) & 63) : '=';
    }
  }
  return written;
}

/** The bytes as characters below 256; undefined if the text is not base64. Padding is optional. */
export function readBase64(text: string): string | undefined {
  if (!FORM.test(text)) return undefined;
  const digits = text.replace(/={1,2}$/, '');
  if (digits.length % 4 === 1) return undefined;
  let read = '';
  for (let at = 0; at < digits.length; at += BLOCK) {
    read += readBlock(digits.slice(at, at + BLOCK));
  }
  return read;
}

function readBlock(digits: string): string {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const digit of digits) {
    bits = ((bits << 6) | ALPHABET.indexOf(digit)) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes.push((bits >> held) & 255);
  }
  return String.fromCharCode(...bytes);
}

/** 0 after the end, where the character code is NaN. */
function byteAt(text: string, at: number): number {
  return text.charCodeAt(at) & 255;
}
