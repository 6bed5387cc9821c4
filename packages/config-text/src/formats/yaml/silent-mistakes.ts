import type { TextRange } from '@fucina/minecraft-text/text-problem';
import { isScalar, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Problem } from '../format.ts';
import { CODE } from './explain-errors.ts';
import { plainType } from './plain-type.ts';
import { quoteFix, sentenceOnLine, valueOnLine } from './value-on-line.ts';

// Lines that YAML reads without an error, but not as the author meant them.

/** `&cHello` is an anchor, and the code is gone. Anchors that aliases refer to are meant. */
export function anchor(
  text: string,
  node: ParsedNode,
  name: string,
  { uses, inFlow }: { readonly uses: number; readonly inFlow: boolean },
): Problem | undefined {
  const isRefused = name.includes('&');
  if (!isRefused && (!isScalar(node) || uses > 0 || !CODE.test(`&${name}`))) return undefined;
  const [start = 0, end = 0] = node.range ?? [];
  const from = startOfAnchor(text, name, start);
  const range = { from, to: Math.max(end, from + 1 + name.length) };
  const isPlain = isScalar(node) && (node.type === 'PLAIN' || node.type === undefined);
  const code = CODE.test(`&${name}`) ? 'yaml/unquoted-code' : 'yaml/must-quote';
  const fixed = (inFlow ? undefined : sentenceOnLine(text, from)) ?? range;
  return {
    code,
    severity: 'error',
    ...range,
    ...(isPlain && { fix: quoteFix(text, fixed) }),
  };
}

/** Compared only where a word begins: names such as `c&c&c&c` have themselves inside. */
function startOfAnchor(text: string, name: string, before: number): number {
  let at = text.lastIndexOf('&', before);
  while (at > 0 && !(/[\s[\]{},]/.test(text.charAt(at - 1)) && text.startsWith(name, at + 1))) {
    at = text.lastIndexOf('&', at - 1);
  }
  return Math.max(0, at);
}

/** Text after ` #` is a comment. */
export function comment(
  text: string,
  [start, end]: readonly [number, number],
  source: string,
): Problem | undefined {
  const pattern = source === '' ? /[ \t]*#/y : /[ \t]+#/y;
  pattern.lastIndex = end;
  const found = pattern.exec(text);
  if (found === null || (source !== '' && plainType(source) !== 'string')) return undefined;
  const from = pattern.lastIndex - 1;
  const severity = severityOfComment(text.slice(from + 1, from + 200), source);
  if (severity === undefined) return undefined;
  const { to } = valueOnLine(text, from);
  const cut = { code: 'yaml/cut-by-comment', severity, from, to } as const;
  if (severity === 'note') return cut;
  return { ...cut, fix: quoteFix(text, { from: source === '' ? from : start, to }) };
}

/** Four words or more may explain the value: nothing is corrected. */
const SENTENCE = /^(?:\S+[ \t]+){3}\S/;

function severityOfComment(behind: string, source: string): Problem['severity'] | undefined {
  if (/^[0-9a-f]{6}/i.test(behind)) return 'error';
  // A note to oneself is a comment.
  if (source === '' || /^(?:TODO|FIXME)/i.test(behind)) return undefined;
  if (/^[\d%{<&§]/.test(behind)) return 'error';
  if (!/^\S/.test(behind) || !/\s/.test(source)) return undefined;
  return SENTENCE.test(behind) ? 'note' : 'warning';
}

/** `[VIP]` is a list, which nobody means under the key of a text. */
export function list(
  text: string,
  { flow, items, range: [from, to] }: YAMLSeq.Parsed,
  path: readonly string[],
): Problem | undefined {
  const [item] = items;
  const isBracketed = flow === true && items.length === 1 && /^\[\S+\]$/.test(text.slice(from, to));
  if (!isBracketed || !isScalar(item) || item.type !== 'PLAIN') return undefined;
  if (!TEXT_KEY.test(path.at(-1) ?? '')) return undefined;
  return { ...unquoted(text, { from, to }), severity: 'warning' };
}

const TEXT_KEY =
  /(?:name|title|text|prefix|suffix|message|msg|motd|header|footer|description|format)$/i;

/** `{player}` is a map with a key and no value, which nobody means. */
export function map(
  text: string,
  { flow, items, range: [from, to] }: YAMLMap.Parsed<ParsedNode, ParsedNode | null>,
): Problem | undefined {
  const [item] = items;
  const isBraced =
    flow === true && items.length === 1 && /^\{[^\s:]+\}$/.test(text.slice(from, to));
  if (!isBraced || item === undefined) return undefined;
  return { ...unquoted(text, { from, to }), severity: 'warning' };
}

/** Something that YAML gives a meaning which the file does not explain: an alias or a tag. */
export function unquoted(text: string, { from, to }: TextRange): Problem {
  const code = 'yaml/must-quote';
  return { code, severity: 'error', from, to, fix: quoteFix(text, { from, to }) };
}

/** A quoted or block scalar that YAML 1.2 reads, but not SnakeYAML: it has no `\\/`, for example. */
export function spelling(source: string, [from, to]: readonly [number, number, number]): Problem {
  const slash = source.startsWith('"') ? /(?<=[^\\](?:\\\\)*)\\\//.exec(source) : null;
  if (slash === null) return { code: 'yaml/syntax', severity: 'error', from, to };
  const at = from + slash.index;
  const fix = { from: at, to: at + 2, insert: '/' };
  return { code: 'yaml/bad-escape', severity: 'error', from: at, to: at + 2, detail: '\\/', fix };
}
