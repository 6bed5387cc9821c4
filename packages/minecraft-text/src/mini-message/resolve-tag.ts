import { readHexColor } from './tags/color-argument.ts';
import { TAGS } from './tags/index.ts';
import { styleTag, type Tag, type TagContext, type TagDefinition } from './tags/tag.ts';

interface KnownTag {
  readonly read: TagDefinition['read'];
  /** Tags are plain values, so the one without arguments is made once. */
  readonly bare: Tag | undefined;
}

const NO_CONTEXT: TagContext = { readNested: () => undefined };

const KNOWN: ReadonlyMap<string, KnownTag> = new Map(
  TAGS.flatMap(({ names, read }) =>
    names.map((name) => [name, { read, bare: read([], NO_CONTEXT, name) }] as const),
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
  return { read: () => bare, bare };
}
