import type { Component } from './component.ts';
import { inheritStyle, NO_STYLE, type Style } from './style.ts';

/**
 * Every component in reading order with its effective style, inherited fields included. Uses an explicit stack:
 * nesting may be deeper than the call stack. `nestedIn` names a component to visit between a component and its
 * children.
 */
export function walkComponents(
  root: Component,
  visit: (component: Component, style: Style) => void,
  style: Style = NO_STYLE,
  nestedIn?: (component: Component) => Component | undefined,
): void {
  const components: Component[] = [root];
  const styles: Style[] = [style];
  for (let next = components.pop(); next !== undefined; next = components.pop()) {
    const shown = inheritStyle(next.style, styles.pop() ?? style);
    visit(next, shown);
    for (let index = next.children.length - 1; index >= 0; index--) {
      const child = next.children[index];
      if (child === undefined) continue;
      components.push(child);
      styles.push(shown);
    }
    const nested = nestedIn?.(next);
    if (nested === undefined) continue;
    components.push(nested);
    styles.push(shown);
  }
}
