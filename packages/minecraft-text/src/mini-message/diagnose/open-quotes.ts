import type { TextRange } from '../../text-problem.ts';
import { findTag } from '../resolve-tag.ts';
import { scanTags } from '../scan-tags.ts';
import type { TagSource } from '../tag-source.ts';
import type { Finding } from './accepted.ts';
import type { MessageFinding } from './diagnostic.ts';

const OPEN_ARGUMENT = /:(?:'[^']*|"[^"]*)\/?>$/;
const QUOTED = /'[^']*'|"[^"]*"/g;

/** An argument whose quote is not closed: the tag is read without it, until the same quote is after the tag. */
export function findOpenArgument(source: string, { args }: TagSource): Finding[] {
  const isOpen = /['"]/.test(source) && OPEN_ARGUMENT.test(source.replace(QUOTED, ''));
  return isOpen ? [{ code: 'unclosed-quote', severity: 'warning', args }] : [];
}

const TAG_WITH_QUOTE = /<([a-z_]+)(?::[^<>'":]*)*:['"]/gi;

/** A quote in a tag that takes what is after the tag with it, so that the tag is none; `tags` are in order. */
export function findOpenQuotes(text: string, tags: readonly TextRange[]): MessageFinding[] {
  const open = { code: 'unclosed-quote', severity: 'warning', to: text.length } as const;
  const from = scanTags(text, { onTag: () => true });
  if (from !== -1) return [{ ...open, from }];
  let next = 0;
  for (const { 1: written = '', index } of text.matchAll(TAG_WITH_QUOTE)) {
    while ((tags[next]?.to ?? Number.POSITIVE_INFINITY) <= index) next += 1;
    const isTag = (tags[next]?.from ?? Number.POSITIVE_INFINITY) <= index;
    const name = written.toLowerCase();
    if (isTag || text[index - 1] === '\\' || findTag(name) === undefined) continue;
    return [{ ...open, name, from: index }];
  }
  return [];
}
