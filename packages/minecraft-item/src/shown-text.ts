import {
  type Component,
  createStyle,
  createText,
  readJson,
  readLegacy,
  type SnbtValue,
  type Style,
  walk,
  writeMiniMessage,
} from '@fucina/minecraft-text';
import { mapStyles } from './map-styles.ts';

/** A name or a line of lore as some version stores it, back in MiniMessage. */
export function readShownText(value: SnbtValue, isPlain: boolean): string {
  const tree = typeof value !== 'string' ? value : isPlain ? undefined : parseTree(value);
  const read = tree === undefined ? undefined : readJson(tree);
  if (read?.ok) return writeMiniMessage(withoutDefaultItalic(read.value));
  return typeof value === 'string' ? fromPlain(value) : '';
}

/** The game draws § codes in plain text; ours is kept to the letter where they could not be read. */
function fromPlain(text: string): string {
  const legacy = readLegacy(text, { char: '§' });
  return writeMiniMessage(legacy.ok ? legacy.value : createText(text));
}

/** Plain text of old versions looks like JSON only when it is an object, a list or a quoted string. */
function parseTree(text: string): unknown {
  if (!/^\s*[{["]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // plain text after all
  }
}

/**
 * What we write is upright unless it says italic; the game's default is the other way round. So
 * "not italic" need not be said here, and italics that came by default must be.
 */
function withoutDefaultItalic(text: Component): Component {
  const italics = new Set<boolean | undefined>();
  walk(text, (part, style) => {
    if (part.type !== 'text' || part.text !== '') italics.add(style.italic);
  });
  if (italics.has(undefined)) {
    return { ...text, style: createStyle({ ...text.style, italic: true }) };
  }
  if (!italics.has(true)) return mapStyles(text, upright);
  return text.style.italic === false ? { ...text, style: upright(text.style) } : text;
}

function upright(style: Style): Style {
  return createStyle({ ...style, italic: undefined });
}
