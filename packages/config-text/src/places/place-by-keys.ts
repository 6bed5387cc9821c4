import type { GamePlace, PlacePart } from './game-place.ts';
import { isPosition, kebabOf } from './key-words.ts';

export interface KeyPlace {
  readonly place: GamePlace;
  readonly part?: PlacePart;
}

interface KeyRule extends KeyPlace {
  readonly key: RegExp;
}

/** Keys that say by themselves where their text is seen. */
const OWN: readonly KeyRule[] = [
  { key: /(?:^|-)lore$/, place: 'item', part: 'line' },
  { key: /(?:^|-)sub-?title$/, place: 'title', part: 'line' },
  { key: /(?:^|-)action-?bar(?:-(?:text|message|format))?$/, place: 'action-bar' },
  { key: /(?:^|-)boss-?bar(?:-(?:text|title|message|format))?$/, place: 'boss-bar' },
  { key: /^(?:scoreboard|side-?bar)-title$/, place: 'sidebar', part: 'heading' },
  { key: /^(?:scoreboard|side-?bar)-lines?$/, place: 'sidebar', part: 'line' },
  { key: /^(?:tab-?list|player-?list|tab)-header$/, place: 'tab-list', part: 'header' },
  { key: /^(?:tab-?list|player-?list|tab)-footer$/, place: 'tab-list', part: 'footer' },
  {
    key: /^(?:custom-?)?tab-?(?:list-)?(?:prefix|suffix|name|format)$/,
    place: 'tab-list',
    part: 'name',
  },
  {
    key: /^tag-?(?:prefix|suffix|name)$|^name-?tag(?:-(?:prefix|suffix|format))?$/,
    place: 'name-tag',
  },
  { key: /^below-?name(?:-(?:text|title))?$/, place: 'name-tag' },
  { key: /(?:^|-)hologram(?:-(?:text|lines?))?$/, place: 'text-display' },
  { key: /^sign-(?:lines?|text|format)(?:-?[1-4])?$/, place: 'sign', part: 'line' },
  { key: /(?:^|-)motd(?:-?[12])?$/, place: 'server-list' },
  {
    key: /(?:^|-)(?:kick|ban|disconnect|whitelist)-(?:message|screen|reason)$/,
    place: 'disconnect',
  },
  { key: /^disconnect$/, place: 'disconnect' },
];

/** Sections in which keys of a few names are parts of something. */
const SECTIONS: readonly KeyRule[] = [
  { key: /^(?:.*-)?(?:scoreboard|side-?bar)s?$/, place: 'sidebar' },
  { key: /^(?:.*-)?action-?bars?$/, place: 'action-bar' },
  { key: /^(?:.*-)?boss-?bars?$/, place: 'boss-bar' },
  { key: /^(?:tab-?list|player-?list|tab|header-?footer)$/, place: 'tab-list' },
  { key: /^(?:.*-)?holograms?$/, place: 'text-display' },
  { key: /^(?:.*-)?signs?$/, place: 'sign' },
  { key: /^(?:.*-)?books?$/, place: 'book' },
  { key: /^(?:.*-)?(?:motds?|server-?list)$/, place: 'server-list' },
  // The game draws the title of a menu above its slots, which is none of the places here.
  { key: /^(?:.*-)?(?:menus?|guis?|inventor(?:y|ies))(?:-.*)?$/, place: 'chat' },
];

const HEADING = /^title$/;
const LINE = /^(?:lines?|entries|rows?|pages?|content|text)(?:-?\d+)?$/;
const PART =
  /^(?:title|name|header|footer|prefix|suffix|format|value|text|message|content|(?:lines?|entries|rows?|pages?)(?:-?\d+)?)$/;
const TITLE = /(?:^|-)title$/;
/** Words of messages that speak about a thing, and are not shown on it. */
const ABOUT =
  /(?:^|-)(?:no|not|invalid|unknown|missing|wrong|enabled?|disabled?|toggled?|created?|removed?|deleted?|set|usage|menu|gui|inventory)(?:-|$)/;

/** Where players see a text, as far as its file and keys say so; undefined if they say nothing. */
export function placeByKeys(file: string, path: readonly string[]): KeyPlace | undefined {
  const keys = path.filter((key) => !isPosition(key)).map(kebabOf);
  const own = keys.at(-1) ?? '';
  if (ABOUT.test(own)) return undefined;
  const rule = OWN.find(({ key }) => key.test(own));
  if (rule !== undefined) return rule;
  if (PART.test(own)) {
    const outer = [...foldersOf(file), ...keys.slice(0, -1)].reverse();
    for (const section of outer) {
      const found = SECTIONS.find(({ key }) => key.test(section));
      if (found !== undefined) return partOf(found.place, own);
    }
  }
  return TITLE.test(own) ? { place: 'title', part: 'heading' } : undefined;
}

function partOf(place: GamePlace, key: string): KeyPlace {
  switch (place) {
    case 'sidebar':
      if (HEADING.test(key)) return { place, part: 'heading' };
      return LINE.test(key) ? { place, part: 'line' } : { place: 'chat' };
    case 'sign':
      return LINE.test(key) ? { place, part: 'line' } : { place: 'chat' };
    case 'text-display':
    case 'book':
      return LINE.test(key) ? { place } : { place: 'chat' };
    case 'tab-list':
      return { place, part: key === 'header' || key === 'footer' ? key : 'name' };
    default:
      return { place };
  }
}

/** The names of the file and of its folders below `plugins`. */
function foldersOf(file: string): readonly string[] {
  const parts = file.split(/[\\/]+/);
  const plugins = parts.findLastIndex((name) => name.toLowerCase() === 'plugins');
  const name = parts.pop() ?? '';
  return [...parts.slice(plugins + 1), name.replace(/\.[^.]*$/, '')].map(kebabOf);
}
