import type { Fitted } from '../fit-arguments.ts';
import { EXPLAINED_FLAGS, FLAG_NAMES, type KnownFlags } from '../flag-facts.ts';
import { note, type StartNote } from '../note.ts';

/** Flags that are not in the table, and differ from one in it by two letters. */
const OTHER_NAMES: readonly string[] = ['C1MaxInlineLevel', 'MinRAMPercentage'];

const FLAG = /^-XX:([+-]?)([^=]+)(=.*)?$/is;

/** Corrects the spelling of -XX flags, and adds or removes `+` and `-` where needed. */
export function repairNames(given: readonly string[], flags = EXPLAINED_FLAGS): Fitted {
  const read = given.map((word) => repairFlag(word, flags));
  return { arguments: read.flatMap(({ word }) => word), notes: read.flatMap(({ notes }) => notes) };
}

function repairFlag(
  word: string,
  flags: KnownFlags,
): {
  readonly word: readonly string[];
  readonly notes: readonly StartNote[];
} {
  const flag = FLAG.exec(word);
  if (!flag) return { word: [word], notes: [] };
  const [, sign = '', name = '', value = ''] = flag;
  const known = nearestName(name, flags);
  if (known === undefined) return { word: [word], notes: [] };
  const spelled = name === known ? [] : [note('flag-misspelled', 'problem', { flag: name, known })];
  const takes = flags.find(known)?.takes;
  if (takes === 'value' && !/^=./.test(value)) {
    return {
      word: [],
      notes: [...spelled, note('flag-value-missing', 'problem', { flag: known })],
    };
  }
  const repaired =
    takes === 'value' ? `-XX:${known}${value}` : `-XX:${switchSign(sign, value)}${known}`;
  const signed = takes === 'value' ? sign !== '' : sign === '' || value !== '';
  const notes = signed ? [note('flag-sign', 'problem', { word, repaired })] : [];
  return { word: [repaired], notes: [...spelled, ...notes] };
}

// `-XX:UseG1GC=false` means `-XX:-UseG1GC`.
function switchSign(sign: string, value: string): string {
  return sign || (/^=(?:false|0|no|off)$/i.test(value) ? '-' : '+');
}

/** The known flag with this name, ignoring case and up to two typing errors. */
function nearestName(name: string, flags: KnownFlags): string | undefined {
  if (flags.find(name)) return name;
  const lower = name.toLowerCase();
  const sameLetters = FLAG_NAMES.find((known) => known.toLowerCase() === lower);
  if (sameLetters || name.length < 8 || OTHER_NAMES.includes(name)) return sameLetters;
  return FLAG_NAMES.find((known) => distance(known.toLowerCase(), lower) <= 2);
}

function distance(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > 2) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...left].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...right].entries()) {
      const swap = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
