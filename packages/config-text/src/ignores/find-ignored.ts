import type { FileText, OpenedFile } from '../file/open-file.ts';
import { LineIndex } from '../formats/line-index.ts';
import { IgnoredRules } from './ignored-rules.ts';

/** Whether a rule is switched off for what begins in a line, counted from 1. */
export type IsIgnored = (rule: string, line: number) => boolean;

/** How comments begin. Files of lines have none. */
const COMMENTS: Readonly<Record<OpenedFile['format'], string | undefined>> = {
  yaml: '#',
  toml: '#',
  lang: '#',
  properties: '[#!]',
  hocon: '#|//',
  json: '//|/\\*',
  lines: undefined,
  java: '//|/\\*',
  kotlin: '//|/\\*',
  groovy: '//|/\\*',
  javascript: '//|/\\*',
  rust: '//|/\\*',
};

/**
 * Reads the comments `fucina-ignore-next-line` and `fucina-ignore-file`, each on a line of its own. They name the rules
 * that are switched off, separated by commas, or none for all.
 */
export function findIgnored({ format, content, texts }: OpenedFile): IsIgnored {
  const sign = COMMENTS[format];
  if (sign === undefined || !content.includes('fucina-ignore-')) return () => false;
  const lines = new LineIndex(content);
  const found = findComments(content, sign, texts, lines);
  const isComment = new Set(found.map(({ line }) => line));
  const inFile = new IgnoredRules();
  const inLines = new Map<number, IgnoredRules>();
  for (const { scope, names, line } of found) {
    if (scope === 'file') {
      inFile.add(names);
      continue;
    }
    let next = line + 1;
    while (isComment.has(next)) next += 1;
    const rules = inLines.get(next) ?? new IgnoredRules();
    rules.add(names);
    inLines.set(next, rules);
  }
  const rulesOf = (line: number) => inLines.get(line);
  const inTexts = rulesInTexts(texts, lines, rulesOf);
  return (rule, line) =>
    [inFile, rulesOf(line), inTexts.get(line)].some((rules) => rules?.has(rule) ?? false);
}

interface Comment {
  readonly scope: string;
  readonly names: string;
  readonly line: number;
}

function findComments(
  content: string,
  sign: string,
  texts: readonly FileText[],
  lines: LineIndex,
): readonly Comment[] {
  const pattern = new RegExp(
    `^[ \\t]*(?:${sign})[ \\t]*fucina-ignore-(next-line|file)(?![\\w-])([^\\r\\n]*)`,
    'gm',
  );
  // Both are in the order of the file.
  let at = 0;
  const comments: Comment[] = [];
  for (const { 1: scope = '', 2: names = '', index } of content.matchAll(pattern)) {
    while ((texts[at]?.to ?? Number.POSITIVE_INFINITY) <= index) at += 1;
    const isInText = (texts[at]?.from ?? Number.POSITIVE_INFINITY) < index;
    if (!isInText) comments.push({ scope, names, line: lines.lineOf(index) + 1 });
  }
  return comments;
}

/** For the lines of a text after its first one, the rules of that one. */
function rulesInTexts(
  texts: readonly FileText[],
  lines: LineIndex,
  rulesOf: (line: number) => IgnoredRules | undefined,
): ReadonlyMap<number, IgnoredRules> {
  const found = new Map<number, IgnoredRules>();
  for (const { line, to } of texts) {
    const rules = rulesOf(line);
    if (rules === undefined) continue;
    const last = lines.lineOf(to - 1) + 1;
    for (let next = line + 1; next <= last; next += 1) found.set(next, rules);
  }
  return found;
}
