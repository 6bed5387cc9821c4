/// <reference path="./markdown-it.d.ts" />
import MarkdownIt, { type Token } from 'markdown-it';
import type { ProseMore, ProseNode, ProseTag } from '../../src/pages/docs/prose-node.ts';

/** A block of code in a guide. */
export interface CodeBlock {
  readonly language: string;
  /** The file that it is, where the guide names one. */
  readonly file: string | undefined;
  readonly code: string;
}

export interface Guide {
  readonly title: string;
  /** Its headings below the title, by their ids. */
  readonly headings: Readonly<Record<string, string>>;
  readonly blocks: readonly CodeBlock[];
  readonly links: readonly string[];
  readonly body: readonly ProseNode[];
}

interface Options {
  /** The ids of its headings, in order: those of the English guide, so that a link survives the change of language. */
  readonly ids?: readonly string[];
  /** What opens a block in its tool, if there is one. */
  readonly open: (block: CodeBlock) => Pick<ProseMore, 'tool' | 'href'> | undefined;
  /** The lines of a block that is a text. */
  readonly show: (block: CodeBlock) => ProseMore['shown'];
}

const TAGS: ReadonlySet<string> = new Set<ProseTag>([
  ...(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'code', 'pre', 'strong', 'em'] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
]);

const parser = new MarkdownIt({ html: false });

/** Reads a guide of the manual. Throws at what the page has no element for. */
export function readGuide(markdown: string, { ids = [], open, show }: Options): Guide {
  const [, title = ''] = /^# (.+)\n/.exec(markdown) ?? [];
  if (title === '') throw new Error('a guide begins with its title');
  const tokens = parser.parse(markdown.replace(/^# .+\n/, ''), {});
  const headings = new Map<string, string>();
  const blocks: CodeBlock[] = [];
  const links: string[] = [];

  /** The elements from here to the token that closes the one that they are in. */
  function nodesOf(rest: Token[]): ProseNode[] {
    const nodes: ProseNode[] = [];
    for (let token = rest.shift(); token && token.nesting !== -1; token = rest.shift()) {
      nodes.push(...(token.nesting === 1 ? elementOf(token, rest) : leafOf(token)));
    }
    return nodes.reduce(joined, []);
  }

  function elementOf(token: Token, rest: Token[]): readonly ProseNode[] {
    const { tag } = token;
    const isHeading = token.type === 'heading_open';
    const heading = rest[0]?.content ?? '';
    const id = isHeading ? (ids[headings.size] ?? idOf(heading)) : undefined;
    if (id !== undefined) headings.set(id, heading);
    const children = nodesOf(rest);
    // The only paragraph of an item of a list.
    if (token.hidden) return children;
    if (!isTag(tag)) throw new Error(`the manual has no <${tag}>`);
    const href = token.attrGet('href');
    if (href === null) return [id === undefined ? [tag, children] : [tag, children, { id }]];
    links.push(href);
    return [[tag, children, { href: addressOf(href) }]];
  }

  function leafOf(token: Token): readonly ProseNode[] {
    if (token.type === 'inline') return nodesOf([...(token.children ?? [])]);
    if (token.type === 'text') return token.content === '' ? [] : [token.content];
    if (token.type === 'softbreak') return [' '];
    if (token.type === 'code_inline') return [['code', [token.content]]];
    if (token.type === 'fence') return [codeOf(token)];
    throw new Error(`the manual has no ${token.type}: ${token.content}`);
  }

  function codeOf({ info, content }: Token): ProseNode {
    const [language = '', file] = info.split(' ');
    const block: CodeBlock = { language, file, code: content };
    blocks.push(block);
    const isOutput = language === 'text';
    const shown = show(block);
    const more: ProseMore = {
      ...(file && { file }),
      ...(isOutput && { isOutput }),
      ...open(block),
      ...(shown && { shown }),
    };
    return ['pre', [content.trimEnd()], more];
  }

  const body = nodesOf([...tokens]);
  return { title, headings: Object.fromEntries(headings), blocks, links, body };
}

/** The id of a heading, as GitHub makes it: the guides are read there too. */
function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number} -]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * In the repository guides link to each other's files and to documents, on the site to pages. The files of the reference
 * are in a folder of their own.
 */
function addressOf(href: string): string {
  return href.replace(/^(?:\.\.\/)?([\w/-]+)\.md(?=#|$)/, '/docs/$1');
}

/** Texts that follow each other are one. */
function joined(nodes: ProseNode[], next: ProseNode): ProseNode[] {
  const last = nodes.at(-1);
  return typeof last === 'string' && typeof next === 'string'
    ? [...nodes.slice(0, -1), last + next]
    : [...nodes, next];
}

function isTag(tag: string): tag is ProseTag {
  return TAGS.has(tag);
}
