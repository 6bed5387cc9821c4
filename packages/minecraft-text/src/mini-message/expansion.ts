import type { BuildResult } from './errors.ts';

/** Puts texts in place of tags before they are read; see `parsed`. */
export interface Expansion {
  /** Reads what the text becomes. Ranges in an error are those of the text itself. */
  readonly read: (text: string, readExpanded: (text: string) => BuildResult) => BuildResult;
  /** What an argument of a tag becomes. */
  readonly expand: (argument: string) => string;
}
