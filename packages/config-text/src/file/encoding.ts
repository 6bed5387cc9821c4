/** How the bytes of a file spell its text. `windows-1252` has a character for each byte. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedFile {
  /** Without the byte order mark. */
  readonly text: string;
  readonly encoding: Encoding;
  readonly hasMark: boolean;
}

/** Undefined for bytes that are no text. The bytes can be written back as they were. */
export function decodeFile(bytes: Uint8Array): DecodedFile | undefined {
  const decoded = decodeMarked(bytes) ??
    decodeUtf8(bytes) ?? {
      text: decodeWindows1252(bytes),
      encoding: 'windows-1252',
      hasMark: false,
    };
  return isBinary(decoded.text) ? undefined : decoded;
}

export function encodeFile(text: string, encoding: Encoding, hasMark: boolean): Uint8Array {
  const marked = hasMark ? MARK + text : text;
  switch (encoding) {
    case 'utf-8':
      return new TextEncoder().encode(marked);
    case 'windows-1252':
      return Uint8Array.from(text, windows1252Byte);
    default:
      return encodeUtf16(marked, encoding === 'utf-16le');
  }
}

/** Whether the encoding has all characters of the text. */
export function canEncode(text: string, encoding: Encoding): boolean {
  if (encoding !== 'windows-1252') return !/\p{Surrogate}/u.test(text);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7f && !HIGH_BYTES.has(text.charAt(at))) return false;
  }
  return true;
}

const MARK = '\ufeff';

function decodeMarked(bytes: Uint8Array): DecodedFile | undefined {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if (!isLittle && !(first === 0xfe && second === 0xff)) return undefined;
  if (bytes.length % 2 === 1) return undefined;
  const parts: string[] = [];
  for (let from = 2; from < bytes.length; from += 8192) {
    const units: number[] = [];
    for (let at = from; at < Math.min(from + 8192, bytes.length); at += 2) {
      const [one = 0, other = 0] = [bytes[at], bytes[at + 1]];
      units.push(isLittle ? one | (other << 8) : (one << 8) | other);
    }
    parts.push(String.fromCharCode(...units));
  }
  return { text: parts.join(''), encoding: isLittle ? 'utf-16le' : 'utf-16be', hasMark: true };
}

function encodeUtf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    bytes[at * 2 + (isLittle ? 0 : 1)] = unit & 0xff;
    bytes[at * 2 + (isLittle ? 1 : 0)] = unit >> 8;
  }
  return bytes;
}

function decodeUtf8(bytes: Uint8Array): DecodedFile | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const hasMark = text.startsWith(MARK);
    return { text: hasMark ? text.slice(1) : text, encoding: 'utf-8', hasMark };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The characters of the bytes 0x80 to 0x9f; all others are those of Unicode. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const HIGH_BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 128 }, (_, index) => [
    WINDOWS_1252[index] ?? String.fromCharCode(index + 128),
    index + 128,
  ]),
);
const HIGH_CHARACTERS = Array.from(HIGH_BYTES.keys());

function decodeWindows1252(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 8192) {
    const chars = Array.from(bytes.subarray(from, from + 8192), (byte) =>
      byte < 128 ? String.fromCharCode(byte) : (HIGH_CHARACTERS[byte - 128] ?? ''),
    );
    parts.push(chars.join(''));
  }
  return parts.join('');
}

function windows1252Byte(char: string): number {
  return HIGH_BYTES.get(char) ?? char.charCodeAt(0);
}

/** A NUL, or more than one control character in a hundred. */
function isBinary(text: string): boolean {
  if (text.includes('\0')) return true;
  const controls = text.match(/\p{Cc}/gu)?.filter((char) => !COMMON_CONTROLS.has(char)).length ?? 0;
  return controls > text.length / 100;
}

/** Tabs, line ends, escapes of terminals, and what windows-1252 makes of bytes that it has no character for. */
const COMMON_CONTROLS = new Set('\t\n\f\r\x1b\x81\x85\x8d\x8f\x90\x9d');
