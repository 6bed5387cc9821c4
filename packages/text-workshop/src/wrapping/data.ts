import { readAny } from '@fucina/minecraft-text';
import {
  parseSnbt,
  SnbtArray,
  type SnbtCompound,
  SnbtNumber,
  type SnbtValue,
  stringifySnbt,
} from '@fucina/minecraft-text/snbt';
import type { Inside } from './unwrapped.ts';

/** A component as text again. Where the game has JSON in a string, that is the component. */
export function componentText(value: SnbtValue): string {
  if (typeof value !== 'string') return stringifySnbt(value);
  return /^\s*[[{"]/.test(value) && readAny(value, 'json').ok ? value : JSON.stringify(value);
}

export function fieldsOf(value: SnbtValue | undefined): SnbtCompound | undefined {
  return typeof value === 'object' &&
    !Array.isArray(value) &&
    !(value instanceof SnbtArray) &&
    !(value instanceof SnbtNumber)
    ? (value as SnbtCompound) // what is left
    : undefined;
}

export function listOf(value: SnbtValue | undefined): readonly SnbtValue[] | undefined {
  return Array.isArray(value) ? (value as readonly SnbtValue[]) : undefined;
}

/** Fields of the data of an item that were copied without what is around them. */
const FIELDS = /^\s*(?:display\s*:\s*\{|Name\s*:\s*['"{[]|Lore\s*:\s*\[)/;

/** The name and lore of an item in its data, or a list with a component on each row. */
export function inData(text: string): Inside | undefined {
  if (FIELDS.test(text)) return inItem(`{${text.trim().replace(/,$/, '')}}`);
  if (!/^\s*[[{']/.test(text)) return undefined;
  return (
    rowsOfList(text) ??
    rowsOfComponents(text) ??
    listOfStrings(text) ??
    inItem(text) ??
    inDescription(text)
  );
}

function inItem(text: string): Inside | undefined {
  if (!/custom_name|lore|Lore|Name/.test(text)) return undefined;
  const parsed = parseSnbt(text);
  const root = parsed.ok ? fieldsOf(parsed.value) : undefined;
  return root === undefined || root.text !== undefined ? undefined : inFields(root);
}

/** The name and lore in the data of an item. */
export function inFields(root: SnbtCompound): Inside | undefined {
  const tag = fieldsOf(root.components) ?? fieldsOf(root.tag) ?? root;
  const display = fieldsOf(tag.display) ?? tag;
  const name = field(display, 'custom_name') ?? display.Name;
  const lore = listOf(field(display, 'lore') ?? display.Lore);
  if (name === undefined && lore === undefined) return undefined;
  const values = [...(name === undefined ? [] : [name]), ...(lore ?? [])];
  // From 1.21.5 on texts are data, and a string is what it says: as in give commands.
  const isData = values.some((value) => typeof value !== 'string');
  const texts = values.map((value) =>
    isData && typeof value === 'string' ? JSON.stringify(value) : componentText(value),
  );
  return { texts, hasName: name !== undefined };
}

/** The message in the answer of a server or in the file of a pack, the words of an advancement. */
function inDescription(text: string): Inside | undefined {
  if (!/description/.test(text)) return undefined;
  const parsed = parseSnbt(text);
  const root = parsed.ok ? fieldsOf(parsed.value) : undefined;
  const around = fieldsOf(root?.display) ?? fieldsOf(root?.pack) ?? root;
  if (around === undefined) return undefined;
  const { title, description } = around;
  // Other files have a description that is no component.
  const isSure = around !== root || root.version !== undefined;
  if (!isSure && fieldsOf(description) === undefined) return undefined;
  const texts = [title, description].flatMap((value) =>
    value === undefined ? [] : [componentText(value)],
  );
  return texts.length === 0 ? undefined : { texts };
}

function field(fields: SnbtCompound, name: string): SnbtValue | undefined {
  return fields[name] ?? fields[`minecraft:${name}`];
}

/** A list that is one component has its parts on one row, or each of them on several. */
function rowsOfList(text: string): Inside | undefined {
  const list = text.trim();
  if (!/^\[[ \t]*\r?\n/.test(list) || !list.endsWith(']')) return undefined;
  const inside = list.slice(1, -1).trim();
  const rows = inside.split(/\r?\n/).map((row) => row.trim().replace(/,$/, ''));
  return rows.every((row) => parseSnbt(row).ok) ? { texts: rows } : undefined;
}

/** Components one below the other, or one with the comma that was behind it; empty rows are empty lines. */
function rowsOfComponents(text: string): Inside | undefined {
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const texts = rows.map((row) => row.replace(/,[ \t]*$/, ''));
  if (rows.length < 2 && texts[0] === rows[0]) return undefined;
  const isEach = texts.every(
    (row) => row.trim() === '' || (/^\s*[[{"]/.test(row) && parseSnbt(row.trim()).ok),
  );
  return isEach ? { texts } : undefined;
}

/** Components in strings, as the lore of an item was before 1.21.5. */
function listOfStrings(text: string): Inside | undefined {
  const inside = text.trim().replace(/,$/, '');
  const parsed = parseSnbt(inside.startsWith('[') ? inside : `[${inside}]`);
  const strings = listOf(parsed.ok ? parsed.value : undefined) ?? [];
  const areComponents = strings.every(
    (each) => typeof each === 'string' && (each === '' || readAny(each, 'json').ok),
  );
  const isSure = strings.some((each) => typeof each === 'string' && /^\s*[[{]/.test(each));
  return areComponents && isSure ? { texts: strings.map(componentText) } : undefined;
}
