import type { Component } from './component/component.ts';
import { sameStyle } from './component/equality.ts';
import { walkTexts } from './component/plain.ts';
import { createStyle, NO_STYLE, type Style } from './component/style.ts';

export interface VisiblePart {
  readonly text: string;
  /** Only the color, and decorations that are on. */
  readonly style: Style;
  /** The address that a click opens, if links were asked for. */
  readonly url: string | undefined;
}

/**
 * The visible text in reading order, with neighbors that look the same joined: for formats without fonts, and without
 * events or with links alone.
 */
export function visibleParts(
  component: Component,
  { links = false }: { readonly links?: boolean } = {},
): readonly VisiblePart[] {
  const parts: { text: string; style: Style; url: string | undefined }[] = [];
  let seen: Style = NO_STYLE;
  let style: Style = NO_STYLE;
  walkTexts(component, (text, shown) => {
    if (text === '') return;
    if (shown !== seen) style = visibleStyle(shown);
    seen = shown;
    const url = links && shown.click?.action === 'open_url' ? shown.click.value : undefined;
    const last = parts.at(-1);
    if (last !== undefined && last.url === url && sameStyle(last.style, style)) last.text += text;
    else parts.push({ text, style, url });
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
