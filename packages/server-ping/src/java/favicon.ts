// The icon in a status answer. Only the header of the PNG is checked; pixels are not decoded.

const PREFIX = 'data:image/png;base64,';
const MAX_TEXT_LENGTH = 128 * 1024;
const MAX_SIDE = 1024;
// Signature, then an IHDR chunk of 13 bytes.
const HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const HEAD_BASE64_LENGTH = 32;

/** The normalised data URL; undefined for anything that the game would not draw. */
export function readFavicon(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_TEXT_LENGTH) return undefined;
  if (!value.startsWith(PREFIX)) return undefined;
  // Old servers wrapped the base64 at 76 characters.
  const base64 = value.slice(PREFIX.length).replace(/[\r\n]/g, '');
  if (base64.length % 4 === 1 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  const head = Buffer.from(base64.slice(0, HEAD_BASE64_LENGTH), 'base64');
  if (head.length < 24 || !head.subarray(0, HEAD.length).equals(HEAD)) return undefined;
  if (!isSide(head.readUInt32BE(16)) || !isSide(head.readUInt32BE(20))) return undefined;
  return PREFIX + base64;
}

function isSide(pixels: number): boolean {
  return pixels >= 1 && pixels <= MAX_SIDE;
}
