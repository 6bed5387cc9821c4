import { type Component, createText } from '../component/component.ts';
import { type Origin, originOf } from '../component/origin.ts';
import { NO_STYLE, type Style } from '../component/style.ts';

/** The colour at an index; nothing where the reference engine fails. */
type ColorAt = (index: number) => number | undefined;

const NOTHING: readonly Component[] = [];

/**
 * How many colours these ask for. What was painted before knows, and is looked into no more: so
 * nesting stays linear.
 */
export function measure(components: readonly Component[]): Pick<Origin, 'texts' | 'others'> {
  let texts = 0;
  let others = 0;
  const pending = [...components];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const known = originOf(next);
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
): Component[] | undefined {
  const result: Component[] = [];
  const pending: Component[] = [];
  const targets: Component[][] = [];
  let index = 0;
  let source = components;
  let target = result;
  for (;;) {
    for (let i = source.length - 1; i >= 0; i--) {
      const component = source[i];
      if (component === undefined) continue;
      pending.push(component);
      targets.push(target);
    }
    const component = pending.pop();
    const into = targets.pop();
    if (component === undefined || into === undefined) return result;
    const known = originOf(component);
    if (component.style.color !== undefined || known !== undefined) {
      into.push(component);
      index += (known ?? measure([component])).texts;
      source = NOTHING;
      continue;
    }
    const children: Component[] = [];
    if (component.type === 'text') {
      const { text, style } = component;
      for (let from = 0; from < text.length; ) {
        const to = from + (isPair(text, from) ? 2 : 1);
        const color = colorAt(index++);
        if (color === undefined) return undefined;
        children.push(createText(text.slice(from, to), withColor(style, color)));
        from = to;
      }
      into.push(createText('', text === '' ? style : NO_STYLE, children));
    } else {
      const color = colorAt(index++);
      if (color === undefined) return undefined;
      into.push({ ...component, style: withColor(component.style, color), children });
    }
    source = component.children;
    target = children;
  }
}

function withColor(style: Style, color: number): Style {
  return style === NO_STYLE ? { color } : { ...style, color };
}

function countCodePoints(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length - 1; i++) {
    if (isPair(text, i)) count--;
  }
  return count;
}

/** Two UTF-16 units that are one code point. */
function isPair(text: string, at: number): boolean {
  const high = text.charCodeAt(at);
  if (high < 0xd800 || high > 0xdbff) return false;
  const low = text.charCodeAt(at + 1);
  return low >= 0xdc00 && low <= 0xdfff;
}
