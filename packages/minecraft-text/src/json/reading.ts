import type { Component } from '../component/component.ts';

export interface JsonReadError {
  readonly code: /** Not a text component: null, an empty list, no content at all. */
    | 'not-a-component'
    /** A field with a type that the game does not expect. */
    | 'wrong-type'
    /** A name, color, id or action that does not exist. */
    | 'unknown-value'
    /** A required field. */
    | 'missing'
    /** The value of `nbt` can be shown as a component or as plain text; the first is kept. */
    | 'both-interpret-and-plain';
  /** Path of the field: `extra[0].hover_event.value`; `value` is the whole. */
  readonly field: string;
}

/** Something that was left out or replaced. */
export interface JsonReadLoss {
  readonly code:
    | JsonReadError['code']
    /** A field that has no meaning there. The game ignores it too. */
    | 'ignored-field'
    /** Nested deeper than `maxDepth`. */
    | 'too-deep'
    /** There were more texts than `maxComponents`. */
    | 'too-many';
  /** Path of the field, as in errors. */
  readonly field: string;
}

/** Shared by the parts of the reader. Nested texts are queued instead of read recursively. */
export interface Reading {
  readonly events: 'read' | 'ignore';
  /** How many nested texts are read at most; there is no use in queueing more. */
  readonly room: number;
  /** Queues a nested text; `put` receives the component, unless it is invalid. */
  readonly queue: (value: unknown, field: string, put: (component: Component) => void) => void;
  /** Something that newer versions refuse. */
  readonly report: (code: JsonReadError['code'], field: string) => void;
  /** Something that all versions accept and leave out. */
  readonly lose: (code: JsonReadLoss['code'], field: string) => void;
}

/** Reads a field if it is there, and reports it if it is invalid. */
export function readField<Value>(
  fields: Readonly<Record<string, unknown>>,
  key: string,
  at: string,
  reading: Reading,
  read: (value: unknown) => Value | undefined,
): Value | undefined {
  const value = fields[key];
  if (value === undefined) return undefined;
  const result = read(value);
  if (result === undefined) reading.report('unknown-value', at + key);
  return result;
}
