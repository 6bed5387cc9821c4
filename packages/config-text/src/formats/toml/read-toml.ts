import { type AST, ParseError, parseTOML } from 'toml-eslint-parser';
import type { Problem, Reading, Scalar, ScalarKind } from '../format.ts';
import { decodeTomlString } from './toml-string.ts';

/** The strings of a TOML file. The first mistake ends the reading, as it does for the programs that read it. */
export function readToml(text: string): Reading {
  const scalars: Scalar[] = [];
  try {
    const [table] = parseTOML(text, { tomlVersion: '1.0' }).body;
    readItems(table.body, []);
    return { scalars, problems: [] };
  } catch (error) {
    return { scalars: [], problems: [{ severity: 'error', ...placeOf(error, text.length) }] };
  }

  function readItems(
    items: readonly (AST.TOMLKeyValue | AST.TOMLTable)[],
    path: readonly string[],
  ) {
    for (const item of items) {
      if (item.type === 'TOMLTable') readItems(item.body, item.resolvedKey.map(String));
      else readValue(item.value, [...path, ...item.key.keys.map(nameOf)]);
    }
  }

  function readValue(node: AST.TOMLContentNode, path: readonly string[]): void {
    if (node.type === 'TOMLArray') {
      for (const [index, item] of node.elements.entries())
        readValue(item, [...path, String(index)]);
    } else if (node.type === 'TOMLInlineTable') {
      readItems(node.body, path);
    } else if (node.kind === 'string') {
      const [from, to] = node.range;
      const kind = KINDS[`${node.style}-${node.multiline}`];
      const scalar: Scalar = { path, from, to, value: node.value, kind, used: 1 };
      const value = decodeTomlString(text.slice(from, to), scalar)?.value ?? node.value;
      scalars.push({ ...scalar, value });
    }
  }
}

const KINDS = {
  'basic-false': 'basic',
  'basic-true': 'basic-lines',
  'literal-false': 'apostrophe',
  'literal-true': 'apostrophe-lines',
} as const satisfies Readonly<Record<string, ScalarKind>>;

function nameOf(key: AST.TOMLBare | AST.TOMLQuoted): string {
  return key.type === 'TOMLBare' ? key.name : key.value;
}

function placeOf(error: unknown, length: number): Omit<Problem, 'severity'> {
  if (error instanceof ParseError) {
    const from = Math.min(error.index, length);
    return { code: 'toml/syntax', from, to: Math.min(from + 1, length), detail: error.message };
  }
  // The parser calls itself for each level, and takes each character of a string for an argument.
  if (error instanceof RangeError) return { code: 'toml/too-big', from: 0, to: 0 };
  throw error;
}
