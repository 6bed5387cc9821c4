// RFC 3492: the numbers of Punycode.
const BASE = 36;
const LOWEST = 1;
const HIGHEST = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE_POINT = 128;
const LAST_CODE_POINT = 0x10ffff;

/** Of a label in DNS (RFC 1035). */
const MAX_LABEL_LENGTH = 63;

/**
 * An ASCII host as its readers write it: `xn--mnchen-3ya.example` is `münchen.example`. What is no Punycode stays, and
 * so does what `toAscii` would not turn into the same host again.
 */
export function writeUnicodeHost(host: string, toAscii: (name: string) => string): string {
  const readable = host
    .split('.')
    .map((label) => readLabel(label) ?? label)
    .join('.');
  return toAscii(readable) === host ? readable : host;
}

function readLabel(label: string): string | undefined {
  return label.startsWith('xn--') && label.length <= MAX_LABEL_LENGTH
    ? readPunycode(label.slice(4))
    : undefined;
}

function readPunycode(encoded: string): string | undefined {
  const end = encoded.lastIndexOf('-');
  const points = [...encoded.slice(0, Math.max(end, 0))].map((char) => char.charCodeAt(0));
  let codePoint = FIRST_CODE_POINT;
  let bias = FIRST_BIAS;
  let place = 0;
  let next = end + 1;
  while (next < encoded.length) {
    const before = place;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = Number.parseInt(base36(encoded[next++]), BASE);
      if (Number.isNaN(digit)) return undefined;
      place += digit * weight;
      const threshold = Math.min(HIGHEST, Math.max(LOWEST, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = points.length + 1;
    bias = adapted(place - before, count, before === 0);
    codePoint += Math.floor(place / count);
    if (codePoint > LAST_CODE_POINT) return undefined;
    place %= count;
    points.splice(place++, 0, codePoint);
  }
  return String.fromCodePoint(...points);
}

/** Punycode counts a to z before 0 to 9, JavaScript after them. */
function base36(char = ''): string {
  if (/[a-z]/.test(char)) return (char.charCodeAt(0) - 97).toString(BASE);
  return /\d/.test(char) ? (Number(char) + 26).toString(BASE) : '';
}

function adapted(distance: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(distance / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > ((BASE - LOWEST) * HIGHEST) / 2; k += BASE)
    delta = Math.floor(delta / (BASE - LOWEST));
  return k + Math.floor(((BASE - LOWEST + 1) * delta) / (delta + SKEW));
}
