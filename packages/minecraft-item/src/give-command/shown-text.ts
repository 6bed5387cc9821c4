import {
  type Component,
  createStyle,
  createText,
  readJsonValue,
  readLegacy,
  type Style,
  toMiniMessage,
  walkComponents,
} from '@fucina/minecraft-text';
import type { SnbtValue } from '@fucina/minecraft-text/snbt';
import { mapStyles } from '../item-text/map-styles.ts';

/** Where a text was found: before 1.13, in a tag or in a component; `item_name` alone is not italic by default. */
export type TextHome = 'plain' | 'tag' | 'component' | 'item-name';

/** Converts a stored name or line of lore of any version to MiniMessage. */
export function readShownText(
  value: SnbtValue,
  home: TextHome,
  areStringsPlain = home === 'plain',
): string {
  const tree = typeof value !== 'string' ? value : areStringsPlain ? undefined : parseTree(value);
  const read = tree === undefined ? undefined : readJsonValue(tree);
  const inItalics = home === 'item-name' ? withoutUpright : withoutDefaultItalic;
  if (read?.ok) return toMiniMessage(inItalics(read.value));
  if (typeof value !== 'string') return '';
  const text = readLegacyText(value);
  // From 1.21.5 on a component may hold text as a string.
  return toMiniMessage(home === 'component' ? withoutDefaultItalic(text) : text);
}

/** The game draws § codes in plain text. Text without readable codes is kept verbatim. */
function readLegacyText(text: string): Component {
  const legacy = readLegacy(text, { char: '§' });
  return legacy.ok ? legacy.value : createText(text);
}

/** Plain text of old versions counts as JSON only if it is an object, a list or a quoted string. */
function parseTree(text: string): unknown {
  if (!/^\s*[{["]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON, so plain text
  }
}

/**
 * In our MiniMessage text is upright unless it says italic; in the game it is the other way round. So "not
 * italic" is dropped, and italics that the game adds by default are written.
 */
function withoutDefaultItalic(text: Component): Component {
  const italics = new Set<boolean | undefined>();
  walkComponents(text, (part, style) => {
    if (part.type !== 'text' || part.text !== '') italics.add(style.italic);
  });
  if (italics.has(undefined)) {
    return { ...text, style: createStyle({ ...text.style, italic: true }) };
  }
  if (!italics.has(true)) return mapStyles(text, upright);
  return text.style.italic === false ? { ...text, style: upright(text.style) } : text;
}

function withoutUpright(text: Component): Component {
  return mapStyles(text, (style) => (style.italic === false ? upright(style) : style));
}

function upright(style: Style): Style {
  return createStyle({ ...style, italic: undefined });
}
