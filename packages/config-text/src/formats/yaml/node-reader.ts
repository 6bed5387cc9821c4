import {
  type Alias,
  type CST,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  type YAMLMap,
  type YAMLSeq,
  type Scalar as YamlScalar,
} from 'yaml';
import type { Problem, Scalar, ScalarKind, Switch } from '../format.ts';
import { Anchors } from './anchors.ts';
import { MAX_DEPTH } from './compose.ts';
import { gameKey, isOn, plainType } from './plain-type.ts';
import { readValue } from './scalar-value.ts';
import * as mistakes from './silent-mistakes.ts';

const KINDS: Readonly<Record<string, ScalarKind>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

const KNOWN_TAGS = new Set(
  [
    'str',
    'int',
    'float',
    'bool',
    'null',
    'timestamp',
    'binary',
    'map',
    'seq',
    'set',
    'omap',
    'pairs',
  ]
    .map((name) => `tag:yaml.org,2002:${name}`)
    .concat('!'),
);

/** The blanks of a line that goes on with a scalar. */
const CONTINUED = /[\n\r\u0085]( *)(?=[^\s\u0085])/g;

/** Finds the strings in the nodes of a file, and what is wrong with them. */
export class NodeReader {
  readonly scalars: Scalar[] = [];
  readonly switches: Switch[] = [];
  readonly #text: string;
  readonly #problems: Problem[] = [];
  readonly #anchors = new Anchors();
  /** Of each scalar, the anchors that it is after. */
  readonly #anchorsOf: (readonly string[])[] = [];
  #isTooDeep = false;

  constructor(text: string) {
    this.#text = text;
  }

  report(problem: Problem): void {
    this.#problems.push(problem);
  }

  read(
    node: ParsedNode,
    path: readonly string[],
    anchors: readonly string[],
    inFlow = false,
    /** The indentation of the block collection around it. */
    indent = -1,
  ): void {
    this.#checkDepth(path, node);
    if (isAlias(node)) {
      this.#readAlias(node);
      return;
    }
    const { anchor } = node;
    const inside = anchor === undefined ? anchors : [...anchors, anchor];
    if (anchor !== undefined) this.#anchors.add(anchor, node, inFlow);
    this.#checkTag(node);
    if (isScalar(node)) {
      if (inFlow) this.#checkQuestionMark(node);
      else this.#checkIndent(node, indent);
      this.#readScalar(node, path, inside, inFlow);
    } else if (isSeq<ParsedNode>(node)) {
      const mistake = mistakes.list(this.#text, node, path);
      if (mistake !== undefined) this.report(mistake);
      for (const [index, item] of node.items.entries()) {
        const isInFlow = inFlow || node.flow === true;
        this.read(item, [...path, String(index)], inside, isInFlow, indentOf(node));
      }
    } else if (isMap<ParsedNode, ParsedNode | null>(node)) {
      this.#readMap(node, path, inside, inFlow || node.flow === true);
    }
  }

  finish(): Problem[] {
    for (const [index, anchors] of this.#anchorsOf.entries()) {
      const used = anchors.reduce((sum, anchor) => sum + this.#anchors.usesOf(anchor), 1);
      const scalar = this.scalars[index];
      if (used > 1 && scalar !== undefined) this.scalars[index] = { ...scalar, used };
    }
    this.#problems.push(...this.#anchors.mistakes(this.#text));
    return this.#problems;
  }

  #checkDepth(path: readonly string[], { range: [from, to] }: ParsedNode): void {
    if (path.length < MAX_DEPTH || this.#isTooDeep) return;
    this.#isTooDeep = true;
    this.report({ code: 'yaml/nesting', severity: 'error', from, to: Math.min(to, from + 1) });
  }

  /** SnakeYAML ends a plain scalar at a line that is not indented further than what it is in. */
  #checkIndent({ type, range: [from, to] }: YamlScalar.Parsed, indent: number): void {
    if (type !== 'PLAIN') return;
    const source = this.#text.slice(from, to);
    for (const { 0: found, 1: blanks = '', index } of source.matchAll(CONTINUED)) {
      if (blanks.length > indent) continue;
      const at = from + index + found.length;
      this.report({ code: 'yaml/syntax', severity: 'error', from: at, to, detail: 'INDENT' });
      return;
    }
  }

  #readAlias(alias: Alias.Parsed): void {
    const [from, to] = alias.range;
    if (!this.#anchors.refer(alias)) this.report(mistakes.unquoted(this.#text, { from, to }));
  }

  #checkTag({ tag, range }: ParsedNode): void {
    if (tag === undefined || KNOWN_TAGS.has(tag)) return;
    const from = this.#text.lastIndexOf('!', range[0]);
    this.report(mistakes.unquoted(this.#text, { from: Math.max(from, 0), to: range[1] }));
  }

  #readMap(
    map: YAMLMap.Parsed<ParsedNode, ParsedNode | null>,
    path: readonly string[],
    anchors: readonly string[],
    inFlow: boolean,
  ): void {
    const mistake = mistakes.map(this.#text, map);
    if (mistake !== undefined) this.report(mistake);
    const keys = new Set<string>();
    for (const { key, value, srcToken } of map.items) {
      const name = isScalar(key) ? String(key.value) : '?';
      if (isScalar(key)) this.#checkKey(key, name, keys, map.flow === true);
      else if (isAlias(key)) this.#readAlias(key);
      const isExplicit = srcToken?.start.some(({ type }) => type === 'explicit-key-ind') ?? false;
      if (!isExplicit) this.#checkColon(key, srcToken?.sep, map.flow === true);
      if (value !== null) this.read(value, [...path, name], anchors, inFlow, indentOf(map));
      if (isMergeKey(key)) this.#checkMerge(value ?? key);
    }
  }

  /** What is merged is a map or a list of maps. */
  #checkMerge(merged: ParsedNode): void {
    const meant = this.#anchors.resolve(merged);
    const maps = isSeq<ParsedNode>(meant) ? meant.items : [merged];
    const wrong = maps.find((one) => {
      const node = this.#anchors.resolve(one);
      return node !== undefined && !isMap(node);
    });
    if (wrong === undefined) return;
    // What is wrong in a list that an alias stands for is told where it is merged.
    const [from, to] = isAlias(merged) ? merged.range : wrong.range;
    this.report({ code: 'yaml/bad-merge', severity: 'error', from, to });
  }

  /** SnakeYAML wants a key without `?` to be there, and on the line of its colon. */
  #checkColon(
    { range: [from, to] }: ParsedNode,
    sep: readonly CST.SourceToken[] = [],
    inFlow: boolean,
  ): void {
    // Between brackets there may be none.
    const colon = sep.find(({ type }) => type === 'map-value-ind')?.offset;
    const isOnLine = colon === undefined ? inFlow : !this.#hasLineBreak(from, colon);
    if (from < to && isOnLine) return;
    this.report({ code: 'yaml/syntax', severity: 'error', from, to, detail: 'KEY' });
  }

