import type { Component, Content } from '../../component/component.ts';
import { createStyle, type Style } from '../../component/style.ts';

/** What an open tag turns out to be. */
export type Tag = StyleTag | InsertTag | PaintTag | { readonly kind: 'reset' };

interface StyleTag {
  readonly kind: 'style';
  readonly style: Style;
}

interface InsertTag {
  readonly kind: 'insert';
  readonly content: Content;
  readonly style?: Style;
  /** It cannot hold what follows it. */
  readonly isClosed?: boolean;
}

interface PaintTag {
  readonly kind: 'paint';
  /** For a text of `size` code points: the colour at an index; nothing where the engine fails. */
  readonly paint: (size: number) => (index: number) => number | undefined;
}

export interface TagContext {
  /** Reads an argument that is itself MiniMessage; nothing if that fails. */
  readonly readNested: (text: string) => Component | undefined;
}

/** A tag as written: its name and unquoted arguments. */
export type TagText = readonly [name: string, ...args: readonly TagArgument[]];

/** A component as an argument is written as quoted MiniMessage. */
export type TagArgument = string | Component;

export interface TagDefinition {
  readonly names: readonly string[];
  /** Nothing means that the tag stays literal text. */
  readonly read: (args: readonly string[], context: TagContext, name: string) => Tag | undefined;
  /** The style field it is written for. */
  readonly field?: keyof Style;
  readonly writeStyle?: (style: Style) => TagText | undefined;
  readonly writeContent?: (content: Content) => TagText | undefined;
}

export function styleTag(fields: Style): Tag {
  return { kind: 'style', style: createStyle(fields) };
}

export function insertTag(content: Content): Tag {
  return { kind: 'insert', content };
}
