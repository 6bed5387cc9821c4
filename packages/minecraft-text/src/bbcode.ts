import { CAPABILITIES } from './capabilities/capabilities.ts';
import type { Component } from './component/component.ts';
import { hexOfColor } from './component/hex.ts';
import type { Carrier } from './losses/carrier.ts';
import { findLosses } from './losses/find-losses.ts';
import { type Written, written } from './losses/loss.ts';
import { type VisiblePart, visibleParts } from './visible-parts.ts';

const CARRIER: Carrier = { capabilities: CAPABILITIES.bbcode };

const TAG_START = /\[\/?[a-z*]/i;
const PLAIN_END = /\[\/plain\]/gi;

/**
 * For forums: colors, bold, italic, underlined, struck through and links. Text that looks like a tag is inside
 * `[PLAIN]`, which the forums of plugin sites understand.
 */
export function writeBbcode(component: Component): Written<string> {
  const text = visibleParts(component, { links: true }).map(writePart).join('');
  return written(text, () => findLosses(component, CARRIER));
}

function writePart({ text, style, url }: VisiblePart): string {
  const tags: readonly (readonly [name: string, value: string | undefined])[] = [
    ...(url === undefined ? [] : [['URL', escapeUrl(url)] as const]),
    ...(style.color === undefined ? [] : [['COLOR', hexOfColor(style.color)] as const]),
    ...(style.bold === true ? [['B', undefined] as const] : []),
    ...(style.italic === true ? [['I', undefined] as const] : []),
    ...(style.underlined === true ? [['U', undefined] as const] : []),
    ...(style.strikethrough === true ? [['S', undefined] as const] : []),
  ];
  const open = tags.map(([name, value]) => `[${name}${value === undefined ? '' : `=${value}`}]`);
  const close = tags.map(([name]) => `[/${name}]`).reverse();
  return open.join('') + escapeText(text) + close.join('');
}

function escapeText(text: string): string {
  if (!hasTag(text)) return text;
  // A closing tag inside the text is cut in two.
  const safe = text.replace(PLAIN_END, (tag) => `${tag.slice(0, 4)}[/PLAIN][PLAIN]${tag.slice(4)}`);
  return `[PLAIN]${safe}[/PLAIN]`;
}

/** Something that begins like a tag, and a bracket that closes it. */
function hasTag(text: string): boolean {
  const start = text.search(TAG_START);
  return start !== -1 && text.includes(']', start);
}

function escapeUrl(url: string): string {
  return url.replaceAll('[', '%5B').replaceAll(']', '%5D');
}
