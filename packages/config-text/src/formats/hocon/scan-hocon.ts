import type { Range } from '../format.ts';

export type HoconTokenKind =
  | 'string'
  | 'raw'
  | 'unclosed'
  | 'word'
  | 'substitution'
  | 'line-break'
  | '{'
  | '}'
  | '['
  | ']'
  | ','
  | '=';

export interface HoconToken extends Range {
  readonly kind: HoconTokenKind;
}

const TOKENS: readonly (readonly [HoconTokenKind | 'nothing', RegExp])[] = [
  ['nothing', /(?:#|\/\/)[^\n]*|[^\S\n]+/y],
  ['line-break', /\n/y],
  // More quotes than three at the end belong to the text.
  ['raw', /"""[^"]*(?:"{1,2}(?!")[^"]*)*"{3,}/y],
  ['string', /"(?:[^"\\\n]|\\[^\n])*"/y],
  ['unclosed', /"[^\n]*/y],
  ['substitution', /\$\{[^}\n]*\}/y],
  ['=', /[:=]|\+=/y],
  ['{', /\{/y],
  ['}', /\}/y],
  ['[', /\[/y],
  [']', /\]/y],
  [',', /,/y],
  ['word', /(?:[^\s"{}[\]:=,#+/$]|\/(?!\/)|\+(?!=)|\$(?!\{))+/y],
];

/** The tokens of a HOCON file without blanks and comments. */
export function* scanHocon(text: string): Generator<HoconToken> {
  let from = 0;
  while (from < text.length) {
    const { kind, to } = tokenAt(text, from);
    if (kind !== 'nothing') yield { kind, from, to };
    from = to;
  }
}

function tokenAt(text: string, from: number) {
  for (const [kind, pattern] of TOKENS) {
    pattern.lastIndex = from;
    if (pattern.test(text)) return { kind, to: pattern.lastIndex };
  }
  return { kind: 'word', to: from + 1 } as const;
}
