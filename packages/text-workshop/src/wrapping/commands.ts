import { readGiveCommand } from '@fucina/minecraft-item';
import { detectFormat, expandLegacy, readAny, toRuns, writeJsonText } from '@fucina/minecraft-text';
import {
  parseSnbt,
  parseSnbtAt,
  type SnbtCompound,
  type SnbtValue,
  stringifySnbt,
} from '@fucina/minecraft-text/snbt';
import { componentText, fieldsOf, inFields, listOf } from './data.ts';
import type { Inside } from './unwrapped.ts';

const TARGET = String.raw`(?:@[a-z](?:\[[^\]]*\])?|[^\s[{"']+)`;
const PLACE = String.raw`(?:\S+\s+\S+\s+\S+)`;
const NAMES =
  'tellraw|titleraw|title|bossbar|scoreboard|team|setblock|fill|summon|data|blockdata|entitydata|give|item|replaceitem';
const START = new RegExp(
  String.raw`^\s*[/$]?(?:minecraft:)?(?:${NAMES}|execute|return\s+run)\s`,
  'i',
);
const BEFORE = new RegExp(
  String.raw`^\s*[/$]?(?:minecraft:)?(?:return\s+run\s+)?(?:execute\s(?:[\s\S]*?\srun\s+|${TARGET}\s+${PLACE}\s+)(?=/?(?:minecraft:)?(?:${NAMES})\s)/?(?:minecraft:)?)?`,
  'i',
);

