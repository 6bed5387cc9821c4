import type { TextRange } from '../text-problem.ts';
import type { MessageError } from './errors.ts';
import type { TagSource } from './tag-source.ts';

/** A tag was closed while tags inside it were still open. */
export function wrongOrder(
  text: string,
  closing: TagSource,
  inner: readonly TagSource[],
): MessageError {
  const { from, to, name } = closing;
  const fix = closingTags(inner) + text.slice(from, to);
  const code = 'wrong-close-order-in-strict';
  return { code, from, to, name, fix, open: inner.map(rangeOf) };
}

/** The message ended with open tags. */
export function unclosed(end: number, open: readonly TagSource[]): MessageError {
  const name = open.at(-1)?.name ?? '';
  const fix = closingTags(open);
  const code = 'unclosed-in-strict';
  return { code, from: end, to: end, name, fix, open: open.map(rangeOf) };
}

function closingTags(open: readonly TagSource[]): string {
  const tags = open.map(({ name }) => `</${name}>`);
  return tags.toReversed().join('');
}

function rangeOf({ from, to }: TagSource): TextRange {
  return { from, to };
}
