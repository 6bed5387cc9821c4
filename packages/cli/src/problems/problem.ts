export type Level = 'error' | 'warning' | 'note';

export interface Place {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface Problem extends Place {
  /** With `/` between folders on all systems. */
  readonly file: string;
  readonly level: Level;
  readonly rule: string;
  readonly message: string;
  /** The text that replaces the range. */
  readonly fix?: string;
  /** The range that the fix replaces, where it is another one. */
  readonly fixAt?: Place;
  /** The beginning of the line that it is in. */
  readonly lineText: string;
}

/** Where a problem of a whole file is. */
export const FIRST_PLACE: Place = { line: 1, column: 1, endLine: 1, endColumn: 1 };
/** More says nothing new about a line. */
export const MAX_LINE_TEXT = 300;
