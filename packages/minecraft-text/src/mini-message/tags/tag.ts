import type { Component, ComponentContent } from '../../component/component.ts';
import { createStyle, type Style } from '../../component/style.ts';

/** The effect of an opening tag. */
export type Tag = StyleTag | InsertTag | PaintTag | { readonly kind: 'reset' };

export interface StyleTag {
  readonly kind: 'style';
  readonly style: Style;
}

export interface InsertTag {
  readonly kind: 'insert';
  readonly content: ComponentContent & Partial<Component>;
  /** The tag is closed at once: the text after it is not inside it. */
  readonly isClosed?: boolean;
}

interface PaintTag {
  readonly kind: 'paint';
  /** For a text of `size` code points, the color at an index; undefined where the reference engine fails. */
  readonly paint: (size: number) => (index: number) => number | undefined;
}

export interface TagContext {
  /** Reads an argument that is MiniMessage itself, with the same tags; undefined if it is invalid. */
  readonly read: (text: string) => Component | undefined;
}

/** A tag to be written: its name and unquoted arguments. */
export type TagText = readonly [name: string, ...args: readonly TagArgument[]];

/** A component as an argument is written as quoted MiniMessage. */
export type TagArgument = string | Component;

export interface TagDefinition {
  readonly names: readonly string[];
  /** Undefined means that the tag is shown as literal text. */
  readonly read: (args: readonly string[], context: TagContext, name: string) => Tag | undefined;
  /** The style field that this tag writes. */
  readonly field?: keyof Style;
  readonly writeStyle?: (style: Style) => TagText | undefined;
  readonly writeContent?: (content: ComponentContent) => TagText | undefined;
}

export function styleTag(fields: Style): StyleTag {
  return { kind: 'style', style: createStyle(fields) };
}

export function insertTag(content: ComponentContent): InsertTag {
  return { kind: 'insert', content };
}
