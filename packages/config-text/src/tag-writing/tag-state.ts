import type { Decoration } from '@fucina/minecraft-text/component';

/** How the text that comes next has to look. */
export interface Wanted {
  readonly color: number | undefined;
  /** In the order of their codes. */
  readonly decorations: readonly Decoration[];
  /** For items: whether a color or reset came before it. */
  readonly isUpright: boolean;
  /** Whether a reset came since the last text. */
  readonly hasReset: boolean;
}

export const NOTHING_WANTED: Wanted = {
  color: undefined,
  decorations: [],
  isUpright: false,
  hasReset: false,
};

/** The tags that are open at a point of the output. Methods return the tags to write there. */
export interface TagState {
  switchTo(wanted: Wanted): string;
  /** At the end of the text. */
  finish(tail: Tail): string;
  startGradient(tag: string): string;
  endGradient(name: string): string;
  /** Before a line break at which the text is split; nothing is open after it. */
  endLine(): string;
}

/** The codes after the last text. */
export interface Tail {
  readonly wanted: Wanted;
  readonly kind: TailKind;
}

export type TailKind = 'none' | 'color' | 'decorations';
