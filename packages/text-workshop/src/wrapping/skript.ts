import type { Inside } from './unwrapped.ts';

const EFFECT = /^\s*(?:send|message|broadcast|kick|set|add)\s/i;
/** A quotation mark inside of a text is doubled. */
const STRING = /"((?:[^"\n]|"")*)"/g;
const WORDS = /^[\w\s{}@:.,'%*()-]*$/;
const CODE = /[&§][0-9a-fk-orx#]|<[#a-z]/i;
/** An event, a command or a condition, with what it does below. */
const HEADING = /:[ \t]*(?:#.*)?$/;

/** The texts that a script of Skript shows. */
export function inSkript(text: string): Inside | undefined {
  if (!text.includes('"')) return undefined;
  const rows = text.split(/\r?\n/).filter((row) => !/^\s*(?:#.*)?$/.test(row));
  const [first = ''] = rows;
  if (!isEffect(first) && !HEADING.test(first)) return undefined;
  const texts = rows
    .filter(isEffect)
    .flatMap((row) => Array.from(row.matchAll(STRING), ([, inside = '']) => inside))
    .map((inside) => inside.replaceAll('""', '"'));
  return texts.some((inside) => CODE.test(inside)) ? { texts } : undefined;
}

function isEffect(row: string): boolean {
  return EFFECT.test(row) && WORDS.test(row.replace(STRING, ''));
}
