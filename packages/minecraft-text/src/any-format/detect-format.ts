import type { Component } from '../component/component.ts';
import type { NO_STYLE } from '../component/style.ts';
import { walk } from '../component/walk.ts';
import { asFields, asList } from '../json/fields.ts';
import { readMiniMessage } from '../mini-message/index.ts';
import { parseSnbt } from '../snbt/parse-snbt.ts';
import { parseJsonText } from './json-text.ts';

export type TextFormat =
  | 'plain'
  | 'mini-message'
  /** `&c`, `&#rrggbb`, `&x&r&r&g&g&b&b` */
  | 'legacy-ampersand'
  /** `§c`, `§x§r§r§g§g§b§b` */
  | 'legacy-section'
  /** Nothing but `<##rrggbb>` or `{#rrggbb}` */
  | 'legacy-hex'
  /** `#rrggbb` before the letters it colours */
  | 'legacy-bare-hex'
  | 'json'
  | 'snbt'
  | 'give-command';

// Without a slash it needs more than the word: "give me a break".
const GIVE =
  /^(?:\/(?:minecraft:)?give\s|minecraft:give\s|give\s+@|give\s+\S+\s+(?:minecraft:)?[a-z_]+[[{])/i;
const URL = /https?:\/\/\S+/gi;
const SECTION = /§(?:[0-9a-fk-or]|#[0-9a-f]{6}|x(?:§[0-9a-f]){6})/i;
// A capital after a letter is more likely a name: "Q&A", "R&D".
const AMPERSAND =
  /&[0-9a-fk-or]|(?<![A-Za-z])&[A-FK-OR]|&#[0-9a-fA-F]{6}|&[xX](?:&[0-9a-fA-F]){6}/g;
const BRACKETED_HEX = /<##[0-9a-f]{6}>|\{#[0-9a-f]{6}\}/i;
const BARE_HEX = /^#[0-9a-f]{6}(?![0-9a-f])[^#]+#[0-9a-f]{6}(?![0-9a-f])[^#]/i;
const TAG = /<[/!?#]?[a-z0-9_-]+[^<>]*>/gi;

const TEXT_KEYS = ['text', 'translate', 'keybind', 'score', 'selector', 'nbt', 'extra', 'sprite'];

/** The likeliest format of a text that somebody pasted. */
export function detectFormat(text: string): TextFormat {
  const trimmed = text.trim();
  if (GIVE.test(trimmed)) return 'give-command';
  const structured = detectStructured(trimmed);
  if (structured !== undefined) return structured;
  if (SECTION.test(text)) return 'legacy-section';
  const codes = text.replace(URL, '').match(AMPERSAND)?.length ?? 0;
  const hasTags = hasEffect(text);
  if (codes > 0) {
    const tags = hasTags ? (text.replace(/<#[0-9a-f]{6}>/gi, '').match(TAG)?.length ?? 0) : 0;
    return tags >= codes ? 'mini-message' : 'legacy-ampersand';
  }
  if (BRACKETED_HEX.test(text)) return 'legacy-hex';
  if (hasTags) return 'mini-message';
  return BARE_HEX.test(trimmed) ? 'legacy-bare-hex' : 'plain';
}

function detectStructured(text: string): 'json' | 'snbt' | undefined {
  if (!/^[[{"']/.test(text)) return undefined;
  if (isTextLike(parseJsonText(text))) return 'json';
  const snbt = parseSnbt(text);
  return snbt.ok && isTextLike(snbt.value) ? 'snbt' : undefined;
}

/** An object with a content, or a list with one in it: `[VIP]` and `{player}` are no components. */
function isTextLike(value: unknown): boolean {
  const list = asList(value);
  if (list !== undefined) return list.some((item) => isTextLike(item));
  const fields = asFields(value);
  return fields !== undefined && TEXT_KEYS.some((key) => fields[key] !== undefined);
}

/** Whether reading the tags gives anything that the bare text would not. */
function hasEffect(text: string): boolean {
  if (!text.includes('<')) return false;
  const read = readMiniMessage(text);
  return read.ok && !isBareText(read.value);
}

function isBareText(root: Component): boolean {
  let isBare = true;
  walk(root, (part, style) => {
    if (part.type !== 'text') isBare = false;
    for (const key in style) {
      if (style[key as keyof typeof NO_STYLE] !== undefined) isBare = false; // a style's own keys
    }
  });
  return isBare;
}
