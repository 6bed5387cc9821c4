import type { Fitted } from '../fit-arguments.ts';
import { EXPLAINED_FLAGS, FLAG_NAMES, type KnownFlags } from '../flag-facts.ts';
import { note, type StartNote } from '../note.ts';

/** Flags that are not in the table, and differ from one in it by two letters. */
const OTHER_NAMES: readonly string[] = ['C1MaxInlineLevel', 'MinRAMPercentage'];

const FLAG = /^-XX:([+-]?)([^=]+)(=.*)?$/is;

/** Corrects the spelling of -XX flags, and adds or removes `+` and `-` where needed. */
export function repairNames(given: readonly string[], flags = EXPLAINED_FLAGS): Fitted {
  const read = joinFlagValues(given, flags).map((word) => repairFlag(word, flags));
  return { arguments: read.flatMap(({ word }) => word), notes: read.flatMap(({ notes }) => notes) };
}

const SPLIT = /^(-XX:[^\s=]+) (\S+)$/;
const NUMBER = /^\d[\d.]*[kmgt]?$/i;

/** `-XX:MaxGCPauseMillis 200` is one argument: Java would take the second word as the program. */
export function joinFlagValues(given: readonly string[], flags: KnownFlags): readonly string[] {
  const joined: string[] = [];
  for (let index = 0; index < given.length; index += 1) {
    const word = given[index] ?? '';
    const next = given[index + 1];
    const isSplit = next !== undefined && NUMBER.test(next) && wantsValue(word, flags);
    joined.push(isSplit ? `${word} ${next}` : word);
    if (isSplit) index += 1;
  }
  return joined;
}

function wantsValue(word: string, flags: KnownFlags): boolean {
  const [, , name = '', value] = FLAG.exec(word) ?? [];
  if (name === '' || value !== undefined) return false;
  return flags.find(nearestName(name, flags) ?? '')?.takes === 'value';
}

interface RepairedFlag {
  readonly word: readonly string[];
  readonly notes: readonly StartNote[];
}

function repairFlag(word: string, flags: KnownFlags): RepairedFlag {
  const flag = FLAG.exec(word);
  if (!flag) return { word: [word], notes: [] };
  const [, start, behind] = SPLIT.exec(word) ?? [];
  if (start !== undefined) {
    const joined = repairFlag(`${start}=${behind}`, flags);
    const repaired = joined.word.join(' ');
    return { ...joined, notes: [note('heap-syntax', 'problem', { word, repaired })] };
  }
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

/** The flag as Java would read it, in its own letters; what is misspelled otherwise stays. */
export function inOwnLetters(word: string): string {
  if (!/^-XX:/i.test(word)) return word;
  const [, start = '', name = '', behind = ''] = /^(-XX:[+-]?)(\w*)(.*)$/is.exec(word) ?? [];
  const known = FLAG_NAMES[LOWER_NAMES.indexOf(name.toLowerCase())] ?? name;
  return start + known + behind.replace(/^ /, '=');
}

const LOWER_NAMES = FLAG_NAMES.map((name) => name.toLowerCase());

/** The known flag with this name, ignoring case and up to two typing errors. */
function nearestName(name: string, flags: KnownFlags): string | undefined {
  if (flags.find(name)) return name;
  const lower = name.toLowerCase();
  const sameLetters = FLAG_NAMES[LOWER_NAMES.indexOf(lower)];
  if (sameLetters || name.length < 8 || OTHER_NAMES.includes(name)) return sameLetters;
  return FLAG_NAMES[LOWER_NAMES.findIndex((known) => areWithin(2, known, 0, lower, 0))];
}

/** Whether so many letters inserted, deleted or replaced are the difference of what is after two places. */
function areWithin(changes: number, a: string, atA: number, b: string, atB: number): boolean {
  let [i, j] = [atA, atB];
  if (Math.abs(a.length - i - (b.length - j)) > changes) return false;
  while (i < a.length && a[i] === b[j]) {
    i += 1;
    j += 1;
  }
  if (i === a.length && j === b.length) return true;
  if (changes === 0) return false;
  return (
    areWithin(changes - 1, a, i + 1, b, j + 1) ||
    areWithin(changes - 1, a, i + 1, b, j) ||
    areWithin(changes - 1, a, i, b, j + 1)
  );
}
