import { type Component, EMPTY } from '../component/component.ts';
import { escapeArgument, quoteArgument } from './escape.ts';
import { resolveTag } from './resolve-tag.ts';
import type { TagText } from './tags/tag.ts';

/** `name:argument:'other argument'`; nothing if it could not be read back. */
export function writeTag(
  tag: TagText,
  writeNested: (component: Component) => string,
): string | undefined {
  const [name, ...args] = tag;
  const plain = args.map((arg) => (typeof arg === 'string' ? arg : ''));
  if (resolveTag(name, plain, { readNested: () => EMPTY }) === undefined) return undefined;
  const written = args.map((arg) =>
    typeof arg === 'string' ? escapeArgument(arg) : quoteArgument(writeNested(arg)),
  );
  return [name, ...written].join(':');
}
