import { splitProtected } from './protected-parts.ts';

export interface SmallCapsOptions {
  /** Unicode has two candidates; the game has glyphs for both since 1.16. */
  readonly q?: 'ǫ' | 'ꞯ';
  /** The small capital, the Cyrillic look-alike, or the plain letter. */
  readonly s?: 'ꜱ' | 'ѕ' | 's';
  readonly digits?: 'sub' | 'super' | 'keep';
  /** Keeps tags, color codes and placeholders unchanged: `<red>`, `&c`, `&#ff8800`, `%player%`, `{0}`. */
  readonly skipCodes?: boolean;
}

// Unicode has no small capital x, so x stays itself.
const LETTERS: Readonly<Record<string, string>> = {
  a: 'ᴀ',
  b: 'ʙ',
  c: 'ᴄ',
  d: 'ᴅ',
  e: 'ᴇ',
  f: 'ꜰ',
  g: 'ɢ',
  h: 'ʜ',
  i: 'ɪ',
  j: 'ᴊ',
  k: 'ᴋ',
  l: 'ʟ',
  m: 'ᴍ',
  n: 'ɴ',
  o: 'ᴏ',
  p: 'ᴘ',
  q: 'ǫ',
  r: 'ʀ',
  s: 'ꜱ',
  t: 'ᴛ',
  u: 'ᴜ',
  v: 'ᴠ',
  w: 'ᴡ',
  y: 'ʏ',
  z: 'ᴢ',
};

const DIGITS = { sub: '₀₁₂₃₄₅₆₇₈₉', super: '⁰¹²³⁴⁵⁶⁷⁸⁹', keep: '0123456789' } as const;

/** Converts to lower case, then replaces every letter and digit that has a small glyph. */
export function toSmallCaps(text: string, options: SmallCapsOptions = {}): string {
  const { q = 'ǫ', s = 'ꜱ', digits = 'sub', skipCodes = false } = options;
  const glyphs: Readonly<Record<string, string>> = { ...LETTERS, q, s };
  const swap = (part: string) =>
    part.toLowerCase().replace(/[a-z0-9]/g, (char) => {
      return char <= '9' ? (DIGITS[digits][Number(char)] ?? char) : (glyphs[char] ?? char);
    });
  if (!skipCodes) return swap(text);
  return splitProtected(text)
    .map(({ part, isProtected }) => (isProtected ? part : swap(part)))
    .join('');
}
