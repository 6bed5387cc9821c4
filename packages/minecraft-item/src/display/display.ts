import {
  type Component,
  createStyle,
  createText,
  customNameStyle,
  LORE_STYLE,
  type Style,
  stringifyJson,
  toJsonValue,
  toMiniMessage,
  writeLegacy,
} from '@fucina/minecraft-text';
import { toJavaString, toYamlString } from '../give/wrapping.ts';
import {
  type ItemItalics,
  readItemText,
  styleFor,
  withoutDefaultItalic,
} from '../item-text/item-text.ts';
import { mapStyles } from '../item-text/map-styles.ts';
import { asLines } from './as-lines.ts';
import type { DisplayFormat } from './display-formats.ts';

/** The name and lore of an item, as MiniMessage. */
export interface ItemDisplay {
  /** Omitted: only the lore is written. */
  readonly name?: string | undefined;
  readonly lore: readonly string[];
  /** `game` by default: text is italic unless it says otherwise. */
  readonly italics?: ItemItalics | undefined;
}

/** How one text is written, and how the texts are joined. */
interface Writer {
  readonly text: (text: string, base: Style, italics: ItemItalics) => string;
  readonly join: (name: string | undefined, lore: readonly string[]) => string;
}

const WRITERS: Readonly<Record<DisplayFormat, Writer>> = {
  'mini-message': { text: asMiniMessage, join: asLines },
  'legacy-ampersand': { text: asLegacy('&'), join: asLines },
  'legacy-section': { text: asLegacy('§'), join: asLines },
  yaml: { text: asMiniMessage, join: asYaml },
  'yaml-legacy': { text: asLegacy('&'), join: asYaml },
  json: { text: asJson, join: asJsonLines },
  'java-adventure': { text: asSafeMiniMessage, join: asAdventureCode },
  'java-bukkit': { text: asLegacy('§'), join: asBukkitCode },
};

/** A name and lore for configuration files and plugin code; commands are written by `giveItem`. */
export function writeDisplay(display: ItemDisplay, format: DisplayFormat): string {
  const { name, lore, italics = 'game' } = display;
  const { text, join } = WRITERS[format];
  return join(
    name === undefined ? undefined : text(name, customNameStyle(), italics),
    lore.map((line) => text(line, LORE_STYLE, italics)),
  );
}

/** Verbatim, plus `<!i>` when italics are not set explicitly. */
function asMiniMessage(text: string, _base: Style, italics: ItemItalics): string {
  if (italics === 'game' || text === '') return text;
  return readItemText(text).style.italic === undefined ? `<!i>${text}` : text;
}

/** The reference engine throws on § codes, so they are converted first. */
function asSafeMiniMessage(text: string, base: Style, italics: ItemItalics): string {
  const isSafe = !text.includes('§');
  return asMiniMessage(isSafe ? text : toMiniMessage(readItemText(text)), base, italics);
}

/** A color code ends italics, so text without a color gets the one that it is shown in. */
function asLegacy(char: '&' | '§') {
  return (text: string, base: Style, italics: ItemItalics): string => {
    const read = readItemText(text);
    const color = createStyle({ color: base.color });
    return writeLegacy(italics === 'upright' ? createText('', color, [read]) : read, { char })
      .value;
  };
}

function asJson(text: string, _base: Style, italics: ItemItalics): string {
  const shown = mapStyles(readItemText(text), (style) => styleFor(style, { hasHexColors: true }));
  const written: Component = italics === 'upright' ? withoutDefaultItalic(shown) : shown;
  return stringifyJson(toJsonValue(written, { form: 'snake' }));
}

function asYaml(name: string | undefined, lore: readonly string[]): string {
  const items = lore.map((line) => `- ${toYamlString(line)}`);
  if (name === undefined) return items.join('\n');
  const list = items.length === 0 ? ' []' : `\n${indented(items, 2).join('\n')}`;
  return `name: ${toYamlString(name)}\nlore:${list}`;
}

function asJsonLines(name: string | undefined, lore: readonly string[]): string {
  const list = lore.length === 0 ? '[]' : `[\n${indented(lore, 2).join(',\n')}\n]`;
  if (name === undefined) return list;
  return `{\n  "custom_name": ${name},\n  "lore": ${list.replaceAll('\n', '\n  ')}\n}`;
}

function asAdventureCode(name: string | undefined, lore: readonly string[]): string {
  const read = (text: string) => `mm.deserialize(${toJavaString(text)})`;
  return [
    'MiniMessage mm = MiniMessage.miniMessage();',
    'item.editMeta(meta -> {',
    ...(name === undefined ? [] : [`    meta.displayName(${read(name)});`]),
    ...indented(asJavaList('meta.lore(List.of', lore.map(read)), 4),
    '});',
  ].join('\n');
}

/** `Arrays.asList` also works on the oldest servers. */
function asBukkitCode(name: string | undefined, lore: readonly string[]): string {
  return [
    'ItemMeta meta = item.getItemMeta();',
    ...(name === undefined ? [] : [`meta.setDisplayName(${toJavaString(name)});`]),
    ...asJavaList('meta.setLore(Arrays.asList', lore.map(toJavaString)),
    'item.setItemMeta(meta);',
  ].join('\n');
}

function asJavaList(call: string, items: readonly string[]): readonly string[] {
  if (items.length === 0) return [];
  const rows = items.map((item, index) => (index < items.length - 1 ? `${item},` : item));
  return [`${call}(`, ...indented(rows, 4), '));'];
}

function indented(rows: readonly string[], by: number): readonly string[] {
  return rows.map((row) => ' '.repeat(by) + row);
}
