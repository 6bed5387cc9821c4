import type { GamePlace, PlacePart } from './game-place.ts';
import { isPosition, kebabOf } from './key-words.ts';
import { findNeighbors, type Neighbor } from './neighbors.ts';
import { type KeyPlace, placeByKeys } from './place-by-keys.ts';

export interface PathText {
  readonly path: readonly string[];
  readonly value: string;
}

export interface PlaceOfText {
  readonly place: GamePlace;
  readonly part?: PlacePart;
  /**
   * The texts that are seen together there, by their numbers: the name of an item and its lore, the lines of a list.
   * The first is the name or the heading in places that have one; undefined where the file does not say it.
   */
  readonly together: readonly (number | undefined)[];
}

/** More are not seen at once anywhere. */
const MAX_TOGETHER = 40;

const ACTION = /^\s*\[([a-z]+)\]/i;
const ACTION_PLACES: Readonly<Record<string, KeyPlace>> = {
  title: { place: 'title', part: 'heading' },
  subtitle: { place: 'title', part: 'line' },
  actionbar: { place: 'action-bar' },
};
/** What tells an item from other things with a name. */
const ITEM_KEYS: ReadonlySet<string> = new Set(['lore', 'material', 'item', 'icon', 'skull']);
const NAME = /^(?:display-?)?name$/;

/** Where players see a text, and which texts of its file they see there with it. */
export function placeOfText(file: string, texts: readonly PathText[], text: number): PlaceOfText {
  const found = texts[text];
  if (found === undefined) return { place: 'chat', together: [text] };
  const action = ACTION.exec(found.value)?.[1]?.toLowerCase();
  if (action !== undefined) {
    const acted = Object.hasOwn(ACTION_PLACES, action) ? ACTION_PLACES[action] : undefined;
    return withTexts(acted ?? { place: 'chat' }, text, []);
  }
  const neighbors = findNeighbors(texts, text);
  const own = kebabOf(found.path.findLast((key) => !isPosition(key)) ?? '');
  if (NAME.test(own) && neighbors.some(({ key }) => ITEM_KEYS.has(key))) {
    return withTexts({ place: 'item', part: 'heading' }, text, neighbors);
  }
  const isFooted = own === 'header' || own === 'footer' ? hasBothEnds(neighbors) : false;
  const place =
    placeByKeys(file, found.path) ??
    (isFooted ? ({ place: 'tab-list', part: own as 'header' | 'footer' } as const) : undefined);
  return withTexts(place ?? { place: 'chat' }, text, neighbors);
}

/** A header and a footer that stand side by side are those of the tab list. */
function hasBothEnds(neighbors: readonly Neighbor[]): boolean {
  return ['header', 'footer'].every((end) => neighbors.some(({ key }) => key === end));
}

function withTexts(
  { place, part }: KeyPlace,
  text: number,
  neighbors: readonly Neighbor[],
): PlaceOfText {
  const kept = part === undefined ? { place } : { place, part };
  const own = neighbors.find((one) => one.text === text);
  const list = own?.isListed ? neighbors.filter(({ key }) => key === own.key) : [];
  const lines = around(text, list.length === 0 ? [text] : list.map((one) => one.text));
  switch (place) {
    case 'item':
      return part === 'line'
        ? { ...kept, together: [headingOf(neighbors, NAME), ...lines] }
        : { ...kept, together: [text, ...listOf(neighbors, /(?:^|-)lore$/)] };
    case 'sidebar':
      return part === 'line'
        ? { ...kept, together: [headingOf(neighbors, /(?:^|-)title$/), ...lines] }
        : { ...kept, together: [text, ...listOf(neighbors, /(?:^|-)(?:lines?|entries)$/)] };
    case 'title': {
      const other = own && neighbors.find(({ key }) => isPair(key, own.key, part));
      return part === 'line'
        ? { ...kept, together: [other?.text, text] }
        : { ...kept, together: other ? [text, other.text] : [text] };
    }
    case 'sign':
    case 'server-list':
      return { ...kept, together: list.length > 0 ? lines : numbered(own, neighbors, text) };
    case 'action-bar':
    case 'boss-bar':
    case 'book':
    case 'name-tag':
      // Their lists are frames or pages, one after the other.
      return { ...kept, together: [text] };
    default:
      return { ...kept, together: lines };
  }
}

function headingOf(neighbors: readonly Neighbor[], key: RegExp): number | undefined {
  return neighbors.find((one) => key.test(one.key))?.text;
}

function listOf(neighbors: readonly Neighbor[], key: RegExp): readonly number[] {
  return neighbors
    .filter((one) => key.test(one.key))
    .slice(0, MAX_TOGETHER)
    .map(({ text }) => text);
}

/** `title` and `subtitle`, or `welcome-title` and `welcome-subtitle`. */
function isPair(key: string, own: string, part: PlacePart | undefined): boolean {
  const [title, subtitle] = part === 'line' ? [key, own] : [own, key];
  return title !== subtitle && subtitle.replace(/sub-?(?=title$)/, '') === title;
}

/** `line1` and `line2` beside each other. */
function numbered(
  own: Neighbor | undefined,
  neighbors: readonly Neighbor[],
  text: number,
): readonly number[] {
  const name = own?.key.replace(/-?\d$/, '');
  if (own === undefined || name === own.key) return [text];
  return neighbors
    .filter(({ key }) => key.replace(/-?\d$/, '') === name && key !== name)
    .map((one) => one.text);
}

/** A long list is cut around the text. */
function around(text: number, texts: readonly number[]): readonly number[] {
  const from = Math.max(0, texts.indexOf(text) - MAX_TOGETHER / 2);
  return texts.slice(from, from + MAX_TOGETHER);
}
