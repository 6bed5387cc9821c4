import type { TextRange } from '@fucina/minecraft-text/text-problem';

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

export interface HoconToken extends TextRange {
  readonly kind: HoconTokenKind;
}

const TOKENS: readonly (readonly [HoconTokenKind | 'nothing', RegExp])[] = [
  ['nothing', /(?:#|\/\/)[^\n]*|[^\S\n]+/y],
  ['line-break', /\n/y],
  ['substitution', /\$\{[^}\n]*\}/y],
  ['=', /[:=]|\+=/y],
  ['{', /\{/y],
  ['}', /\}/y],
  ['[', /\[/y],
  [']', /\]/y],
  [',', /,/y],
  // A slash, a plus or a dollar sign alone is one too.
  ['word', /[^\s"{}[\]:=,#+/$]+|[+/$]/y],
];

/** The tokens of a HOCON file without blanks and comments. */
export function* scanHocon(text: string): Generator<HoconToken> {
  let from = 0;
  while (from < text.length) {
    const { kind, to } = text[from] === '"' ? quotedAt(text, from) : tokenAt(text, from);
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

function quotedAt(text: string, from: number) {
  if (text.startsWith('"""', from)) return rawAt(text, from);
  for (let at = from + 1; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return { kind: 'string', to: at + 1 } as const;
  }
  return unclosedAt(text, from);
}

/** More quotes than three at the end belong to the text. */
function rawAt(text: string, from: number) {
  let to = text.indexOf('"""', from + 3) + 3;
  if (to === 2) return unclosedAt(text, from);
  while (text[to] === '"') to += 1;
  return { kind: 'raw', to } as const;
}

function unclosedAt(text: string, from: number) {
  const lineBreak = text.indexOf('\n', from);
  return { kind: 'unclosed', to: lineBreak === -1 ? text.length : lineBreak } as const;
}
