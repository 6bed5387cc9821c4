/** The code character: plugins use `&`, the game itself only `§`. */
export type LegacyChar = '&' | '§' | 'both';

/**
 * The hex notations to read, besides the codes. `coded`: those that start with the code character (`&#rrggbb`,
 * `§x§r§r§g§g§b§b`). `all`: also in brackets (`<#rrggbb>`, `<##rrggbb>`, `{#rrggbb}`). `bare`: also plain
 * `#rrggbb`.
 */
export type LegacyHex = 'none' | 'coded' | 'all' | 'bare';

const CHARS: Readonly<Record<LegacyChar, string>> = { '&': '&', '§': '§', both: '[&§]' };
const known = new Map<string, RegExp>();

/** Groups: digits separated by code characters, plain digits, code letter. */
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
