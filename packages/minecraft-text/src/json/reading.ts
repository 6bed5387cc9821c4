import type { Component } from '../component/component.ts';

export interface JsonReadError {
  readonly code: /** Nothing that a text can be: null, an empty list, no content at all. */
    | 'not-a-component'
    /** A field of another type than the game expects. */
    | 'wrong-type'
    /** A name, colour, id or action that the game does not know. */
    | 'unknown-value'
    /** A field that is needed beside the others. */
    | 'missing';
  /** Where: `extra[0].hover_event.value`; the whole is `value`. */
  readonly field: string;
}

/** What the parts of the reader share. Nested texts are read later, from a list instead of by calls. */
export interface Reading {
  /** Reads a nested text and hands it over; what is broken is not handed over. */
  readonly later: (value: unknown, field: string, put: (component: Component) => void) => void;
  readonly complain: (code: JsonReadError['code'], field: string) => void;
}
