import type { Component } from './component/component.ts';
import { sameStyle } from './component/equality.ts';
import { walkTexts } from './component/plain.ts';
import { createStyle, NO_STYLE, type Style } from './component/style.ts';

export interface VisiblePart {
  readonly text: string;
  /** Only the color, and decorations that are on. */
  readonly style: Style;
}

/**
 * The visible text in reading order, with neighbors that look the same joined: for formats without fonts and
 * events.
 */
export function visibleParts(component: Component): readonly VisiblePart[] {
  const parts: { text: string; style: Style }[] = [];
  let seen: Style = NO_STYLE;
  let style: Style = NO_STYLE;
  walkTexts(component, (text, shown) => {
    if (text === '') return;
    if (shown !== seen) style = visibleStyle(shown);
    seen = shown;
    const last = parts.at(-1);
    if (last !== undefined && sameStyle(last.style, style)) last.text += text;
    else parts.push({ text, style });
  });
  return parts;
}

export function visibleStyle(style: Style): Style {
  return createStyle({
    color: style.color,
    bold: style.bold || undefined,
    italic: style.italic || undefined,
    underlined: style.underlined || undefined,
    strikethrough: style.strikethrough || undefined,
    obfuscated: style.obfuscated || undefined,
  });
}
