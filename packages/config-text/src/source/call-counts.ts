import type { FileText } from '../file/open-file.ts';
import type { Call } from '../formats/source/code-text.ts';
import type { SourceReading } from './source-reading.ts';

/** How many texts of each notation an argument of a call was given, and how many strings in all. */
export interface CallCount {
  readonly miniMessage: number;
  readonly legacy: number;
  readonly all: number;
}

/** By the name of the call and the number of its argument: `Notice.chat 0`. */
export type CallCounts = ReadonlyMap<string, CallCount>;

/** So many texts of one notation say that a call reads it, if they are a quarter of all that it is given. */
const ENOUGH = 3;
/** Later arguments are one list: of the lines of an item, say. */
const LAST_ARGUMENT = 3;
const NONE: CallCount = { miniMessage: 0, legacy: 0, all: 0 };

/** The sums of several files. */
export function sumCalls(files: Iterable<CallCounts>): CallCounts {
  const sums = new Map<string, CallCount>();
  for (const file of files) for (const [key, count] of file) add(sums, key, count);
  return sums;
}

export function countCalls(
  texts: readonly FileText[],
  readings: readonly SourceReading[],
): CallCounts {
  const counts = new Map<string, CallCount>();
  for (const [index, { code }] of texts.entries()) {
    const key = keyOf(code?.surroundings.call);
    const kind = readings[index]?.kind;
    if (key === undefined) continue;
    const [miniMessage, legacy] = [kind === 'mini-message' ? 1 : 0, kind === 'legacy' ? 1 : 0];
    add(counts, key, { miniMessage, legacy, all: 1 });
  }
  return counts;
}

/** How a text is read whose call other texts say enough about. */
export function readingOfNeighbors(
  { code }: FileText,
  counts: CallCounts,
): SourceReading | undefined {
  const { miniMessage, legacy, all } = counts.get(keyOf(code?.surroundings.call) ?? '') ?? NONE;
  if (Math.max(miniMessage, legacy) < ENOUGH || 4 * (miniMessage + legacy) < all) return undefined;
  return miniMessage >= legacy
    ? { kind: 'mini-message', because: 'neighbors' }
    : { kind: 'legacy', character: '&', because: 'neighbors' };
}

/** `Notice.chat`, and only `chat` where it is called on something with a name of its own. */
function keyOf(call: Call | undefined): string | undefined {
  if (call?.kind !== 'call') return undefined;
  const [owner = '', name = ''] =
    call.names.length > 1 ? call.names.slice(-2) : ['', ...call.names];
  const called = /^[A-Z]/.test(owner) ? `${owner}.${name}` : name;
  return `${called} ${Math.min(call.argument, LAST_ARGUMENT)}`;
}

function add(counts: Map<string, CallCount>, key: string, more: CallCount): void {
  const { miniMessage, legacy, all } = counts.get(key) ?? NONE;
  counts.set(key, {
    miniMessage: miniMessage + more.miniMessage,
    legacy: legacy + more.legacy,
    all: all + more.all,
  });
}
