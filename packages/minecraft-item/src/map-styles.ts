import type { Component, Style } from '@fucina/minecraft-text';

/** The same text with each part's own style changed; nesting may be deeper than the call stack. */
export function mapStyles(text: Component, change: (style: Style) => Style): Component {
  const parts = [text];
  const firstChild: number[] = [];
  for (const part of parts) {
    firstChild.push(parts.length);
    parts.push(...part.children);
  }
  // Children stand behind their parents, so from the end on they are always ready.
  const changed: Component[] = [];
  for (let index = parts.length - 1; index >= 0; index--) {
    const part = parts[index] ?? text;
    const start = firstChild[index] ?? parts.length;
    const children = changed.slice(start, start + part.children.length);
    changed[index] = { ...part, style: change(part.style), children };
  }
  return changed[0] ?? text;
}
