import type { Component } from '../component/component.ts';
import { sameStyle } from '../component/equality.ts';
import { type Origin, originOf } from '../component/origin.ts';
import { inheritStyle, type Style } from '../component/style.ts';

/** The parts of the output in order, each with its effective style. */
export type Item =
  | { readonly kind: 'text'; text: string; readonly style: Style }
  | { readonly kind: 'content'; readonly component: Component; readonly style: Style }
  | { readonly kind: 'gradient'; readonly origin: Origin; readonly style: Style };

/**
 * Flattens the tree, but keeps an unchanged gradient as one item so that its tag can be written again. Where the tree
 * is painted, a text's children are beside its letters: they do not inherit its style.
 */
export function toItems(
  components: readonly Component[],
  outer: Style,
  keepsGradients: boolean,
  isPainted = false,
): Item[] {
  const items: Item[] = [];
  const pending = components.toReversed().map((component) => ({ component, outer }));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { component } = next;
    const style = inheritStyle(component.style, next.outer);
    const origin = keepsGradients ? originOf(component) : undefined;
    if (origin !== undefined) {
      items.push({ kind: 'gradient', origin, style });
      continue;
    }
    let inherited = style;
    if (component.type !== 'text') {
      items.push({ kind: 'content', component, style });
    } else if (component.text !== '') {
      addText(items, component.text, style);
      if (isPainted && style.color === undefined) inherited = next.outer;
    }
    for (let i = component.children.length - 1; i >= 0; i--) {
      const child = component.children[i];
      if (child !== undefined) pending.push({ component: child, outer: inherited });
    }
  }
  return items;
}

function addText(items: Item[], text: string, style: Style): void {
  const last = items.at(-1);
  if (last?.kind === 'text' && sameStyle(last.style, style)) last.text += text;
  else items.push({ kind: 'text', text, style });
}
