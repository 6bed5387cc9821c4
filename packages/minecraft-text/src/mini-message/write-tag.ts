import { type Component, EMPTY_COMPONENT } from '../component/component.ts';
import { escapeArgument, quoteArgument } from './escape.ts';
import { findTag } from './resolve-tag.ts';
import type { Tag, TagContext, TagText } from './tags/tag.ts';

const ANY_NESTED: TagContext = { read: () => EMPTY_COMPONENT };

/** `name:argument:'other argument'`; undefined if it could not be read back. */
export function writeTag(
  tag: TagText,
  writeNested: (component: Component) => string,
): string | undefined {
  if (readBack(tag) === undefined) return undefined;
  const [name, ...args] = tag;
  const written = args.map((arg) =>
    typeof arg === 'string' ? escapeArgument(arg) : quoteArgument(writeNested(arg)),
  );
  return [name, ...written].join(':');
}

/** The tag as the reader understands it, with empty texts in place of nested ones. */
export function readBack([name, ...args]: TagText): Tag | undefined {
  const plain = args.map((arg) => (typeof arg === 'string' ? arg : ''));
  return findTag(name)?.read(plain, ANY_NESTED, name);
}
