import type { Component } from '../component/component.ts';
import type { NO_STYLE } from '../component/style.ts';
import { walkComponents } from '../component/walk-components.ts';
import { asFields, asList } from '../json/fields.ts';
import { parseJsonText } from '../json/read-json-text.ts';
import { readMiniMessage } from '../mini-message/index.ts';
import { parseSnbt } from '../snbt/parse-snbt.ts';

export type TextFormat =
  | 'plain'
  | 'mini-message'
  /** `&c`, `&#rrggbb`, `&x&r&r&g&g&b&b` */
  | 'legacy-ampersand'
  /** `§c`, `§x§r§r§g§g§b§b`; with codes that Bedrock Edition alone has, such as `§g`, as it reads them */
  | 'legacy-section'
  /** Only `<##rrggbb>` or `{#rrggbb}` */
  | 'legacy-hex'
  /** `#rrggbb` before the letters that it colors */
  | 'legacy-bare-hex'
  | 'json'
  | 'snbt'
  | 'give-command';

// Without a slash, the word `give` is not enough: "give me a break".
const GIVE =
  /^(?:\/(?:minecraft:)?give\s|minecraft:give\s|give\s+@|give\s+\S+\s+(?:minecraft:)?[a-z_]+[[{])/i;
const URL = /https?:\/\/\S+/gi;
/** Of both editions. */
const SECTION = /§(?:[0-9a-v]|#[0-9a-f]{6}|x(?:§[0-9a-f]){6})/i;
// A capital letter after another letter is more likely part of a name: "Q&A", "R&D".
const AMPERSAND =
  /&[0-9a-fk-or]|(?<![A-Za-z])&[A-FK-OR]|&#[0-9a-fA-F]{6}|&[xX](?:&[0-9a-fA-F]){6}/g;
const BRACKETED_HEX = /<##[0-9a-f]{6}>|\{#[0-9a-f]{6}\}/i;
const BARE_HEX = /^#[0-9a-f]{6}(?![0-9a-f])[^#]+#[0-9a-f]{6}(?![0-9a-f])[^#]/i;
const TAG = /<[/!?#]?[a-z0-9_-]+[^<>]*>/gi;

const TEXT_KEYS = ['text', 'translate', 'keybind', 'score', 'selector', 'nbt', 'extra', 'sprite'];

/** The most likely format of a pasted text. */
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
  if (snbt.ok) return isTextLike(snbt.value) ? 'snbt' : undefined;
  // It is none of the other notations: whoever reads it is told why nothing comes of it.
  return snbt.error.code === 'named-escape' && /^\s*[{[]/.test(text) ? 'snbt' : undefined;
}

/** True for an object with content, or a list containing one: `[VIP]` and `{player}` are not components. */
function isTextLike(root: unknown): boolean {
  // An explicit stack: nesting may be deeper than the call stack.
  const values: unknown[] = [root];
  while (values.length > 0) {
    const value = values.pop();
    const fields = asFields(value);
    if (fields !== undefined && TEXT_KEYS.some((key) => fields[key] !== undefined)) return true;
    for (const item of asList(value) ?? []) values.push(item);
  }
  return false;
}

/** Whether reading the tags gives more than the plain text. */
function hasEffect(text: string): boolean {
  if (!text.includes('<')) return false;
  const read = readMiniMessage(text);
  return read.ok && !isBareText(read.value);
}

function isBareText(root: Component): boolean {
  let isBare = true;
  walkComponents(root, (part, style) => {
    if (part.type !== 'text') isBare = false;
    for (const key in style) {
      if (style[key as keyof typeof NO_STYLE] !== undefined) isBare = false; // the keys of a style
    }
  });
  return isBare;
}
