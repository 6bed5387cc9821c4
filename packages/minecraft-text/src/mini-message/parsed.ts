import { beginExpansion } from './expand.ts';
import type { ParsedPlaceholder, TextOf } from './placeholders.ts';
import { styleTag } from './tags/tag.ts';

/**
 * MiniMessage that takes the place of the tag before the message is read: its tags have an effect on what follows,
 * its letters are part of a gradient, and it works inside arguments too. A function gets the arguments of the tag.
 */
export function parsed(text: string | TextOf): ParsedPlaceholder {
  const textOf: TextOf =
    typeof text === 'function' ? text : (args) => (args.length === 0 ? text : undefined);
  // What is left of it once the texts are in place has no effect: `<name/>`, or one that contains itself.
  const read = (args: readonly string[]) => (textOf(args) === undefined ? undefined : styleTag({}));
  return Object.assign(read, { textOf, beginExpansion });
}
