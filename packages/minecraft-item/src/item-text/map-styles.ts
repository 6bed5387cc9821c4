import type { Component, Style } from '@fucina/minecraft-text';

/** Returns the same text with every component's own style changed. */
export function mapStyles(text: Component, change: (style: Style) => Style): Component {
  return mapParts(text, (part) => ({ ...part, style: change(part.style) }));
}

/** Returns the text with every component changed but for its children; nesting may be deeper than the call stack. */
export function mapParts(text: Component, change: (part: Component) => Component): Component {
  const parts = [text];
  const firstChild: number[] = [];
  for (const part of parts) {
    firstChild.push(parts.length);
    for (const child of part.children) parts.push(child);
  }
  // Children come after their parents in the list, so going backwards they are always finished first.
  const changed = new Array<Component>(parts.length);
  for (let index = parts.length - 1; index >= 0; index--) {
    const part = parts[index] ?? text;
    const start = firstChild[index] ?? parts.length;
    const children = changed.slice(start, start + part.children.length);
    changed[index] = { ...change(part), children };
  }
  return changed[0] ?? text;
}
