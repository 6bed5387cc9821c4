import type { TextRange } from '@fucina/minecraft-text/text-problem';
import type { YAMLParseError } from 'yaml';
import type { FileRule } from '../../rules/rules.ts';
import type { Problem } from '../format.ts';
import type { LineIndex } from '../line-index.ts';
import { isMissingBlank } from './compose.ts';
import { quoteFix, valueOnLine } from './value-on-line.ts';

/** An ampersand that begins a color code, where YAML sees an anchor. */
export const CODE = /^&[0-9a-fk-orx#]/i;

/** Says what somebody did who wrote the line that the parser stumbles over; the first error of each line. */
export function explainErrors(
  text: string,
  lines: LineIndex,
  errors: readonly YAMLParseError[],
): Problem[] {
  const problems: Problem[] = [];
  let lastLine = -1;
  for (const error of errors) {
    const line = lines.lineOf(error.pos[0]);
    if (line === lastLine) continue;
    const problem = explain(text, error);
    if (problem === undefined) continue;
    lastLine = line;
    problems.push(problem);
  }
  return problems;
}

function explain(text: string, error: YAMLParseError): Problem | undefined {
  const { code, pos } = error;
  const [from, to] = pos;
  if (code === 'TAB_AS_INDENT') return { code: 'yaml/tab', severity: 'error', from, to };
  if (code === 'BAD_DQ_ESCAPE') {
    const fix = { from, to: from, insert: '\\' };
    return {
      code: 'yaml/bad-escape',
      severity: 'error',
      from,
      to,
      detail: text.slice(from, from + 2),
      fix,
    };
  }
  if (isMissingBlank(error)) {
    const fix = { from, to: from, insert: ' ' };
    return { code: 'yaml/comment-without-space', severity: 'warning', from, to, fix };
  }
  // Unknown tags are found while the nodes are read.
  if (code === 'TAG_RESOLVE_FAILED') return undefined;
  return (
    explainItem(text, error) ??
    explainValue(text, from) ?? { code: 'yaml/syntax', severity: 'error', from, to, detail: code }
  );
}

/** With what may be a comment, or a part of a text such as `[VIP, %rank%] #1`. */
const BRACKETS = /^(?:\[.*\]|\{.*\})(?:[ \t]+#.*)?$/;

/**
 * An item in brackets. Where they are sure to be a list, the item alone is quoted: others of it are, it is a lone `*`, or
 * the list has several lines. `[%player%]` is a text; of `[VIP, %rank%]` nobody knows.
 */
function explainItem(text: string, { code, pos: [at] }: YAMLParseError): Problem | undefined {
  if (code !== 'BAD_ALIAS' && code !== 'BAD_SCALAR_START') return undefined;
  const value = withoutComment(text, valueOnLine(text, at));
  const list = text.slice(value.from, value.to);
  const isOnLine = at > value.from && BRACKETS.test(list);
  if (!isOnLine && !isInOpenList(text, at)) return undefined;
  const [item = ''] = /^[^,\]}]*/.exec(text.slice(at, value.to)) ?? [];
  const range = { from: at, to: at + item.trimEnd().length };
  if (!isOnLine || range.to - at === 1 || /['"]/.test(list)) {
    return { code: 'yaml/must-quote', severity: 'error', ...range, fix: quoteFix(text, range) };
  }
  return /,|: /.test(list) ? { code: 'yaml/list-or-text', severity: 'error', ...value } : undefined;
}

/** Whether a value above has a bracket that is not closed before this place. */
function isInOpenList(text: string, at: number): boolean {
  const start = Math.max(0, at - 10_000);
  const above = text.slice(start, text.lastIndexOf('\n', at) + 1);
  const open = Math.max(above.lastIndexOf('['), above.lastIndexOf('{'));
  const isClosed = Math.max(above.lastIndexOf(']'), above.lastIndexOf('}')) > open;
  return open !== -1 && !isClosed && /[:-][ \t]+$/.test(above.slice(Math.max(0, open - 100), open));
}

/** A list or a text whose bracket is missing. */
const OPEN_LIST = /^(?:\[[^\]]*,[^\]]*|\{[^}]*(?:,|: )[^}]*)$/;

/** A value that begins or goes on like something else in YAML. */
function explainValue(text: string, at: number): Problem | undefined {
  const value = valueOnLine(text, Math.min(at, text.length));
  const range = withoutComment(text, bracketedKey(text, value) ?? value);
  const source = text.slice(range.from, Math.min(range.to, range.from + 10_000));
  const report = (code: FileRule): Problem => ({
    code,
    severity: 'error',
    ...range,
    fix: quoteFix(text, range),
  });
  if (CODE.test(source)) return report('yaml/unquoted-code');
  if (OPEN_LIST.test(source)) return { code: 'yaml/list-or-text', severity: 'error', ...range };
  if (/^[%@`*!&[{>|,]|^[-?] /.test(source)) return report('yaml/must-quote');
  if (/^'.*'$|^".+?".*\S$|: |:$/.test(source)) return report('yaml/must-quote');
  return undefined;
}

/** A word or brackets end before a comment with a blank; in a sentence, ` # ` may be a part of it. */
function withoutComment(text: string, { from, to }: TextRange): TextRange {
  const behind = /^(?:\[.*?\]|\{.*?\}|[^\s'"]+)(?=[ \t]+#(?:[ \t]|$))/.exec(text.slice(from, to));
  return { from, to: behind === null ? to : from + behind[0].length };
}

/** `[%player%]: hello` at the beginning of a line: the key alone is read as a list. */
function bracketedKey(text: string, { from, to }: TextRange): TextRange | undefined {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  if (text.slice(lineStart, from).trim() !== '') return undefined;
  const key = /^(?:\[[^\]]*\]|\{[^}]*\})(?=[ \t]*:(?:[ \t]|$))/.exec(text.slice(from, to));
  return key === null ? undefined : { from, to: from + key[0].length };
}
