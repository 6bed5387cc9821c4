import { TAG_NAMES } from '../resolve-tag.ts';
import { COLOR_NAMES } from '../tags/color-argument.ts';

/** Names that other formats use for MiniMessage tags. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['underline', 'underlined'],
  ['strike', 'strikethrough'],
  ['s', 'st'],
  ['r', 'reset'],
  ['magic', 'obfuscated'],
  ['obfuscate', 'obfuscated'],
  ['keybind', 'key'],
  ['insertion', 'insert'],
  ['hex', 'color'],
  ['tooltip', 'hover'],
  ['nl', 'newline'],
  ['orange', 'gold'],
  ['purple', 'dark_purple'],
  ['pink', 'light_purple'],
  ['cyan', 'aqua'],
  ['lime', 'green'],
]);

/** Words that plugins use as placeholders, although a tag or a color has almost the same name. */
const PLACEHOLDER_WORDS: ReadonlySet<string> = new Set([
  'bed',
  'block',
  'clock',
  'line',
  'price',
  'rod',
  'sold',
  'time',
]);

/** The tag name that was probably meant. */
export function suggestTagName(name: string): string | undefined {
  return OTHER_WORDS.get(name) ?? nearest(name, TAG_NAMES) ?? suggestOtherWord(name);
}

/**
 * Whether a name is a tag’s with a slip of the pen. Words of other formats are none, nor is `dark aqua`: a plugin that
 * reads tags of its own has such names.
 */
export function isNearTagName(name: string): boolean {
  return !OTHER_WORDS.has(name) && !name.includes(' ') && nearest(name, TAG_NAMES) !== undefined;
}

export function suggestColorName(name: string): string | undefined {
  const colors = [...COLOR_NAMES.keys()];
  const word = OTHER_WORDS.get(name) ?? nearest(name, colors) ?? suggestOtherWord(name);
  return word !== undefined && COLOR_NAMES.has(word) ? word : undefined;
}

function suggestOtherWord(name: string): string | undefined {
  return OTHER_WORDS.get(nearest(name, [...OTHER_WORDS.keys()]) ?? '');
}

/** The candidate with the smallest edit distance, if that is small relative to the word's length. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length < 3 || word.length > 24 || PLACEHOLDER_WORDS.has(word)) return undefined;
  let best: string | undefined;
  // Of short words too many are near each other: `world` is not `gold`, nor `power` `hover`.
  let fewest = word.length < 8 ? 1 : 2;
  for (const candidate of candidates) {
    if (candidate.length < 3 || Math.abs(candidate.length - word.length) > fewest) continue;
    const changes = editDistance(word, candidate);
    if (changes > fewest || (changes === fewest && best !== undefined)) continue;
    best = candidate;
    fewest = changes;
  }
  return best;
}

/** Counts letters inserted, deleted, replaced, or swapped with a neighbor. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
