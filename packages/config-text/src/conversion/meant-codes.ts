import {
  type CodeSyntax,
  findLegacyTokens,
  type LegacyToken,
} from '@fucina/minecraft-text/legacy-tokens';
import type { TextRange } from '@fucina/minecraft-text/text-problem';

export interface MeantCodes {
  /** Codes inside URLs and placeholders are text here. */
  readonly tokens: readonly LegacyToken[];
  readonly hasCodes: boolean;
  readonly hasText: boolean;
  readonly isInUrl: boolean;
  readonly isInPlaceholder: boolean;
}

/** The query of a URL, in which `&c=2` is no code. */
const QUERY = /(?:https?:\/\/|www\.|\b[\w-]{1,63}\.[a-z]{2,63}\/)[^\s?]{0,2000}\?(\S*)/gi;
const PARAMETER = /&[\w.~%-]+=/g;
/** A placeholder that codes cut into pieces: `%a&cb%`, `{a&cb}`. */
const CUT = [
  /%[A-Za-z_][\w.:-]*[&§][0-9a-fk-orA-FK-OR][.:-]*\w[\w.:-]*%/g,
  /\{[A-Za-z_][\w.:-]*[&§][0-9a-fk-orA-FK-OR][.:-]*\w[\w.:-]*\}/g,
];

const MAY_BE_CUT = /[%{][A-Za-z_][\w.:-]*[&§]/;

interface Known {
  readonly text: string;
  readonly codes: MeantCodes;
}

/**
 * The last two texts of each syntax: a text is looked at several times in a row, before and after its conversion.
 */
const known = new WeakMap<CodeSyntax, { last: Known; other: Known | undefined }>();

/** The codes that are meant as codes. */
export function findMeantCodes(text: string, syntax: CodeSyntax): MeantCodes {
  const both = known.get(syntax);
  if (both?.last.text === text) return both.last.codes;
  if (both?.other?.text === text) {
    const { last, other } = both;
    both.last = other;
    both.other = last;
    return other.codes;
  }
  const codes = find(text, syntax);
  if (both === undefined) known.set(syntax, { last: { text, codes }, other: undefined });
  else {
    both.other = both.last;
    both.last = { text, codes };
  }
  return codes;
}

function find(text: string, syntax: CodeSyntax): MeantCodes {
  const found = findLegacyTokens(text, syntax);
  const hasAny = found.some(({ kind }) => kind !== 'text');
  const urls = hasAny ? parametersOf(text) : [];
  const cut = hasAny ? placeholdersCutIn(text) : [];
  const isMeant = urls.length === 0 && cut.length === 0;
  return isMeant ? codesOf(found, false, false) : withoutCodesIn(found, urls, cut);
}

function codesOf(
  tokens: readonly LegacyToken[],
  isInUrl: boolean,
  isInPlaceholder: boolean,
): MeantCodes {
  let hasCodes = false;
  let hasText = false;
  for (const { kind } of tokens) {
    if (kind === 'text') hasText = true;
    else hasCodes = true;
  }
  return { tokens, isInUrl, isInPlaceholder, hasCodes, hasText };
}

function withoutCodesIn(
  found: readonly LegacyToken[],
  urls: readonly TextRange[],
  cut: readonly TextRange[],
): MeantCodes {
  const tokens: LegacyToken[] = [];
  let isInUrl = false;
  let isInPlaceholder = false;
  const isInUrls = insideOf(urls);
  const isInCut = insideOf(cut);
  for (const token of found) {
    const isUrl = token.kind !== 'text' && isInUrls(token);
    const isCut = token.kind !== 'text' && isInCut(token);
    isInUrl ||= isUrl;
    isInPlaceholder ||= isCut;
    const meant: LegacyToken =
      isUrl || isCut ? { kind: 'text', from: token.from, to: token.to } : token;
    const before = tokens.at(-1);
    if (meant.kind === 'text' && before?.kind === 'text') {
      tokens[tokens.length - 1] = { ...before, to: meant.to };
    } else {
      tokens.push(meant);
    }
  }
  return codesOf(tokens, isInUrl, isInPlaceholder);
}

function parametersOf(text: string): readonly TextRange[] {
  if (!text.includes('?')) return [];
  const ranges: TextRange[] = [];
  for (const { 0: url, 1: query = '', index } of text.matchAll(QUERY)) {
    const start = index + url.length - query.length;
    for (const range of rangesOf(query, PARAMETER)) {
      ranges.push({ from: start + range.from, to: start + range.to });
    }
  }
  return ranges;
}

function placeholdersCutIn(text: string): readonly TextRange[] {
  if (!MAY_BE_CUT.test(text)) return [];
  return CUT.flatMap((pattern) => rangesOf(text, pattern)).sort((a, b) => a.from - b.from);
}

function rangesOf(text: string, pattern: RegExp): readonly TextRange[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}

/** Whether tokens, asked for in order, lie in one of the ranges, which are in order too. */
function insideOf(ranges: readonly TextRange[]): (token: TextRange) => boolean {
  let next = 0;
  return ({ from, to }) => {
    while ((ranges[next]?.to ?? Number.POSITIVE_INFINITY) < to) next += 1;
    return (ranges[next]?.from ?? Number.POSITIVE_INFINITY) <= from;
  };
}
