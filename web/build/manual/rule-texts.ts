import { ruleAnchor, rulePath } from '@fucina/site';
import type { ProseNode } from '../../src/pages/docs/prose-node.ts';

/** The page of a rule: its words, as those of other pages, and its text. */
export interface RuleText {
  readonly title: string;
  readonly head_title: string;
  readonly description: string;
  readonly body: readonly ProseNode[];
}

interface DividedRules {
  /** The page that lists them. */
  readonly list: readonly ProseNode[];
  readonly rules: Readonly<Record<string, RuleText>>;
}

type Element = Exclude<ProseNode, string>;

/** In the repository all rules are chapters of one file, on the site each is a page. */
export function divideRules(nodes: readonly ProseNode[]): DividedRules {
  const elements = nodes.filter((node): node is Element => typeof node !== 'string');
  const starts = elements.flatMap(([tag], index) => (tag === 'h3' ? [index] : []));
  const chapters = starts.map((start, index) => {
    const chapter = elements.slice(start, starts[index + 1]);
    return chapter.filter(([tag]) => tag !== 'h2');
  });
  const rules = Object.fromEntries(chapters.map(readChapter));
  const addresses = new Map(Object.keys(rules).map((rule) => [`#${ruleAnchor(rule)}`, rule]));
  const list = elements.slice(
    0,
    elements.findIndex(([tag]) => tag === 'h2'),
  );
  return { list: list.map((node) => withPages(node, addresses)), rules };
}

/** Its heading is the rule, then come its title, what it says, and the rest. */
function readChapter([heading, title, description, ...body]: readonly Element[]) {
  const rule = textOf(heading);
  const named = textOf(title);
  const text: RuleText = {
    title: named,
    head_title: `${named} (${rule})`,
    description: textOf(description),
    body,
  };
  return [rule, text] as const;
}

function textOf(node: ProseNode | undefined): string {
  if (node === undefined) throw new Error('a chapter of a rule lacks a part');
  return typeof node === 'string' ? node : node[1].map(textOf).join('');
}

/** Links to chapters lead to pages. They keep the ids, to which links from elsewhere lead. */
function withPages(node: ProseNode, rules: ReadonlyMap<string, string>): ProseNode {
  if (typeof node === 'string') return node;
  const [tag, children, more] = node;
  const rule = rules.get(more?.href ?? '');
  const inside = children.map((child) => withPages(child, rules));
  if (rule === undefined) return more ? [tag, inside, more] : [tag, inside];
  return [tag, inside, { href: rulePath(rule), id: ruleAnchor(rule) }];
}
