import type { TextRun } from '@fucina/minecraft-text';
import type { PlaceNotice } from './notices.ts';

// All lengths are in pixels of the game's interface. Where a place is in a window, 0,0 is the window's top left.

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnText {
  /** With every style that the place gives: color, italics, and a transparent shadow where it draws none. */
  readonly runs: readonly TextRun[];
  /** Left edge of the first glyph. */
  readonly x: number;
  /** Top of the glyphs; a line is nine pixels high. */
  readonly y: number;
  /** Rounded up, with the empty column after the last glyph, before scaling. */
  readonly width: number;
  readonly scale: number;
  /** From 0 to 1. */
  readonly opacity: number;
  /** The color around the letters of a glowing sign. */
  readonly outline?: string;
  /** Hebrew and Arabic as they are read, letter by letter from the left: so before 1.16. */
  readonly isInOrder?: boolean;
}

/** What is behind and beside the texts. */
export type Shape = Rect & ShapeLook;

/** What a shape is, with what belongs to its kind. */
export type ShapeLook =
  | { readonly kind: 'fill'; readonly color: string; readonly opacity: number }
  /** The board of a sign; a hanging one has chains above. */
  | { readonly kind: 'board' | 'hanging-board' | 'page' | 'tooltip' | 'toast' | 'button' }
  | {
      readonly kind: 'boss-bar';
      readonly color: BossBarColor;
      readonly notches: BossBarNotches;
      /** From 0 to 1. */
      readonly progress: number;
    }
  /** The box with letters that the game draws for a line feed in a place of one line. */
  | { readonly kind: 'line-feed' }
  /** A player's head, or a picture for a server, an item or an advancement. */
  | { readonly kind: 'head' | 'icon' }
  /** From 0 to 5 bars. */
  | { readonly kind: 'ping'; readonly bars: number };

export const BOSS_BAR_COLORS = {
  pink: '#ec00b8',
  blue: '#00b7ec',
  red: '#ec3500',
  green: '#1dec00',
  yellow: '#e9ec00',
  purple: '#7b00ec',
  white: '#ececec',
} as const;

export type BossBarColor = keyof typeof BOSS_BAR_COLORS;
export type BossBarNotches = 0 | 6 | 10 | 12 | 20;

export interface Layout {
  /** The part of the window that is worth showing, or all of a place that is in no window. */
  readonly area: Rect;
  /** Drawn in this order, below the texts. */
  readonly shapes: readonly Shape[];
  readonly texts: readonly DrawnText[];
  readonly notices: readonly PlaceNotice[];
}
