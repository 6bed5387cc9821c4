import {
  createScanner,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { Problem, Reading, Scalar } from '../format.ts';
import { decodeJsonString } from './json-string.ts';

/** The parser calls itself for each level. */
const MAX_DEPTH = 200;
// Kinds of tokens; the library declares them as a `const enum`, which is gone at run time.
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET, END] = [1, 2, 3, 4, 17];

/** The strings of a JSON file. Comments and trailing commas are accepted, and duplicate keys kept. */
export function readJsonFile(text: string): Reading {
  const tooDeep = findTooDeep(text);
  if (tooDeep !== undefined) {
    const place = { from: tooDeep, to: tooDeep + 1 };
    return { scalars: [], problems: [{ code: 'json/nesting', severity: 'error', ...place }] };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const scalars: Scalar[] = [];
  const problems: Problem[] = withoutFollowing(errors, text).map(({ error, offset, length }) => {
    const place = { from: offset, to: offset + length };
    return { code: 'json/syntax', severity: 'error', ...place, detail: printParseErrorCode(error) };
  });
  if (tree !== undefined) visit(tree, []);
  return { scalars, problems };

  function visit(node: Node, path: readonly string[]): void {
    const { offset: from, length, children = [] } = node;
    if (node.type === 'string') {
      const to = from + length;
      const value = decodeJsonString(text.slice(from, to))?.value ?? String(node.value);
      scalars.push({ path, from, to, value, kind: 'json', used: 1 });
    } else if (node.type === 'array') {
      for (const [index, item] of children.entries()) visit(item, [...path, String(index)]);
    } else if (node.type === 'object') {
      visitObject(children, path);
    }
  }

  function visitObject(pairs: readonly Node[], path: readonly string[]): void {
    const keys = new Set<string>();
    for (const { children: [key, value] = [] } of pairs) {
      if (key === undefined) continue;
      const name = String(key.value);
      if (keys.has(name)) {
        const place = { from: key.offset, to: key.offset + key.length };
        problems.push({ code: 'json/duplicate-key', severity: 'warning', ...place, detail: name });
      }
      keys.add(name);
      if (value !== undefined) visit(value, [...path, name]);
    }
  }
}

/** Where there is something that is no value, the value is missing too: one mistake. */
function withoutFollowing(errors: readonly ParseError[], text: string): readonly ParseError[] {
  return errors.filter(({ error, offset }, index) => {
    const before = errors[index - 1];
    const isNext = before && text.slice(before.offset + before.length, offset).trim() === '';
    return !(isNext && printParseErrorCode(error) === 'ValueExpected');
  });
}

function findTooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (let kind: number = scanner.scan(); kind !== END; kind = scanner.scan()) {
    if (kind === OPEN_BRACE || kind === OPEN_BRACKET) depth += 1;
    else if (kind === CLOSE_BRACE || kind === CLOSE_BRACKET) depth -= 1;
    if (depth > MAX_DEPTH) return scanner.getTokenOffset();
  }
  return undefined;
}
