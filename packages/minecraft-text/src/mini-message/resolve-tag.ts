import { readHexColor } from './tags/color-argument.ts';
import { TAGS } from './tags/index.ts';
import { styleTag, type Tag, type TagContext, type TagDefinition } from './tags/tag.ts';

const DEFINITIONS: ReadonlyMap<string, TagDefinition> = new Map(
  TAGS.flatMap((definition) => definition.names.map((name) => [name, definition] as const)),
);

const NOTHING_NESTED: TagContext = { readNested: () => undefined };

/** Tags are plain values, so those without arguments are made once. */
const WITHOUT_ARGUMENTS: ReadonlyMap<string, Tag | undefined> = new Map(
  Array.from(DEFINITIONS, ([name, tag]) => [name, tag.read([], NOTHING_NESTED, name)] as const),
);

export const TAG_NAMES: readonly string[] = [...DEFINITIONS.keys()];

export function isTagName(name: string): boolean {
  return DEFINITIONS.has(name) || readColorName(name) !== undefined;
}

export function resolveBareTag(name: string): Tag | undefined {
  return WITHOUT_ARGUMENTS.get(name) ?? resolveColorName(name);
}

export function resolveTag(
  name: string,
  args: readonly string[],
  context: TagContext,
): Tag | undefined {
  const definition = DEFINITIONS.get(name);
  return definition === undefined ? resolveColorName(name) : definition.read(args, context, name);
}

function resolveColorName(name: string): Tag | undefined {
  const color = readColorName(name);
  return color === undefined ? undefined : styleTag({ color });
}

/** A `+` is fine in a hexadecimal integer, yet never in a tag's name. */
function readColorName(name: string): number | undefined {
  return name.startsWith('#') && name[1] !== '+' ? readHexColor(name) : undefined;
}
