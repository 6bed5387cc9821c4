import type { Inside } from './unwrapped.ts';

/** `diamond_sword 1 sharpness:5 name:&6Edge lore:&7A|&7B`, as an item of a kit or after a command. */
const ITEM =
  /^\s*(?:-\s+)?(["']?)(?:\/?(?:give|egive|item|i|eitem|ei)\s+(?:[\w.]{1,17}\s+)?)?(?:minecraft:)?\w+(?::\d+)?\s+\d+((?:\s+[\w.]+:\S+)+)\1\s*$/i;

/** What is beside an item in a file: keys, comments, and what else somebody gets. */
const BESIDE = /^\s*(?:#.*|[\w-]+:(?:\s.*)?|-\s.*)?$/;

/**
 * The name and the lore of an item of Essentials: blanks are underscores there, rows are apart by `|`. Of several
 * items, those of the first that has them.
 */
export function inEssentials(text: string): Inside | undefined {
  const rows = text.split(/\r?\n/);
  const items = rows.filter((row) => ITEM.test(row));
  if (items.length === 0 || !rows.every((row) => items.includes(row) || BESIDE.test(row)))
    return undefined;
  return items.map(textsOf).find((texts) => texts !== undefined);
}

function textsOf(row: string): Inside | undefined {
  const words = ITEM.exec(row)?.[2]?.trim().split(/\s+/) ?? [];
  const name = wordAfter(words, /^(?:name|title):/i);
  const lore = wordAfter(words, /^(?:lore|desc):/i)?.split(/(?<!\\)\|/) ?? [];
  const texts = [...(name === undefined ? [] : [name]), ...lore];
  if (texts.length === 0) return undefined;
  return {
    texts: texts.map((each) => each.replaceAll('_', ' ').replaceAll('\\|', '|')),
    hasName: name !== undefined,
  };
}

function wordAfter(words: readonly string[], key: RegExp): string | undefined {
  return words.find((word) => key.test(word))?.replace(key, '');
}
