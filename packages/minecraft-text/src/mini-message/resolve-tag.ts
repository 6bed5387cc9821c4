import { color as colorDefinition } from './tags/color.ts';
import { readHexColor } from './tags/color-argument.ts';
import { TAGS } from './tags/index.ts';
import { styleTag, type Tag, type TagContext, type TagDefinition } from './tags/tag.ts';

export interface ReadableTag {
  readonly read: TagDefinition['read'];
  /** The tag without arguments, created only once: tags are immutable values. */
  readonly bare?: Tag | undefined;
}

interface KnownTag extends ReadableTag {
  readonly definition: TagDefinition;
}

const NO_CONTEXT: TagContext = { read: () => undefined };

const KNOWN: ReadonlyMap<string, KnownTag> = new Map(
  TAGS.flatMap((definition) =>
    definition.names.map((name) => {
      const bare = definition.read([], NO_CONTEXT, name);
      return [name, { definition, read: definition.read, bare }] as const;
    }),
  ),
);

export const TAG_NAMES: readonly string[] = [...KNOWN.keys()];

/** Looks a tag up by its lower-case name. */
export function findTag(name: string): KnownTag | undefined {
  return KNOWN.get(name) ?? (name.startsWith('#') ? colorTag(name) : undefined);
}

/** A `+` is allowed in a hexadecimal integer, but not in a tag name. */
function colorTag(name: string): KnownTag | undefined {
  const color = name[1] === '+' ? undefined : readHexColor(name);
  if (color === undefined) return undefined;
  const bare = styleTag({ color });
  return { definition: colorDefinition, read: () => bare, bare };
}
