import { CAPABILITIES } from './capabilities/capabilities.ts';
import type { Component } from './component/component.ts';
import { hexOfColor } from './component/hex.ts';
import type { Style } from './component/style.ts';
import type { Carrier } from './losses/carrier.ts';
import { findLosses } from './losses/find-losses.ts';
import { type Written, written } from './losses/loss.ts';
import { visibleParts } from './visible-parts.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Characters that HTML cannot hold: control characters except tab and line feed, and lone surrogates.
const UNWRITABLE = /[^\P{Cc}\t\n]|\p{Cs}/gu;

const CARRIER: Carrier = {
  capabilities: CAPABILITIES.html,
  checkText: (text) => (text.search(UNWRITABLE) === -1 ? [] : ['control-characters']),
};

/**
 * Spans and escaped text, nothing else. Each run is either plain text or one `<span style="color: #FF5555;
 * font-weight: bold">`; obfuscated runs also have the class `obfuscated`. Line breaks and runs of spaces are
 * kept, for `white-space: pre-wrap`.
 * A content security policy that forbids style attributes also forbids these. Such a page uses `toRuns`
 * instead, or sets the styles through the DOM, which policies allow.
 */
export function writeHtml(component: Component): Written<string> {
  const spans = visibleParts(component).map(({ text, style }) => spanOf(text, style));
  return written(spans.join(''), () => findLosses(component, CARRIER));
}

export function escapeHtml(text: string): string {
  return text
    .replace(UNWRITABLE, (char) => (char >= '\ud800' ? '\ufffd' : ''))
    .replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '');
}

function spanOf(text: string, style: Style): string {
  const escaped = escapeHtml(text);
  const css = cssOf(style);
  const attributes =
    (style.obfuscated === true ? ' class="obfuscated"' : '') +
    (css === '' ? '' : ` style="${css}"`);
  return attributes === '' ? escaped : `<span${attributes}>${escaped}</span>`;
}

/** From a fixed table and six checked digits: the input text never gets into an attribute. */
function cssOf(style: Style): string {
  const lines = [
    style.underlined === true ? 'underline' : '',
    style.strikethrough === true ? 'line-through' : '',
  ].filter((line) => line !== '');
  return [
    style.color === undefined ? '' : `color: ${hexOfColor(style.color).toUpperCase()}`,
    style.bold === true ? 'font-weight: bold' : '',
    style.italic === true ? 'font-style: italic' : '',
    lines.length === 0 ? '' : `text-decoration: ${lines.join(' ')}`,
  ]
    .filter((declaration) => declaration !== '')
    .join('; ');
}
