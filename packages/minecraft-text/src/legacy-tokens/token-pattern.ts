import { CODE_LETTERS } from '../legacy/codes.ts';
import { BACK_TICK_LETTERS } from './code-letters.ts';
import type { CodeCharacter, CodeSyntax, GradientNotation, HexNotation } from './code-syntax.ts';

/** What an alternative of the pattern has found; its name is the name of the group around it. */
export type TokenGroup =
  | 'doubled'
  | 'spigot'
  | 'broken'
  | 'code'
  | `hex_${string}`
  | `start_${string}`
  | `turn_${string}`
  | `end_${string}`;

const HEX = '[0-9a-fA-F]';
const SIX = `${HEX}{6}`;

const BRACKETED: Readonly<Record<Exclude<HexNotation, 'spigot' | 'hash' | 'hex-brace'>, string>> = {
  'double-tag': `<##${SIX}>`,
  solid: `<SOLID:${SIX}>`,
  tag: `<#${SIX}>`,
  brace: `\\{#${SIX}\\}`,
  'hash-angle': `#<${SIX}>`,
  'hash-brace': `#\\{${SIX}\\}`,
  // Not among the arguments of a tag.
  bare: `(?<!<\\/?[a-zA-Z_]{1,20}:[^<>]{0,120})#${SIX}`,
};

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

const known = new WeakMap<CodeSyntax, RegExp>();

/** Matches every code of a syntax, and everything that can be the end of a gradient. */
export function tokenPattern(syntax: CodeSyntax): RegExp {
  const found = known.get(syntax) ?? build(syntax);
  known.set(syntax, found);
  return found;
}

function build({ characters, hex, gradients = [], ...rest }: CodeSyntax): RegExp {
  const { letterCase = 'any', isDoubledLiteral = false, isHexLetterLower = false } = rest;
  const lower = CODE_LETTERS.java;
  const letters = letterCase === 'lower' ? lower : lower + lower.toUpperCase();
  const usual = characters.filter((character) => character !== '`');
  const lead = `[${usual.join('')}]`;
  const alternatives: string[] = [];
  const add = (group: TokenGroup, source: string) => alternatives.push(`(?<${group}>${source})`);
  if (usual.length > 0) {
    if (isDoubledLiteral) add('doubled', `${doubled(usual)}(?=[${letters}])`);
    if (hex.includes('spigot')) {
      const start = `${lead}[${isHexLetterLower ? 'x' : 'xX'}]`;
      add('spigot', `${start}(?:${lead}${HEX}){6}`);
      add('broken', `${start}(?:${lead}${HEX}){1,5}`);
    }
    if (hex.includes('hash')) add('hex_hash', `${lead}#${SIX}`);
    if (hex.includes('hex-brace')) add('hex_brace', `${lead}\\{HEX:(?:${SIX}|${HEX}{3})\\}`);
  }
  const codes = usual.length > 0 ? [`${lead}[${letters}]`] : [];
  if (characters.includes('`')) codes.push(`\`[${BACK_TICK_LETTERS}]`);
  if (codes.length > 0) add('code', codes.join('|'));
  for (const notation of gradients) {
    const { start, turn, end } = GRADIENTS[notation];
    add(`start_${notation}`, start);
    if (turn !== undefined) add(`turn_${notation}`, turn);
    if (end !== undefined) add(`end_${notation}`, end);
  }
  for (const [notation, source] of Object.entries(BRACKETED)) {
    // The start of a gradient may turn out to be a color of the same notation.
    const isStart = gradients.some((gradient) => GRADIENTS[gradient].start === source);
    if (!isStart && hex.some((one) => one === notation)) {
      add(`hex_${notation.replace('-', '_')}`, source);
    }
  }
  return new RegExp(alternatives.length > 0 ? alternatives.join('|') : '(?!)', 'g');
}

/** The same character twice. */
function doubled(characters: readonly CodeCharacter[]): string {
  return `(?:${characters.map((character) => `[${character}]{2}`).join('|')})`;
}
