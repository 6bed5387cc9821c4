import { color as colorDefinition } from './tags/color.ts';
import { readHexColor } from './tags/color-argument.ts';
import { TAGS } from './tags/index.ts';
import { styleTag, type Tag, type TagContext, type TagDefinition } from './tags/tag.ts';

interface KnownTag {
  readonly definition: TagDefinition;
  readonly read: TagDefinition['read'];
  /** Tags are plain values, so the one without arguments is made once. */
  readonly bare: Tag | undefined;
}

const NO_CONTEXT: TagContext = { readNested: () => undefined };

const KNOWN: ReadonlyMap<string, KnownTag> = new Map(
  TAGS.flatMap((definition) =>
    definition.names.map((name) => {
      const bare = definition.read([], NO_CONTEXT, name);
      return [name, { definition, read: definition.read, bare }] as const;
    }),
  ),
);

export const TAG_NAMES: readonly string[] = [...KNOWN.keys()];

/** By its name in lower case. */
export function findTag(name: string): KnownTag | undefined {
  return KNOWN.get(name) ?? (name.startsWith('#') ? colorTag(name) : undefined);
}

/** A `+` is fine in a hexadecimal integer, yet never in a tag's name. */
function colorTag(name: string): KnownTag | undefined {
  const color = name[1] === '+' ? undefined : readHexColor(name);
  if (color === undefined) return undefined;
  const bare = styleTag({ color });
  return { definition: colorDefinition, read: () => bare, bare };
}