  #hasLineBreak(from: number, to: number): boolean {
    return /[\n\r\u0085]/.test(this.#text.slice(from, to));
  }

  /** YAML 1.2 takes a question mark between brackets for text, SnakeYAML for the sign of a key. */
  #checkQuestionMark({ type, range: [from, to] }: YamlScalar.Parsed): void {
    if (type !== 'PLAIN' || !this.#text.slice(from, to).includes('?')) return;
    this.report(mistakes.unquoted(this.#text, { from, to }));
  }

  #checkKey(key: YamlScalar.Parsed, name: string, keys: Set<string>, inFlow: boolean): void {
    const [from, to] = key.range;
    if (inFlow) this.#checkQuestionMark(key);
    if (keys.has(name) && name !== '<<') {
      this.report({ code: 'yaml/duplicate-key', severity: 'warning', from, to, detail: name });
    }
    keys.add(name);
    const inGame = key.type === 'PLAIN' ? gameKey(name) : undefined;
    if (inGame !== undefined) {
      const fix = { from, to, insert: `'${name}'` };
      this.report({ code: 'yaml/key-type', severity: 'note', from, to, detail: inGame, fix });
    }
  }

  #readScalar(
    node: YamlScalar.Parsed,
    path: readonly string[],
    anchors: readonly string[],
    inFlow: boolean,
  ): void {
    const kind = KINDS[node.type ?? ''] ?? 'plain';
    const [from, to] = node.range;
    const source = this.#text.slice(from, to);
    // `<<` merges maps as a key only, and `._` looks like a number and is none.
    if (
      kind === 'plain' &&
      /^(?:<<|[-+]?\._+(?:[eE][-+]?\d+)?)$/.test(source) &&
      node.tag === undefined
    ) {
      this.report(mistakes.unquoted(this.#text, { from, to }));
    }
    const isString = isStringTag(node.tag) || (kind !== 'plain' && node.tag === undefined);
    if (kind === 'plain') {
      const mistake = mistakes.comment(this.#text, [from, to], source);
      if (mistake !== undefined) this.report(mistake);
    }
    if (!isString) {
      const type = node.tag === undefined ? plainType(source) : undefined;
      if (type === 'bool') this.switches.push({ path, isOn: isOn(source), from, to });
      if (type !== 'string') return;
    }
    const parentIndent = node.srcToken && 'indent' in node.srcToken ? node.srcToken.indent : 0;
    const value = readValue(kind, source, parentIndent);
    if (value === undefined) this.report(mistakes.spelling(source, node.range));
    this.#anchorsOf.push(anchors);
    this.scalars.push({
      path,
      from,
      to,
      value: value ?? String(node.value),
      kind,
      used: 1,
      parentIndent,
      inFlow,
    });
  }
}

function isMergeKey(key: ParsedNode): boolean {
  return isScalar(key) && key.value === '<<' && key.type === 'PLAIN' && key.tag === undefined;
}

function indentOf({ srcToken }: YAMLMap.Parsed | YAMLSeq.Parsed): number {
  return srcToken !== undefined && 'indent' in srcToken ? srcToken.indent : -1;
}

function isStringTag(tag: string | undefined): boolean {
  return tag === 'tag:yaml.org,2002:str' || tag === '!';
}
