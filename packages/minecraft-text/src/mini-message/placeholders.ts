import type { Component } from '../component/component.ts';
import { createText } from '../component/component.ts';
import type { Style } from '../component/style.ts';
import type { Expansion } from './expansion.ts';
import { findTag, type ReadableTag } from './resolve-tag.ts';
import { type InsertTag, type StyleTag, styleTag, type Tag, type TagContext } from './tags/tag.ts';

/** The text in place of a tag with these arguments; undefined: it is not that tag, and stays in the text. */
export type TextOf = (args: readonly string[]) => string | undefined;

/** What `parsed` makes. */
export interface ParsedPlaceholder extends PlaceholderReader {
  readonly textOf: TextOf;
  readonly beginExpansion: (placeholders: Placeholders) => Expansion;
}

/** What `component`, `inserting`, `styling` and `unparsed` make. */
export type Placeholder = InsertTag | StyleTag;

/** A tag with its own reading of its arguments. Undefined: it is not that tag, and stays in the text. */
export type PlaceholderReader = (
  args: readonly string[],
  context: TagContext,
) => Component | Placeholder | string | number | undefined;

/** A text is shown as it is; what it has of tags is not read. */
export type PlaceholderValue =
  | Component
  | Placeholder
  | PlaceholderReader
  | ParsedPlaceholder
  | string
  | number;

/** By the names of the tags, which have no capitals: `<Player>` is `player` too. */
export type Placeholders = Readonly<Record<Lowercase<string>, PlaceholderValue | undefined>>;

/** A text that is shown as it is. */
export function unparsed(text: string | number): Placeholder {
  return component(createText(String(text)));
}

/** A component that nothing becomes part of: the text after it is beside it. */
export function component(content: Component): Placeholder {
  return { kind: 'insert', content, isClosed: true };
}

/** A component that takes up the text after it, until it is closed: `<name>text</name>`. */
export function inserting(content: Component): Placeholder {
  return { kind: 'insert', content };
}

/** A style for the text after it, until it is closed. */
export function styling(style: Style): Placeholder {
  return styleTag(style);
}

/** As in the reference engine: where a tag of one's own refuses its arguments, that of MiniMessage is next. */
export function findPlaceholder(placeholders: Placeholders, name: string): ReadableTag | undefined {
  if (!Object.hasOwn(placeholders, name)) return undefined;
  return {
    read: (args, context) =>
      toTag(readValue(placeholders[name as Lowercase<string>], args, context)) ??
      findTag(name)?.read(args, context, name),
  };
}

function readValue(
  value: PlaceholderValue | undefined,
  args: readonly string[],
  context: TagContext,
) {
  if (typeof value === 'function') return value(args, context);
  // A fixed value has no arguments.
  return args.length === 0 ? value : undefined;
}

function toTag(value: ReturnType<PlaceholderReader>): Tag | undefined {
  // Callers without types have `null` as well, and objects that are no components: results, JSON, lists.
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object') return unparsed(value);
  if ('kind' in value) return value;
  return 'type' in value ? component(value) : undefined;
}
