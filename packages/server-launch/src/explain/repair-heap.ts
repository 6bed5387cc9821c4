import type { Fitted } from '../fit-arguments.ts';
import { readJvmArgument } from '../jvm-argument.ts';
import { KILOBYTES, type MemoryUnit, readMemoryAmount } from '../memory-amount.ts';
import { note, type StartNote } from '../note.ts';
import { VARIABLE } from '../value-check.ts';
import { isVariable } from './read-command.ts';

// Plain numbers up to this are taken as gigabytes, larger ones as megabytes: no machine has more GB, no server
// less MB.
const MAX_PLAIN_GB = 128;

/** Repairs -Xms, -Xmx, -Xmn and -Xss: whole numbers with one unit letter, with -Xms not larger than -Xmx. */
export function repairHeap(given: readonly string[]): Fitted {
  const { arguments: words, notes } = repairAmounts(given);
  const { least, most } = heapOf(words);
  if (most === undefined) return { arguments: words, notes };
  const order = heapOrderNotes(words);
  if (order.length === 0) return { arguments: words, notes };
  const lowered = `-Xms${most.slice(4)}`;
  return {
    arguments: words.map((word) => (word === least ? lowered : word)),
    notes: [...notes, ...order],
  };
}

/** What Java does where nothing names the largest heap, or may name it: a file of arguments, a variable. */
export function heapLimitNotes(words: readonly string[]): readonly StartNote[] {
  const isLimited = words.some((word) => /^-Xmx|^-XX:MaxRAM|^@/.test(word) || isVariable(word));
  return isLimited ? [] : [note('heap-missing', 'warning')];
}

/** Repairs how the sizes are written, each for itself. */
export function repairAmounts(given: readonly string[]): Fitted {
  const read = joinAmounts(given).map(repairOne);
  return {
    arguments: read.flatMap(({ word }) => word ?? []),
    notes: read.flatMap((one) => one.notes),
  };
}

/** The last of each, which Java uses. */
export function heapOf(words: readonly string[]) {
  const last = (name: string) => words.findLast((word) => word.startsWith(name));
  return { least: last('-Xms'), most: last('-Xmx') };
}

/** What Java would say where it does not start because -Xms is above -Xmx. */
export function heapOrderNotes(words: readonly string[]): readonly StartNote[] {
  const { least, most } = heapOf(words);
  if (least === undefined || most === undefined) return [];
  return heapKilobytes(least) > heapKilobytes(most)
    ? [note('heap-min-over-max', 'problem', { least, most })]
    : [];
}

const SIZED = /^-X(?:m[sxn]|ss)$/i;

/** `-Xmx 4G` or `-Xmx 4 G` is one argument: Java would take the second word as the program. */
export function joinAmounts(given: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let index = 0; index < given.length; index += 1) {
    const word = given[index] ?? '';
    const amount = SIZED.test(word) ? amountIn(word, given[index + 1], given[index + 2]) : [];
    joined.push(amount.length === 0 ? word : [word, ...amount].join(' '));
    index += amount.length;
  }
  return joined;
}

/** Those of the next two words that are the amount of this one. */
function amountIn(word: string, first = '', second = ''): readonly string[] {
  const alone = readGiven(first);
  if (alone === undefined) return [];
  if (alone.unit !== undefined) return [first];
  if (readGiven(`${first} ${second}`)?.unit !== undefined) return [first, second];
  return isStack(word) ? [] : [first];
}

function isStack(word: string): boolean {
  return /^-Xss/i.test(word);
}

function repairOne(word: string): {
  readonly word: string | undefined;
  readonly notes: readonly StartNote[];
} {
  if (/^-Xm[sxn]$/i.test(word)) {
    return { word: undefined, notes: [note('heap-amount-missing', 'problem', { word })] };
  }
  const heap = /^-X(m[sxn]|ss)(.*)$/is.exec(word);
  const amount = heap && readGiven(heap[2] ?? '');
  if (!heap || !amount || VARIABLE.test(word)) return { word, notes: [] };
  const name = `-X${heap[1]?.toLowerCase()}`;
  const { number, unit } = amount;
  // Bytes are possible there, and parts of a megabyte are many.
  if (isStack(name) && (unit === undefined || !Number.isInteger(number)))
    return { word, notes: [] };
  // Without a unit letter the JVM counts bytes; nought is no amount.
  if (unit === undefined && (number >= 2 ** 20 || number === 0)) return { word, notes: [] };
  const repaired = name + wholeAmount(number, unit ?? (number <= MAX_PLAIN_GB ? 'g' : 'm'));
  if (unit === undefined)
    return { word: repaired, notes: [note('heap-no-unit', 'problem', { word, repaired })] };
  if (/^-X(?:m[sxn]|ss)\d+[kmgt]$/i.test(word) && word.startsWith(name)) return { word, notes: [] };
  return { word: repaired, notes: [note('heap-syntax', 'problem', { word, repaired })] };
}

/** Also after a `=` or `:` that Java does not know there. */
function readGiven(text: string) {
  return readMemoryAmount(text.trim().replace(/^[=:]/, ''));
}

function wholeAmount(number: number, unit: MemoryUnit): string {
  if (Number.isInteger(number)) return `${number}${unit.toUpperCase()}`;
  return `${Math.round((number * KILOBYTES[unit]) / KILOBYTES.m)}M`;
}

/** The size in kilobytes; NaN if it is unknown. */
export function heapKilobytes(word: string): number {
  const argument = readJvmArgument(word);
  const [, number = '', unit = ''] =
    /^(\d+)([kmgt]?)$/i.exec(argument.kind === 'heap' ? argument.value : '') ?? [];
  const factor = unit === '' ? 1 / 1024 : KILOBYTES[unit.toLowerCase() as MemoryUnit]; // guaranteed by the pattern
  return number === '' ? Number.NaN : Number(number) * factor;
}
