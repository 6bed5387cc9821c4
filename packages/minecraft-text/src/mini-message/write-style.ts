import type { Component } from '../component/component.ts';
import type { Style } from '../component/style.ts';
import { TAGS } from './tags/index.ts';
import { writeTag } from './write-tag.ts';

const STYLE_TAGS = TAGS.flatMap(({ field, writeStyle }) =>
  field !== undefined && writeStyle !== undefined ? [{ field, writeStyle }] : [],
);

/** The tag (without brackets) for each style field, in the order of the tags. */
export type StyleText = readonly (string | undefined)[];

export const FIELD_COUNT = STYLE_TAGS.length;
export const COLOR_FIELD = STYLE_TAGS.findIndex(({ field }) => field === 'color');

/**
 * Memoizes what it wrote: every letter of a gradient may carry the same long hover text. Without `writeNested`
 * hover texts are left out.
 */
export function createStyleWriter(
  writeNested: ((component: Component) => string) | undefined,
): (style: Style) => StyleText {
  const tags = STYLE_TAGS.map((tag) => ({ ...tag, written: new Map<unknown, string>() }));
  return (style) =>
    tags.map(({ field, writeStyle, written }) => {
      const value = style[field];
      if (value === undefined || (field === 'hover' && writeNested === undefined)) return undefined;
      const known = written.get(value);
      if (known !== undefined) return known;
      const tag = writeStyle(style);
      const text = tag && writeTag(tag, writeNested ?? (() => ''));
      if (text !== undefined) written.set(value, text);
      return text;
    });
}

/** For each style and field (`index * FIELD_COUNT + field`), the last index up to which the field stays the same. */
export function lastsUntil(styles: readonly StyleText[]): Int32Array {
  const ends = new Int32Array(styles.length * FIELD_COUNT);
  for (let at = styles.length - 1; at >= 0; at--) {
    const style = styles[at];
    const next = styles[at + 1];
    for (let field = 0; field < FIELD_COUNT; field++) {
      const goesOn = next !== undefined && next[field] === style?.[field];
      const place = at * FIELD_COUNT + field;
      ends[place] = goesOn ? (ends[place + FIELD_COUNT] ?? at) : at;
    }
  }
  return ends;
}
