import { TAG_NAMES } from '../resolve-tag.ts';
import { COLOR_NAMES } from '../tags/color-argument.ts';

/** Names that other formats use for MiniMessage tags. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['underline', 'underlined'],
  ['strike', 'strikethrough'],
  ['strikethru', 'strikethrough'],
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
  ['light_blue', 'aqua'],
  ['lime', 'green'],
]);

/** Words that plugins use as placeholders, although a tag or a color has almost the same name. */
const PLACEHOLDER_WORDS: ReadonlySet<string> = new Set([
  'back',
  'bed',
  'block',
  'clock',
  'line',
  'old',
  'preset',
  'price',
  'rod',
  'sold',
  'time',
]);

/** `<lgray>` and `<dred>` are lighter and darker colors to some plugins. */
const SHADE = /^[ld](?=[a-z])/;

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
  if (word.length < 3 || word.length > 24) return undefined;
  if (PLACEHOLDER_WORDS.has(word) || isShade(word)) return undefined;
  let best: string | undefined;
  // Of short words too many are near each other: `world` is not `gold`, nor `power` `hover`.
  let fewest = word.length < 8 ? 1 : 2;
  for (const candidate of candidates) {
    if (candidate.length < 3 || Math.abs(candidate.length - word.length) > fewest) continue;
    // Nobody types the mark that switches a style off by mistake.
    if (candidate.startsWith('!') !== word.startsWith('!')) continue;
    const changes = changesBetween(word, candidate, fewest);
    if (changes === undefined || (changes === fewest && best !== undefined)) continue;
    best = candidate;
    fewest = changes;
  }
  return best;
}

function isShade(word: string): boolean {
  return SHADE.test(word) && COLOR_NAMES.has(word.slice(1));
}

/** How many letters are inserted, deleted, replaced, or swapped with a neighbor; undefined if more than `most`. */
function changesBetween(a: string, b: string, most: number): number | undefined {
  for (let changes = 0; changes <= most; changes += 1) {
    if (areWithin(changes, a, 0, b, 0)) return changes;
  }
  return undefined;
}

/** Whether so many changes are enough for what is after two places. Few are asked for, so few ways are tried. */
function areWithin(changes: number, a: string, atA: number, b: string, atB: number): boolean {
  let [i, j] = [atA, atB];
  if (Math.abs(a.length - i - (b.length - j)) > changes) return false;
  while (i < a.length && a[i] === b[j]) {
    i += 1;
    j += 1;
  }
  if (i === a.length && j === b.length) return true;
  if (changes === 0) return false;
  const isSwapped = i + 1 < a.length && a[i] === b[j + 1] && a[i + 1] === b[j];
  return (
    (isSwapped && areWithin(changes - 1, a, i + 2, b, j + 2)) ||
    areWithin(changes - 1, a, i + 1, b, j + 1) ||
    areWithin(changes - 1, a, i + 1, b, j) ||
    areWithin(changes - 1, a, i, b, j + 1)
  );
}
