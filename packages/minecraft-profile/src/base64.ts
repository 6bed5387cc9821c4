// Pure packages have neither btoa nor Buffer. The data here is ASCII JSON.
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const FORM = /^[A-Za-z0-9+/]*={0,2}$/;

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
  let bits = 0;
  let held = 0;
  for (const digit of digits) {
    bits = ((bits << 6) | ALPHABET.indexOf(digit)) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    read += String.fromCharCode((bits >> held) & 255);
  }
  return read;
}

/** 0 behind the end, where the character code is NaN. */
function byteAt(text: string, at: number): number {
  return text.charCodeAt(at) & 255;
}
