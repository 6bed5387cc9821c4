import { isLanguageCode, themeChoices } from '@fucina/site';
import { favourites, favouritesField } from '../../state/favourites.ts';
import {
  MAX_NAME,
  type Preset,
  type Presets,
  presetsField,
  withPreset,
} from '../../state/presets.ts';
import { mergeRecents, recentsField } from '../../state/recents.ts';
import { mergeWatches, watchesField } from '../../state/watches.ts';
import { type Kind, kindOf } from './kinds.ts';

/** An entry after something was added to it. */
export interface Merged {
  readonly text: string;
  /** How many things it has that were not there before. */
  readonly added: number;
  /** How many had no room. */
  readonly leftOut: number;
}

/** Longer than anything that the site writes itself. */
const MAX_TEXT = 1_000_000;

/** Adds what another text of the same name holds; undefined when that text cannot be read. */
export function mergeEntry(
  name: string,
  mine: string | undefined,
  theirs: string,
): Merged | undefined {
  if (theirs.length > MAX_TEXT || !isReadable(name, theirs)) return undefined;
  return MERGES[kindOf(name)](mine, theirs);
}

function isReadable(name: string, text: string): boolean {
  if (name === 'theme') return themeChoices.some((choice) => choice === text);
  if (name === 'language') return isLanguageCode(text);
  return true;
}

type Merge = (mine: string | undefined, theirs: string) => Merged | undefined;

const MERGES: Readonly<Record<Kind, Merge>> = {
  favourites: mergeFavourites,
  presets: mergePresets,
  servers: mergeRecentTexts,
  players: mergeRecentTexts,
  watches: mergeWatchTexts,
  states: replace,
  settings: replace,
  aside: replace,
};

function replace(mine: string | undefined, theirs: string): Merged {
  return { text: theirs, added: mine === theirs ? 0 : 1, leftOut: 0 };
}

function mergeFavourites(mine = '', theirs: string): Merged | undefined {
  const [before, more] = [
    favouritesField.read(mine) ?? favourites.initial,
    favouritesField.read(theirs),
  ];
  if (more === undefined) return undefined;
  return measured(before, [...new Set([...before, ...more])], favouritesField.write);
}

function mergeRecentTexts(mine = '', theirs: string): Merged | undefined {
  const [before, more] = [recentsField.read(mine) ?? [], recentsField.read(theirs)];
  if (more === undefined) return undefined;
  return measured(before, mergeRecents(before, more), recentsField.write);
}

function mergeWatchTexts(mine = '', theirs: string): Merged | undefined {
  const [before, more] = [watchesField.read(mine) ?? [], watchesField.read(theirs)];
  if (more === undefined) return undefined;
  return measured(before, mergeWatches(before, more), watchesField.write);
}

function measured(
  before: readonly string[],
  after: readonly string[],
  write: (list: readonly string[]) => string,
): Merged {
  const added = after.filter((entry) => !before.includes(entry)).length;
  return { text: write(after), added, leftOut: 0 };
}

function mergePresets(mine = '[]', theirs: string): Merged | undefined {
  const before = presetsField.read(mine) ?? [];
  const more = presetsField.read(theirs);
  if (more === undefined) return undefined;
  let after = before;
  let leftOut = 0;
  // The last one first, so that they arrive in their order.
  for (const preset of more.toReversed()) {
    if (isKnown(after, preset)) continue;
    const next = withPreset(after, { ...preset, name: freeName(after, preset.name) });
    if (next === after) leftOut += 1;
    after = next;
  }
  return { text: presetsField.write(after), added: after.length - before.length, leftOut };
}

/** Also under a name that it got because its own was taken. */
function isKnown(presets: Presets, { name, query }: Preset): boolean {
  return presets.some((other) => {
    const withoutNumber = other.name.replace(/ \(\d+\)$/, '');
    const isNumbered = withoutNumber !== other.name && name.startsWith(withoutNumber);
    return other.query === query && (other.name === name || isNumbered);
  });
}

/** `Red`, or `Red (2)` where a preset of another state has the name. */
function freeName(presets: Presets, name: string): string {
  const isTaken = (wanted: string) => presets.some((preset) => preset.name === wanted);
  let free = name;
  for (let number = 2; isTaken(free); number += 1) {
    const ending = ` (${number})`;
    free = `${name.slice(0, MAX_NAME - ending.length).trimEnd()}${ending}`;
  }
  return free;
}
