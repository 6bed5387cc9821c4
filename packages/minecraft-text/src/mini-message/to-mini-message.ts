import type { Component } from '../component/component.ts';
import { toPlain } from '../component/plain.ts';
import { NO_STYLE, type Style } from '../component/style.ts';
import { escapeMiniMessage } from './escape.ts';
import { OpenStyle } from './open-style.ts';
import { TAGS } from './tags/index.ts';
import { type Item, toItems } from './write-items.ts';
import { COLOR_FIELD, createStyleWriter, type StyleText } from './write-style.ts';
import { writeTag } from './write-tag.ts';

/** Each level of nested arguments doubles the backslashes, so nesting is limited. */
export const MAX_NESTING = 12;

export interface MiniMessageSpelling {
  /** `tag` by default: `<br>`, so that the message is one line. `kept`: as they are. */
  readonly lineBreaks?: 'tag' | 'kept' | undefined;
}

interface Context {
  readonly keepsLineBreaks: boolean;
  readonly textOf: (style: Style) => StyleText;
  /** Writes a component as a tag argument; undefined below the maximum depth. */
  readonly writeNested: ((component: Component) => string) | undefined;
}

/**
 * Writes MiniMessage that reads back to the same runs, in strict mode too. Every tag is closed, tags that stay open
 * longest are the outer ones, and names are short. `writeMiniMessage` also says what was lost, which is a quarter more
 * code.
 */
export function toMiniMessage(
  component: Component,
  { lineBreaks = 'tag' }: MiniMessageSpelling = {},
): string {
  return writeComponent(component, 0, lineBreaks === 'kept');
}

function writeComponent(component: Component, depth: number, keepsLineBreaks: boolean): string {
  const writeNested =
    depth < MAX_NESTING
      ? (nested: Component) => writeComponent(nested, depth + 1, keepsLineBreaks)
      : undefined;
  const context = { textOf: createStyleWriter(writeNested), writeNested, keepsLineBreaks };
  return writeItems(toItems([component], NO_STYLE, true), [], context, 0);
}

/** `around` is the style set by outer tags, outside of any gradient. */
function writeItems(
  items: readonly Item[],
  around: StyleText,
  context: Context,
  gradients: number,
): string {
  const styles = textsOf(items, around, context);
  const open = new OpenStyle(styles, around);
  let result = '';
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item !== undefined) result += open.switchTo(at) + writeItem(item, context, gradients);
  }
  return result + open.closeAll();
}

function textsOf(items: readonly Item[], around: StyleText, { textOf }: Context): StyleText[] {
  let color = around[COLOR_FIELD];
  return items.map(({ kind, style }) => {
    const text = textOf(style);
    // A gradient hides the outer color, so the previous color can stay open.
    if (kind === 'gradient') return text.with(COLOR_FIELD, color);
    color = text[COLOR_FIELD];
    return text;
  });
}

function writeItem(item: Item, context: Context, gradients: number): string {
  switch (item.kind) {
    case 'text':
      return item.text.includes('\n') && !context.keepsLineBreaks
        ? item.text.split('\n').map(escapeMiniMessage).join('<br>')
        : escapeMiniMessage(item.text);
    case 'content':
      return writeContent(item.component, context);
    case 'gradient': {
      const { name, args, content } = item.origin;
      // Inside the gradient only colors of the content itself are written.
      const inside = { ...item.style, color: undefined };
      const inner = toItems(content, inside, gradients < MAX_NESTING, true);
      const text = writeItems(inner, context.textOf(inside), context, gradients + 1);
      return `<${writeTag([name, ...args], () => '')}>${text}</${name}>`;
    }
  }
}

function writeContent(component: Component, { writeNested }: Context): string {
  if (writeNested !== undefined) {
    for (const { writeContent } of TAGS) {
      const tag = writeContent?.(component);
      const text = tag && writeTag(tag, writeNested);
      if (text !== undefined) return `<${text}/>`;
    }
  }
  return escapeMiniMessage(toPlain({ ...component, children: [] }));
}
