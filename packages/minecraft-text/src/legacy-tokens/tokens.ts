import type { Rgb } from '@fucina/color';
import type { Decoration } from '../component/style.ts';
import type { TextRange } from '../text-problem.ts';
import { findCode } from './code-letters.ts';
import type { CodeCharacter, CodeSyntax, GradientNotation } from './code-syntax.ts';
import { type TokenGroup, type TokenPattern, tokenPattern } from './token-pattern.ts';

/** A piece of text with codes. The ranges of all tokens together are the whole text, in order. */
export type LegacyToken =
  | (TextRange & { readonly kind: 'text' })
  /** A color. In Java it ends all decorations. */
  | (TextRange & { readonly kind: 'color'; readonly color: Rgb })
  | (TextRange & { readonly kind: 'decoration'; readonly decoration: Decoration })
  | (TextRange & { readonly kind: 'reset' })
  | GradientToken
  | (TextRange & { readonly kind: 'gradient-end'; readonly name: string })
  /** A code character before another one, which makes the second one text; it is not shown. */
  | (TextRange & { readonly kind: 'doubled' })
  /** The beginning of `&x&r&r&g&g&b&b` with too few digits: plugins and the game read it differently. */
  | (TextRange & { readonly kind: 'broken' });

/** Everything up to the token `gradient-end` has the gradient. */
export interface GradientToken extends TextRange {
  readonly kind: 'gradient';
  readonly notation: GradientNotation;
  /** The MiniMessage tag, without brackets. */
  readonly tag: string;
}

interface Found extends TextRange, TokenGroup {
  readonly source: string;
}

/** What starts and ends a gradient, by its index. */
interface Pairs {
  /** The tags. */
  readonly starts: ReadonlyMap<number, string>;
  /** The names of the tags. */
  readonly ends: ReadonlyMap<number, string>;
}

const NO_PAIRS: Pairs = { starts: new Map(), ends: new Map() };

/** Finds the codes of a text. What belongs to no code is text. */
export function findLegacyTokens(text: string, syntax: CodeSyntax): readonly LegacyToken[] {
  const found = findAll(text, tokenPattern(syntax));
  if (found.length === 0) return text === '' ? [] : [{ kind: 'text', from: 0, to: text.length }];
  const pairs = syntax.gradients === undefined ? NO_PAIRS : pairGradients(found);
  const tokens: LegacyToken[] = [];
  let at = 0;
  let index = 0;
  for (const match of found) {
    const made = toTokens(match, index, pairs, syntax);
    index += 1;
    if (made.length === 0) continue;
    if (match.from > at) tokens.push({ kind: 'text', from: at, to: match.from });
    for (const token of made) tokens.push(token);
    at = match.to;
  }
  if (at < text.length) tokens.push({ kind: 'text', from: at, to: text.length });
  return tokens;
}

function findAll(text: string, { pattern, groups }: TokenPattern): readonly Found[] {
  const found: Found[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    let index = 1;
    while (match[index] === undefined) index += 1;
    const group = groups[index - 1];
    if (group === undefined) throw new Error('each alternative of the pattern is a group');
    const { part, notation } = group;
    const { 0: source, index: from } = match;
    found.push({ from, to: from + source.length, source, part, notation });
  }
  return found;
}

/** A gradient begins at the last start of its notation before the end; gradients are not nested. */
function pairGradients(found: readonly Found[]): Pairs {
  const starts = new Map<number, string>();
  const ends = new Map<number, string>();
  let open: { readonly index: number; readonly found: Found } | undefined;
  for (const [index, match] of found.entries()) {
    const isOpen = open?.found.notation === match.notation;
    const isEnd = match.part === 'end' || match.part === 'turn';
    if (open !== undefined && isOpen && (isEnd || match.notation === 'dollar')) {
      starts.set(open.index, gradientTag(open.found, match));
      ends.set(index, open.found.notation === 'rainbow' ? 'rainbow' : 'gradient');
      open = match.part === 'turn' ? { index, found: match } : undefined;
    } else if (match.part === 'start') {
      open = { index, found: match };
    }
  }
  return { starts, ends };
}

function gradientTag(start: Found, end: Found): string {
  if (start.notation === 'rainbow') return 'rainbow';
  const digits = `${start.source}${end.source}`.match(/[0-9a-f]{6}/gi) ?? [];
  return ['gradient', ...digits.map((six) => `#${six.toLowerCase()}`)].join(':');
}

function toTokens(
  match: Found,
  index: number,
  { starts, ends }: Pairs,
  syntax: CodeSyntax,
): readonly LegacyToken[] {
  const { from, to, source, part } = match;
  switch (part) {
    case 'doubled':
      return [
        { kind: 'doubled', from, to: from + 1 },
        { kind: 'text', from: from + 1, to },
      ];
    case 'broken':
      return [{ kind: 'broken', from, to }];
    case 'spigot':
    case 'hex':
      return [{ kind: 'color', from, to, color: readDigits(source) }];
    case 'code': {
      // The pattern finds only code characters.
      const code = findCode(source[0] as CodeCharacter, source.slice(1));
      return code === undefined ? [] : [{ ...code, from, to }];
    }
    case 'name': {
      const code = findCode('&', syntax.names?.[source.slice(1, -1)] ?? '');
      return code === undefined ? [] : [{ ...code, from, to }];
    }
    default:
      return gradientTokens(match, starts.get(index), ends.get(index), syntax);
  }
}

function gradientTokens(
  { from, to, source, part, notation }: Found,
  tag: string | undefined,
  name: string | undefined,
  { hex }: CodeSyntax,
): readonly LegacyToken[] {
  const tokens: LegacyToken[] = [];
  if (name !== undefined) tokens.push({ kind: 'gradient-end', from, to, name });
  if (tag !== undefined) {
    // The notations of the pattern are gradient notations.
    const known = notation as GradientNotation;
    const start = name === undefined ? from : to;
    tokens.push({ kind: 'gradient', from: start, to, notation: known, tag });
  }
  const isColor = part === 'start' && hex.some((one) => one === notation);
  if (tokens.length === 0 && isColor) {
    tokens.push({ kind: 'color', from, to, color: readDigits(source) });
  }
  return tokens;
}

function readDigits(source: string): Rgb {
  const digits = source.replace(/HEX:|SOLID:|^[&§$]?[xX]|[^0-9a-fA-F]/g, '');
  return Number.parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
}