/** What is before a component in a command. */
const ARGUMENT = new RegExp(
  String.raw`^(?:tellraw\s+${TARGET}|title(?:raw)?\s+${TARGET}\s+(?:title|subtitle|actionbar)|bossbar\s+(?:add\s+\S+|set\s+\S+\s+name)|scoreboard\s+(?:objectives\s+(?:add\s+\S+\s+\S+|modify\s+\S+\s+displayname)|players\s+display\s+name\s+\S+\s+\S+)|team\s+(?:add\s+\S+|modify\s+\S+\s+(?:prefix|suffix|displayName)))\s+(?=[[{"'])`,
  'i',
);
/** What is before a tag. */
const TAG = new RegExp(
  String.raw`^(?:(?:setblock|fill\s+${PLACE})\s+${PLACE}\s+[^\s[{]+(?:\[[^\]]*\])?(?:\s+\d+\s+\w+\s*)?|summon\s+[^\s{]+(?:\s+${PLACE})?|data\s+merge\s+(?:block\s+${PLACE}|(?:entity|storage)\s+${TARGET})|blockdata\s+${PLACE}|entitydata\s+${TARGET})\s*(?=\{)`,
  'i',
);
const MODIFIED = new RegExp(
  String.raw`^data\s+modify\s+(?:block\s+${PLACE}|(?:entity|storage)\s+${TARGET})\s+\S+\s+(?:set|append|prepend|merge|insert\s+-?\d+)\s+value\s+(?=[[{"'])`,
  'i',
);
const BOOK = new RegExp(
  String.raw`^give\s+${TARGET}\s+(?:minecraft:)?writ(?:ten|able)_book[^{[]*`,
  'i',
);
const GIVE = /^give\s/i;
/** What is before the data of a block or an entity in an item. */
const HELD =
  /\b(?:(?:BlockEntityTag|EntityTag)\s*:|(?:block_entity_data|entity_data)\s*=)\s*(?=\{)/;
const PUT_ITEM = new RegExp(
  String.raw`^(?:item\s+replace\s[\s\S]*?\swith|replaceitem\s+(?:block\s+${PLACE}|entity\s+${TARGET})\s+\S+)\s+`,
  'i',
);
/** An item as commands have it after who gets it: `stick[custom_name=…]`, `stick{display:…}`. */
const ITEM = /^\s*(?:minecraft:)?[a-z][a-z_]*(?:\[\s*(?:minecraft:)?[a-z_]+\s*=|\{\s*display\s*:)/;
/** Its components alone, also without their brackets. */
const COMPONENTS = /^\s*(\[?)\s*(?:minecraft:)?(?:custom_name|item_name|lore)\s*=\s*[[{"']/;
const SUBTITLE = /^title(?:raw)?\s+(?:@\w(?:\[[^\]]*\])?|\S+)\s+subtitle\s/i;

/** What the game says before data that somebody asked it for. */
const TOLD = /^[^\n{]{1,100} has the following (?:block|entity) data:\s*(?=\{)/;

/** The texts that commands show, in the order in which they are seen. */
export function inCommands(text: string): Inside | undefined {
  const components = componentsOf(text.trim());
  if (components !== undefined) return { texts: [components] };
  if (isItem(text)) return { texts: [`/give @s ${text.trim()}`] };
  const first = firstOf(text);
  if (!START.test(first)) return undefined;
  // Without a slash, the word alone is not enough.
  if (/^\s*give\s/i.test(first) && detectFormat(text) !== 'give-command') return undefined;
  const commands = split(text).map((command) => command.replace(BEFORE, ''));
  const put = commands.map(giveOf).find((give) => give !== undefined);
  if (put !== undefined) {
    const held = heldIn(put);
    return { texts: held.length === 0 ? [put] : held };
  }
  const lying = commands.map(lyingItem).find((item) => item !== undefined);
  if (lying !== undefined) return lying;
  const found = commands.flatMap((command) =>
    textsOf(command).map((text) => ({ text, isSubtitle: SUBTITLE.test(command) })),
  );
  // The command of a subtitle is before that of its title.
  const texts = found
    .toSorted((one, other) => Number(one.isSubtitle) - Number(other.isSubtitle))
    .map((one) => one.text);
  // An empty title brings up the subtitle alone.
  if (found.some((one) => one.isSubtitle) && texts.length > 1 && isEmpty(texts[0])) texts.shift();
  return texts.length === 0 ? undefined : { texts };
}

/** The data of a block or an entity, such as a sign, as the game tells it or alone. */
export function inTag(text: string): Inside | undefined {
  const told = TOLD.exec(text)?.[0] ?? '';
  if (told === '' && !/^\s*\{\s*(?:front_text|back_text|Text[1-4])\s*:/.test(text))
    return undefined;
  const read = parseSnbt(text.slice(told.length).trim());
  const tag = fieldsOf(read.ok ? read.value : undefined);
  if (tag === undefined) return undefined;
  const texts = textsOfTag(tag);
  return texts.length === 0 ? inFields(tag) : { texts };
}

function componentsOf(text: string): string | undefined {
  const bracket = COMPONENTS.exec(text)?.[1];
  if (bracket === undefined) return undefined;
  if (bracket !== '') return `/give @s stone${text}`;
  // Files have fields of these names too.
  const command = `/give @s stone[${text}]`;
  const read = readGiveCommand(command);
  return read.ok && (read.value.name ?? read.value.lore) !== undefined ? command : undefined;
}

function isItem(text: string): boolean {
  return ITEM.test(text) && /name|lore/i.test(text) && /[\]}]\s*\d*$/.test(text.trimEnd());
}

function firstOf(text: string): string {
  return text.split(/\r?\n/).find((row) => !isSkipped(row)) ?? '';
}

/** Empty rows and comments of function files. */
function isSkipped(row: string): boolean {
  return row.trim() === '' || /^\s*#/.test(row);
}

/** A component may go on in the next row. */
function split(text: string): readonly string[] {
  const commands: string[] = [];
  for (const row of text.split(/\r?\n/)) {
    if (START.test(row) || /^\s*\/\w/.test(row)) commands.push(row.trim());
    else if (!isSkipped(row)) commands.push(`${commands.pop() ?? ''}\n${row}`);
  }
  return commands;
}

function giveOf(command: string): string | undefined {
  const item = PUT_ITEM.exec(command)?.[0];
  if (item !== undefined) return `/give @s ${command.slice(item.length)}`;
  return GIVE.test(command) && !BOOK.test(command) ? `/${command}` : undefined;
}

/** The texts of the sign, stand or egg that somebody gets. */
function heldIn(give: string): readonly string[] {
  const before = HELD.exec(give);
  if (before === null) return [];
  const read = readGiveCommand(give);
  if (!read.ok || (read.value.name ?? read.value.lore) !== undefined) return [];
  const tag = parseSnbtAt(give, before.index + before[0].length);
  return textsOfTag(fieldsOf(tag.ok ? tag.value : undefined) ?? {});
}

function lyingItem(command: string): Inside | undefined {
  const item = fieldsOf(fieldsOf(valueAfter(command, TAG))?.Item);
  return item && inFields(item);
}

function textsOf(command: string): readonly string[] {
  const argument = ARGUMENT.exec(command)?.[0];
  if (argument !== undefined) return [withoutRawText(command.slice(argument.length).trim())];
  const value = valueAfter(command, MODIFIED);
  if (value !== undefined) return [componentText(value)];
  const pages = bookOf(command);
  if (pages !== undefined) return pages;
  const tag = fieldsOf(valueAfter(command, TAG));
  return tag === undefined ? [] : textsOfTag(tag);
}

function valueAfter(command: string, before: RegExp): SnbtValue | undefined {
  const start = before.exec(command)?.[0].length;
  const read = start === undefined ? undefined : parseSnbtAt(command, start);
  return read?.ok ? read.value : undefined;
}

/** Bedrock Edition has its texts in a list; a code in one of them goes on in the next. */
function withoutRawText(argument: string): string {
  if (!argument.includes('rawtext')) return argument;
  const read = parseSnbtAt(argument, 0);
  const list = listOf(fieldsOf(read.ok ? read.value : undefined)?.rawtext);
  if (list === undefined) return argument;
  const parts: SnbtValue[] = [];
  for (const part of list) {
    const text = fieldsOf(part)?.text;
    const before = parts.at(-1);
    if (typeof text !== 'string') parts.push(part);
    else if (typeof before === 'string') parts[parts.length - 1] = before + text;
    else parts.push(text);
  }
  const text = readAny(stringifySnbt(['', ...parts]), 'snbt');
  if (!text.ok) return argument;
  const options = { char: '§', edition: 'bedrock', hex: 'none', invalid: 'drop' } as const;
  return writeJsonText(expandLegacy(text.value, options)).value;
}

function bookOf(command: string): readonly string[] | undefined {
  const start = BOOK.exec(command)?.[0].length;
  if (start === undefined) return undefined;
  const content =
    /^\[[\s\S]*?writ(?:ten|able)_book_content\s*=\s*/.exec(command.slice(start))?.[0].length ?? 0;
  const read = parseSnbtAt(command, start + content);
  const pages = listOf(fieldsOf(read.ok ? read.value : undefined)?.pages);
  return pages?.map((page) => componentText(fieldsOf(page)?.raw ?? page));
}

function textsOfTag(tag: SnbtCompound): readonly string[] {
  const sides = [tag.front_text, tag.back_text].map(
    (side) => listOf(fieldsOf(side)?.messages) ?? [],
  );
  const sign = [tag.Text1, tag.Text2, tag.Text3, tag.Text4].filter((line) => line !== undefined);
  const lines = [...sides.flatMap(withoutEmptyEnd), ...withoutEmptyEnd(sign)];
  if (lines.length > 0) return lines;
  const own = tag.text ?? tag.CustomName;
  const shown = listOf(tag.pages) ?? (own === undefined ? [] : [own]);
  if (shown.length > 0) return shown.map(componentText);
  return (listOf(tag.Passengers) ?? []).flatMap((rider) => textsOfTag(fieldsOf(rider) ?? {}));
}

function withoutEmptyEnd(values: readonly SnbtValue[]): readonly string[] {
  const texts = values.map(componentText);
  while (texts.length > 0 && isEmpty(texts.at(-1))) texts.pop();
  return texts;
}

function isEmpty(text: string | undefined): boolean {
  const read = readAny(text ?? '', 'snbt');
  return read.ok && toRuns(read.value).length === 0;
}
