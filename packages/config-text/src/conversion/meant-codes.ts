import {
  type CodeSyntax,
  findLegacyTokens,
  type LegacyToken,
} from '@fucina/minecraft-text/legacy-tokens';

export interface MeantCodes {
  /** Codes inside URLs and placeholders are text here. */
  readonly tokens: readonly LegacyToken[];
  readonly hasCodes: boolean;
  readonly hasText: boolean;
  readonly isInUrl: boolean;
  readonly isInPlaceholder: boolean;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The query of a URL, in which `&c=2` is no code. */
const QUERY = /(?:https?:\/\/|www\.|\b[\w-]+\.[a-z]{2,}\/)[^\s?]{0,2000}\?(\S*)/gi;
const PARAMETER = /&[\w.~%-]+=/g;
/** A placeholder that codes cut into pieces: `%a&cb%`, `{a&cb}`. */
const CUT = [
  /%[A-Za-z_][\w.:-]*[&§][0-9a-fk-orA-FK-OR][\w.:-]+%/g,
  /\{[A-Za-z_][\w.:-]*[&§][0-9a-fk-orA-FK-OR][\w.:-]+\}/g,
];

/** The codes that are meant as codes. */
export function findMeantCodes(text: string, syntax: CodeSyntax): MeantCodes {
  const found = findLegacyTokens(text, syntax);
  const urls = parametersOf(text);
  const cut = CUT.flatMap((pattern) => rangesOf(text, pattern));
  const tokens: LegacyToken[] = [];
  let isInUrl = false;
  let isInPlaceholder = false;
  for (const token of found) {
    const isUrl = token.kind !== 'text' && isInside(token, urls);
    const isCut = token.kind !== 'text' && isInside(token, cut);
    isInUrl ||= isUrl;
    isInPlaceholder ||= isCut;
    const meant: LegacyToken =
      isUrl || isCut ? { kind: 'text', from: token.from, to: token.to } : token;
    const last = tokens.at(-1);
    if (meant.kind === 'text' && last?.kind === 'text') {
      tokens[tokens.length - 1] = { ...last, to: meant.to };
    } else {
      tokens.push(meant);
    }
  }
  return {
    tokens,
    isInUrl,
    isInPlaceholder,
    hasCodes: tokens.some(({ kind }) => kind !== 'text'),
    hasText: tokens.some(({ kind }) => kind === 'text'),
  };
}

function parametersOf(text: string): readonly Range[] {
  const ranges: Range[] = [];
  for (const { 0: url, 1: query = '', index } of text.matchAll(QUERY)) {
    const start = index + url.length - query.length;
    for (const range of rangesOf(query, PARAMETER)) {
      ranges.push({ from: start + range.from, to: start + range.to });
    }
  }
  return ranges;
}

function rangesOf(text: string, pattern: RegExp): readonly Range[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}

function isInside(token: Range, ranges: readonly Range[]): boolean {
  return ranges.some(({ from, to }) => from <= token.from && token.to <= to);
}
