import type { Align } from './alignment.ts';

export interface MessageLine {
  /** MiniMessage. */
  readonly text: string;
  readonly align: Align;
}

/** What a server shows of itself in the server list. */
export interface ServerMessage {
  /** The game shows two. */
  readonly lines: readonly MessageLine[];
  /** MiniMessage: shown when a player points at the number of players, instead of their names. */
  readonly hover: readonly string[];
  /** MiniMessage: shown instead of the number of players, to clients of another protocol. Empty for none. */
  readonly versionText: string;
}

export const MAX_LINES = 2;
