import type { MakeLater } from '../nested/make-later.ts';

/**
 * Spelling of the event fields. `camel`: `clickEvent` and `hoverEvent`, up to 1.21.4. `snake`: `click_event`
 * and `hover_event`, since 1.21.5.
 */
export type JsonForm = 'camel' | 'snake';

export interface TreeOptions {
  readonly form: JsonForm;
  /** The version of the game that reads it; undefined: any that knows the form. */
  readonly version: string | undefined;
  readonly hexDigits: 'upper' | 'lower';
  /** Converts data that the component holds as SNBT into a value of the tree. */
  readonly embed: (snbt: string) => unknown;
}

/** Fields that hold a nested text are filled later, instead of written recursively. */
export interface Writing extends TreeOptions {
  readonly later: MakeLater<unknown>;
}

export type Tree = Record<string, unknown>;
