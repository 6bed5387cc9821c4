import { since } from '@fucina/game-versions';
import {
  CHAT_STYLE,
  customNameStyle,
  MOTD_STYLE,
  PAPER_STYLE,
  SIDEBAR_STYLE,
  type Style,
} from '@fucina/minecraft-text';
import type { TextEvent } from './notices.ts';

/** In the order in which they are shown. */
export const PLACE_IDS = [
  'chat',
  'title',
  'action-bar',
  'boss-bar',
  'sign',
  'book',
  'tab-list',
  'sidebar',
  'name-tag',
  'text-display',
  'item',
  'disconnect',
  'server-list',
  'held-item',
  'toast',
] as const;

export type PlaceId = (typeof PLACE_IDS)[number];

export interface Place {
  /** How text is drawn that says nothing itself. */
  readonly style: Style;
  /** The release of Java Edition that it came with; without, all have it. */
  readonly since?: string;
  readonly isInBedrock: boolean;
  /** Whether the world is behind it; menus and what players hold in their hands are drawn over something else. */
  readonly isOverWorld: boolean;
  /** Its lines stand around the middle of the screen, of a sign or of a name. */
  readonly isCentered: boolean;
  /** Before this release it read section sign codes, but no components. */
  readonly componentsSince?: string;
  /** What happens at a line feed: the next line, the next of its texts (the subtitle after the title), or a box. */
  readonly lineFeed: 'line' | 'text' | 'box';
  readonly events: readonly TextEvent[];
}

const WHITE_FLAT: Style = SIDEBAR_STYLE;

export const PLACES: Readonly<Record<PlaceId, Place>> = {
  chat: {
    style: CHAT_STYLE,
    isInBedrock: true,
    isOverWorld: true,
    isCentered: false,
    lineFeed: 'line',
    events: ['hover', 'click', 'insertion'],
  },
  'action-bar': {
    style: CHAT_STYLE,
    since: since.titles,
    isInBedrock: true,
    isOverWorld: true,
    isCentered: true,
    componentsSince: since.actionBarText,
    lineFeed: 'box',
    events: [],
  },
  title: {
    style: CHAT_STYLE,
    since: since.titles,
    isInBedrock: true,
    isOverWorld: true,
    isCentered: true,
    lineFeed: 'text',
    events: [],
  },
  'boss-bar': {
    style: CHAT_STYLE,
    since: since.bossBars,
    isInBedrock: true,
    isOverWorld: true,
    isCentered: true,
    lineFeed: 'box',
    events: [],
  },
  sign: {
    style: PAPER_STYLE,
    isInBedrock: true,
    isOverWorld: false,
    isCentered: true,
    componentsSince: since.jsonSigns,
    lineFeed: 'text',
    events: ['click'],
  },
  book: {
    style: PAPER_STYLE,
    isInBedrock: true,
    isOverWorld: false,
    isCentered: false,
    componentsSince: since.jsonBooks,
    lineFeed: 'line',
    events: ['hover', 'click'],
  },
  'tab-list': {
    style: CHAT_STYLE,
    since: since.titles,
    isInBedrock: false,
    isOverWorld: true,
    isCentered: true,
    lineFeed: 'line',
    events: [],
  },
  sidebar: {
    style: WHITE_FLAT,
    isInBedrock: true,
    isOverWorld: true,
    isCentered: false,
    componentsSince: since.jsonNames,
    lineFeed: 'text',
    events: [],
  },
  'name-tag': {
    style: WHITE_FLAT,
    isInBedrock: true,
    isOverWorld: true,
    isCentered: true,
    componentsSince: since.jsonNames,
    lineFeed: 'box',
    events: [],
  },
  'text-display': {
    style: WHITE_FLAT,
    since: since.textDisplays,
    isInBedrock: false,
    isOverWorld: true,
    isCentered: true,
    lineFeed: 'line',
    events: [],
  },
  item: {
    style: customNameStyle(),
    isInBedrock: true,
    isOverWorld: false,
    isCentered: false,
    componentsSince: since.jsonNames,
    lineFeed: 'text',
    events: [],
  },
  disconnect: {
    style: CHAT_STYLE,
    isInBedrock: true,
    isOverWorld: false,
    isCentered: true,
    lineFeed: 'line',
    events: [],
  },
  'server-list': {
    style: MOTD_STYLE,
    isInBedrock: true,
    isOverWorld: false,
    isCentered: false,
    lineFeed: 'line',
    events: [],
  },
  'held-item': {
    style: customNameStyle(),
    isInBedrock: true,
    isOverWorld: true,
    isCentered: true,
    componentsSince: since.jsonNames,
    lineFeed: 'box',
    events: [],
  },
  toast: {
    style: WHITE_FLAT,
    since: since.toasts,
    isInBedrock: false,
    isOverWorld: true,
    isCentered: false,
    lineFeed: 'line',
    events: [],
  },
};
