import { type Component, createText } from '../component/component.ts';
import type { Style } from '../component/style.ts';

/** How many colours a subtree asks for: code points of its texts, and its other components. */
export interface PaintSize {
  readonly texts: number;
  readonly others: number;
}

/** The colour at an index; nothing where the reference engine fails. */
type ColorAt = (index: number) => number | undefined;

/** What was painted before, with its size: looked into no more, so nesting stays linear. */
export type Painted = Map<Component, PaintSize>;

export function measure(components: readonly Component[], painted: Painted): PaintSize {
  let texts = 0;
  let others = 0;
  const pending = [...components];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const known = painted.get(next);
    if (known !== undefined) {
      texts += known.texts;
      others += known.others;
      continue;
    }
    if (next.type === 'text') texts += countCodePoints(next.text);
    else others++;
    for (const child of next.children) pending.push(child);
  }
  return { texts, others };
}

/**
 * Gives each code point its colour, depth first. A component with a colour of its own keeps it,
 * with all it holds; only its texts move the colours on.
 */
export function repaint(
  components: readonly Component[],
  colorAt: ColorAt,
  painted: Painted,
): Component[] | undefined {
  const result: Component[] = [];
  const pending: { component: Component; into: Component[] }[] = [];
  const push = (children: readonly Component[], into: Component[]) => {
    for (let i = children.length - 1; i >= 0; i--) {
      const component = children[i];
      if (component !== undefined) pending.push({ component, into });
    }
  };
  let index = 0;
  push(components, result);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { component, into } = next;
    const known = painted.get(component);
    if (component.style.color !== undefined || known !== undefined) {
      into.push(component);
      index += (known ?? measure([component], painted)).texts;
      continue;
    }
    const children: Component[] = [];
    if (component.type === 'text') {
      into.push(createText('', component.text === '' ? component.style : undefined, children));
      for (const character of component.text) {
        const color = colorAt(index++);
        if (color === undefined) return undefined;
        children.push(createText(character, withColor(component.style, color)));
      }
    } else {
      const color = colorAt(index++);
      if (color === undefined) return undefined;
      into.push({ ...component, style: withColor(component.style, color), children });
    }
    push(component.children, children);
  }
  return result;
}

function withColor(style: Style, color: number): Style {
  return { ...style, color };
}

function countCodePoints(text: string): number {
  let count = text.length;
  for (let i = 1; i < text.length; i++) {
    if (isLow(text.charCodeAt(i)) && isHigh(text.charCodeAt(i - 1))) count--;
  }
  return count;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}
