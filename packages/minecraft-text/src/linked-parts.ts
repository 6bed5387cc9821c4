import type { Component } from './component/component.ts';
import { sameStyle } from './component/equality.ts';
import { walkTexts } from './component/plain.ts';
import { NO_STYLE, type Style } from './component/style.ts';
import { type VisiblePart, visibleStyle } from './visible-parts.ts';

export interface LinkedPart extends VisiblePart {
  /** The address that a click opens. */
  readonly url: string | undefined;
}

/** As `visibleParts`, with the links: for formats that have no other events. */
export function linkedParts(component: Component): readonly LinkedPart[] {
  const parts: { text: string; style: Style; url: string | undefined }[] = [];
  let seen: Style = NO_STYLE;
  let style: Style = NO_STYLE;
  walkTexts(component, (text, shown) => {
    if (text === '') return;
    if (shown !== seen) style = visibleStyle(shown);
    seen = shown;
    const url = shown.click?.action === 'open_url' ? shown.click.value : undefined;
    const last = parts.at(-1);
    if (last !== undefined && last.url === url && sameStyle(last.style, style)) last.text += text;
    else parts.push({ text, style, url });
  });
  return parts;
}
