/** A color as a 24-bit number, 0xRRGGBB. */
export type Rgb = number;

export type HexError =
  /** Nothing but a prefix, brackets or white space. */
  | { readonly code: 'hex-empty'; readonly at: number }
  /** A character that is not a hexadecimal digit. */
  | { readonly code: 'hex-digit'; readonly at: number; readonly found: string }
  /** Neither three nor six digits. */
  | { readonly code: 'hex-length'; readonly at: number; readonly length: number };

export type HexResult =
  | { readonly ok: true; readonly value: Rgb }
  | { readonly ok: false; readonly error: HexError };

const SPIGOT = /^[&§]x(?:[&§][0-9a-f]){6}$/i;
const OPENING = /^(?:0x|[&§]#|[<{]#{1,2}|#)/i;

/**
 * Reads a color in all common notations: `#ff8800`, `f80`, `0xFF8800`, and those of chat plugins (`&#ff8800`,
 * `<#ff8800>`, `<##ff8800>`, `{#ff8800}`, `§x§f§f§8§8§0§0`). Three digits are doubled, as in CSS.
 */
export function readHex(text: string): HexResult {
  const trimmed = text.trim();
  const start = text.length - text.trimStart().length;
  if (SPIGOT.test(trimmed)) {
    return { ok: true, value: Number.parseInt(trimmed.slice(2).replace(/[&§]/g, ''), 16) };
  }
  const opening = OPENING.exec(trimmed)?.[0] ?? '';
  const closing = opening.startsWith('<') ? '>' : opening.startsWith('{') ? '}' : '';
  const inner = trimmed.slice(opening.length);
  const digits = closing !== '' && inner.endsWith(closing) ? inner.slice(0, -1) : inner;
  return readDigits(digits, start + opening.length);
}

/** As `#rrggbb` in lower case. */
export function writeHex(rgb: Rgb): string {
  return `#${(0x1000000 | rgb).toString(16).slice(1)}`;
}

function readDigits(digits: string, at: number): HexResult {
  if (digits === '') return { ok: false, error: { code: 'hex-empty', at } };
  const wrong = digits.search(/[^0-9a-f]/i);
  if (wrong >= 0) {
    const found = String.fromCodePoint(digits.codePointAt(wrong) ?? 0);
    return { ok: false, error: { code: 'hex-digit', at: at + wrong, found } };
  }
  if (digits.length === 6) return { ok: true, value: Number.parseInt(digits, 16) };
  if (digits.length === 3)
    return { ok: true, value: Number.parseInt(digits.replace(/./g, '$&$&'), 16) };
  return {
    ok: false,
    error: { code: 'hex-length', at: at + Math.min(digits.length, 6), length: digits.length },
  };
}
