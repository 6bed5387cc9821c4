/** Which code character counts: plugins write `&`, the game itself knows only `§`. */
export type LegacyChar = '&' | '§' | 'both';

/**
 * Which hex notations count, besides the codes.
 * `coded`: those that begin with the code character (`&#rrggbb`, `§x§r§r§g§g§b§b`).
 * `all`: brackets too (`<#rrggbb>`, `<##rrggbb>`, `{#rrggbb}`). `bare`: even `#rrggbb` alone.
 */
export type LegacyHex = 'none' | 'coded' | 'all' | 'bare';

const CHARS: Readonly<Record<LegacyChar, string>> = { '&': '&', '§': '§', both: '[&§]' };
const known = new Map<string, RegExp>();

/** Groups: digits with code characters between, plain digits, code. */
export function legacyPattern(char: LegacyChar, hex: LegacyHex, codes: string): RegExp {
  const key = char + hex + codes;
  const pattern = known.get(key) ?? build(CHARS[char], hex, codes);
  known.set(key, pattern);
  return pattern;
}

function build(lead: string, hex: LegacyHex, codes: string): RegExp {
  const digits = '([0-9a-f]{6})';
  const coded = [`${lead}x((?:${lead}[0-9a-f]){6})`, `${lead}#${digits}`];
  const bracketed = [`<##?${digits}>`, `\\{#${digits}\\}`];
  const alternatives = [
    ...(hex === 'none' ? [] : coded),
    `${lead}([${codes}])`,
    ...(hex === 'all' || hex === 'bare' ? bracketed : []),
    ...(hex === 'bare' ? [`#${digits}(?![0-9a-f])`] : []),
  ];
  return new RegExp(alternatives.join('|'), 'gi');
}
