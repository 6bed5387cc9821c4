import type { Component } from '../component/component.ts';
import { toPlain } from '../component/plain.ts';
import { NO_STYLE, type Style } from '../component/style.ts';
import { escapeMiniMessage } from './escape.ts';
import { TAGS } from './tags/index.ts';
import { type Item, toItems } from './write-items.ts';
import { writeTag } from './write-tag.ts';

/** Nested texts double their backslashes; nobody can see one this far down. */
const DEEPEST = 12;
const STYLE_TAGS = TAGS.flatMap(({ field, writeStyle }) =>
  field !== undefined && writeStyle !== undefined ? [{ field, writeStyle }] : [],
);
const COLOR = STYLE_TAGS.findIndex(({ field }) => field === 'color');

/** The tag that each style field is written as, in the order of `STYLE_TAGS`. */
type StyleText = readonly (string | undefined)[];

interface OpenTag {
  readonly field: number;
  readonly text: string;
}

/**
 * Writes MiniMessage that reads back to the same runs, strictly too: every tag is closed, those
 * that last longest stand outside, names are short.
 */
export function writeMiniMessage(component: Component): string {
  return writeComponent(component, 0);
}

function writeComponent(component: Component, depth: number): string {
  return writeItems(toItems([component], NO_STYLE, true), createStyleWriter(depth), [], depth, 0);
}

/** `around` is what is in force already, outside of a gradient. */
function writeItems(
  items: readonly Item[],
  textOf: (style: Style) => StyleText,
  around: StyleText,
  depth: number,
  gradients: number,
): string {
  const styles = carryColor(
    items,
    items.map(({ style }) => textOf(style)),
    around,
  );
  const ends = lastsUntil(styles);
  const open: OpenTag[] = [];
  let result = '';
  const closeDownTo = (count: number) => {
    while (open.length > count) result += `</${nameOf(open.pop()?.text ?? '')}>`;
  };
  for (const [at, item] of items.entries()) {
    const style = styles[at] ?? [];
    const end = ends[at] ?? [];
    const mayStay = ({ field, text }: OpenTag) =>
      style[field] === text ||
      // Another value inside it is shorter than closing it now and opening it again right after.
      (style[field] !== undefined &&
        styles[(end[field] ?? at) + 1]?.[field] === text &&
        open.filter((tag) => tag.field === field).length === 1);
    for (let at = firstToClose(open, mayStay); at !== -1; at = firstToClose(open, mayStay)) {
      closeDownTo(at);
    }
    const wanted: OpenTag[] = [];
    for (const [field, text] of style.entries()) {
      const inForce = open.findLast((tag) => tag.field === field)?.text ?? around[field];
      if (text !== undefined && text !== inForce) wanted.push({ field, text });
    }
    wanted.sort((a, b) => (end[b.field] ?? 0) - (end[a.field] ?? 0));
    for (const tag of wanted) {
      result += `<${tag.text}>`;
      open.push(tag);
    }
    result += writeItem(item);
  }
  closeDownTo(0);
  return result;

  function writeItem(item: Item): string {
    switch (item.kind) {
      case 'text':
        return item.text.split('\n').map(escapeMiniMessage).join('<br>');
      case 'content':
        return writeContent(item.component, depth);
      case 'gradient': {
        const { name, args, content } = item.origin;
        // What stands inside has only its own colours.
        const inside = { ...item.style, color: undefined };
        const inner = toItems(content, inside, gradients < DEEPEST);
        const written = writeItems(inner, textOf, textOf(inside), depth, gradients + 1);
        return `<${writeTag([name, ...args], () => '')}>${written}</${name}>`;
      }
    }
  }
}

/** The outermost tag in force that may not stay; closing it can bring another one into force. */
function firstToClose(open: readonly OpenTag[], mayStay: (tag: OpenTag) => boolean): number {
  return open.findIndex(
    (tag, at) =>
      !mayStay(tag) && !open.some((inner, deeper) => deeper > at && inner.field === tag.field),
  );
}

/** A gradient hides the colour around it: the one before may as well go on. */
function carryColor(
  items: readonly Item[],
  styles: readonly StyleText[],
  around: StyleText,
): readonly StyleText[] {
  let color = around[COLOR];
  return styles.map((style, at) => {
    if (items[at]?.kind === 'gradient') return style.with(COLOR, color);
    color = style[COLOR];
    return style;
  });
}

/** For each item and field, up to which item the field stays the same. */
function lastsUntil(styles: readonly StyleText[]): readonly (readonly number[])[] {
  const ends: (readonly number[])[] = new Array(styles.length);
  for (let at = styles.length - 1; at >= 0; at--) {
    const next = styles[at + 1];
    const nextEnd = ends[at + 1];
    ends[at] = (styles[at] ?? []).map((text, field) =>
      next !== undefined && nextEnd !== undefined && next[field] === text
        ? (nextEnd[field] ?? at)
        : at,
    );
  }
  return ends;
}

/** Remembers what it wrote: a long hover text stands in the style of every letter of a gradient. */
function createStyleWriter(depth: number): (style: Style) => StyleText {
  const written = STYLE_TAGS.map(() => new Map<unknown, string | undefined>());
  return (style) =>
    STYLE_TAGS.map(({ field, writeStyle }, index) => {
      const value = style[field];
      if (value === undefined || (field === 'hover' && depth >= DEEPEST)) return undefined;
      const known = written[index];
      if (known?.has(value)) return known.get(value);
      const tag = writeStyle(style);
      const text = tag && writeTag(tag, (nested) => writeComponent(nested, depth + 1));
      known?.set(value, text);
      return text;
    });
}

function writeContent(component: Component, depth: number): string {
  if (depth < DEEPEST) {
    for (const { writeContent } of TAGS) {
      const tag = writeContent?.(component);
      const text = tag && writeTag(tag, (nested) => writeComponent(nested, depth + 1));
      if (text !== undefined) return `<${text}/>`;
    }
  }
  return escapeMiniMessage(toPlain({ ...component, children: [] }));
}

function nameOf(tag: string): string {
  const colon = tag.indexOf(':');
  return colon === -1 ? tag : tag.slice(0, colon);
}
