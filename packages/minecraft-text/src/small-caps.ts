import { splitProtected } from './protected-parts.ts';

export interface SmallCapsOptions {
  /** Unicode has two candidates; the game draws both since 1.16. */
  readonly q?: 'ǫ' | 'ꞯ';
  /** Small capital, Cyrillic look-alike, or the plain letter. */
  readonly s?: 'ꜱ' | 'ѕ' | 's';
  readonly digits?: 'sub' | 'super' | 'keep';
  /** Leaves tags, colour codes and placeholders as they are: `<red>`, `&c`, `&#ff8800`, `%player%`, `{0}`. */
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

/** Lowercases, then swaps every letter and digit that has a small glyph; the rest stays. */
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
