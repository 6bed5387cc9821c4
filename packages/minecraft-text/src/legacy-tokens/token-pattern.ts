import { CODE_LETTERS } from '../legacy/codes.ts';
import type { HexNotation } from '../legacy/hex-styles.ts';
import { BACK_TICK_LETTERS } from './code-letters.ts';
import type { CodeCharacter, CodeSyntax, GradientNotation } from './code-syntax.ts';

/** What an alternative of the pattern finds. */
export interface TokenGroup {
  readonly part:
    | 'doubled'
    | 'spigot'
    | 'broken'
    | 'code'
    | 'name'
    | 'hex'
    | 'start'
    | 'turn'
    | 'end';
  readonly notation: HexNotation | GradientNotation | undefined;
}

export interface TokenPattern {
  readonly pattern: RegExp;
  /** One for each group of the pattern. Names of groups would make each match slow. */
  readonly groups: readonly TokenGroup[];
}

const HEX = '[0-9a-fA-F]';
const SIX = `${HEX}{6}`;

type BracketedNotation = Exclude<HexNotation, 'spigot' | 'hash' | 'hex-brace'>;

const BRACKETED: Readonly<Record<BracketedNotation, string>> = {
  'double-tag': `<##${SIX}>`,
  solid: `<SOLID:${SIX}>`,
  tag: `<#${SIX}>`,
  brace: `\\{#${SIX}\\}`,
  'hash-angle': `#<${SIX}>`,
  'hash-brace': `#\\{${SIX}\\}`,
  // Not among the arguments of a tag.
  bare: `(?<!<\\/?[a-zA-Z_]{1,20}:[^<>]{0,120})#${SIX}`,
};

// In the order in which they are tried.
const BRACKETED_NOTATIONS = Object.keys(BRACKETED) as BracketedNotation[];

/** How gradients begin, go on to another one, and end. In `dollar` both ends are written alike. */
const GRADIENTS: Readonly<
  Record<
    GradientNotation,
    { readonly start: string; readonly turn?: string; readonly end?: string }
  >
> = {
  tag: { start: `<#${SIX}>`, end: `</#${SIX}>` },
  dollar: { start: `<\\$#${SIX}>` },
  named: { start: `<gradient:#${SIX}>`, end: `</gradient:#${SIX}>` },
  arrow: { start: `\\{#${SIX}>\\}`, turn: `\\{#${SIX}<>\\}`, end: `\\{#${SIX}<\\}` },
  brace: { start: `\\{#${SIX}\\}`, end: `\\{/#${SIX}\\}` },
  iridium: { start: `<GRADIENT:${SIX}>`, end: `</GRADIENT:${SIX}>` },
  rainbow: { start: '<RAINBOW\\d{1,3}>', end: '</RAINBOW>' },
  percent: { start: `%gradient#${SIX}#${SIX}%`, end: '%gradient%' },
};

const known = new WeakMap<CodeSyntax, TokenPattern>();

/** Matches every code of a syntax, and everything that can be the end of a gradient. */
export function tokenPattern(syntax: CodeSyntax): TokenPattern {
  const found = known.get(syntax) ?? build(syntax);
  known.set(syntax, found);
  return found;
}

function build({ characters, hex, gradients = [], ...rest }: CodeSyntax): TokenPattern {
  const { letterCase = 'any', isDoubledLiteral = false, isHexLetterLower = false, names } = rest;
  const lower = CODE_LETTERS.java;
  const letters = letterCase === 'lower' ? lower : lower + lower.toUpperCase();
  const usual = characters.filter((character) => character !== '`');
  const lead = `[${usual.join('')}]`;
  const alternatives: string[] = [];
  const groups: TokenGroup[] = [];
  const add = (
    part: TokenGroup['part'],
    source: string,
    notation?: HexNotation | GradientNotation,
  ) => {
    alternatives.push(`(${source})`);
    groups.push({ part, notation });
  };
  if (usual.length > 0) {
    if (isDoubledLiteral) add('doubled', `${doubled(usual)}(?=[${letters}])`);
    if (hex.includes('spigot')) {
      const start = `${lead}[${isHexLetterLower ? 'x' : 'xX'}]`;
      add('spigot', `${start}(?:${lead}${HEX}){6}`);
      add('broken', `${start}(?:${lead}${HEX}){1,5}`);
    }
    if (hex.includes('hash')) add('hex', `${lead}#${SIX}`, 'hash');
    if (hex.includes('hex-brace')) {
      add('hex', `${lead}\\{HEX:(?:${SIX}|${HEX}{3})\\}`, 'hex-brace');
    }
  }
  const codes = usual.length > 0 ? [`${lead}[${letters}]`] : [];
  if (characters.includes('`')) codes.push(`\`[${BACK_TICK_LETTERS}]`);
  if (codes.length > 0) add('code', codes.join('|'));
  if (names !== undefined) add('name', `<(?:${Object.keys(names).join('|')})>`);
  for (const notation of gradients) {
    const { start, turn, end } = GRADIENTS[notation];
    add('start', start, notation);
    if (turn !== undefined) add('turn', turn, notation);
    if (end !== undefined) add('end', end, notation);
  }
  for (const notation of BRACKETED_NOTATIONS) {
    const source = BRACKETED[notation];
    // The start of a gradient may turn out to be a color of the same notation.
    const isStart = gradients.some((gradient) => GRADIENTS[gradient].start === source);
    if (!isStart && hex.includes(notation)) add('hex', source, notation);
  }
  const pattern = new RegExp(alternatives.length > 0 ? alternatives.join('|') : '(?!)', 'g');
  return { pattern, groups };
}

/** The same character twice. */
function doubled(characters: readonly CodeCharacter[]): string {
  return `(?:${characters.map((character) => `[${character}]{2}`).join('|')})`;
}
