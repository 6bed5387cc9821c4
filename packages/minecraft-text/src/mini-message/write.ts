import type { Component } from '../component/component.ts';
import { toPlain } from '../component/plain.ts';
import { NO_STYLE, type Style } from '../component/style.ts';
import { escapeMiniMessage } from './escape.ts';
import { OpenStyle } from './open-style.ts';
import { TAGS } from './tags/index.ts';
import { type Item, toItems } from './write-items.ts';
import { COLOR_FIELD, createStyleWriter, type StyleText } from './write-style.ts';
import { writeTag } from './write-tag.ts';

/** Texts in texts double their backslashes; nobody can see one this far down. */
const DEEPEST = 12;

interface Context {
  readonly textOf: (style: Style) => StyleText;
  /** Writes an argument of a tag; nothing is too far down. */
  readonly writeNested: ((component: Component) => string) | undefined;
}

/**
 * Writes MiniMessage that reads back to the same runs, strictly too: every tag is closed, those
 * that last longest stand outside, names are short.
 */
export function writeMiniMessage(component: Component): string {
  return writeComponent(component, 0);
}

function writeComponent(component: Component, depth: number): string {
  const writeNested =
    depth < DEEPEST ? (nested: Component) => writeComponent(nested, depth + 1) : undefined;
  const context = { textOf: createStyleWriter(writeNested), writeNested };
  return writeItems(toItems([component], NO_STYLE, true), [], context, 0);
}

/** `around` is the style in force already, outside of a gradient. */
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
    // A gradient hides the colour around it: the one before may as well go on.
    if (kind === 'gradient') return text.with(COLOR_FIELD, color);
    color = text[COLOR_FIELD];
    return text;
  });
}

function writeItem(item: Item, context: Context, gradients: number): string {
  switch (item.kind) {
    case 'text':
      return item.text.includes('\n')
        ? item.text.split('\n').map(escapeMiniMessage).join('<br>')
        : escapeMiniMessage(item.text);
    case 'content':
      return writeContent(item.component, context);
    case 'gradient': {
      const { name, args, content } = item.origin;
      // What stands inside has only its own colours.
      const inside = { ...item.style, color: undefined };
      const inner = toItems(content, inside, gradients < DEEPEST);
      const written = writeItems(inner, context.textOf(inside), context, gradients + 1);
      return `<${writeTag([name, ...args], () => '')}>${written}</${name}>`;
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
