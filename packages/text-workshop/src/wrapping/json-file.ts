import { beginsWithCode } from './begins-with-code.ts';
import type { Inside } from './unwrapped.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of components and of data of the game. */
const OF_GAME = /"(?:text|translate|extra|rawtext|display|Name|Lore|components|tag)"\s*:/;
const NAME = /^(?:display[-_]?)?name$/i;

/** The texts of an object in a JSON file of a plugin, also of an item with its name and lore. */
export function inJsonFile(text: string): Inside | undefined {
  if (!/^\s*(?:\[\s*)?\{\s*"/.test(text) || OF_GAME.test(text)) return undefined;
  const root = parsed(text);
  if (root === undefined) return undefined;
  const strings = stringsIn(root);
  if (!strings.some(({ value }) => beginsWithCode(value))) return undefined;
  const lore = strings.filter(({ key }) => key.toLowerCase() === 'lore');
  const name = strings.find(({ key }) => NAME.test(key));
  const values = (found: typeof strings) => found.map(({ value }) => value);
  if (lore.length === 0)
    return { texts: values(strings.filter((each) => beginsWithCode(each.value))) };
  if (name === undefined) return { texts: values(lore) };
  return { texts: [name.value, ...values(lore)], hasName: true };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON: an expected result
  }
}

/** All strings with the key that they are below, in their order. */
function stringsIn(root: unknown) {
  const found: { readonly key: string; readonly value: string }[] = [];
  const pending: { readonly key: string; readonly value: unknown }[] = [{ key: '', value: root }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { key, value } = next;
    if (typeof value === 'string') found.push({ key, value });
    else if (Array.isArray(value))
      for (const item of value.toReversed()) pending.push({ key, value: item });
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value as Fields).toReversed())
        pending.push({ key: name, value: item });
  }
  return found;
}
