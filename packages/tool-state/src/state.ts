import type { Excess, Field } from './field.ts';

/** The fields of a state under the names that they have in a query. */
export type Fields<State> = { readonly [Name in keyof State]: Field<State[Name]> };

/** The state that has these fields. */
export type StateOf<Of> = {
  readonly [Name in keyof Of]: Of[Name] extends Field<infer Value> ? Value : never;
};

/** What is needed of `URLSearchParams`. */
export interface Query {
  readonly get: (name: string) => string | null;
}

/** A state as it was read from text, and what could not be kept of it. */
export interface ReadState<State> {
  /** Undefined when the text has none of the fields. */
  readonly state: State | undefined;
  readonly problem?: Excess | undefined;
}

export function readState<State>(fields: Fields<State>, query: Query): ReadState<State> {
  const all = entriesOf(fields);
  const named = all.flatMap(([name, field]) => {
    const text = query.get(name);
    return text === null ? [] : [{ name, field, text }];
  });
  if (named.length === 0) return { state: undefined };
  const values = [
    ...all.map(([name, field]) => [name, field.initial]),
    ...named.map(({ name, field, text }) => [name, field.read(text) ?? field.initial]),
  ];
  return {
    // One value of each field.
    state: Object.fromEntries(values) as State,
    problem: named.map(({ field, text }) => field.excess?.(text)).find(Boolean),
  };
}

/** Names and texts of the values that differ from their defaults. */
export function writtenFields<State>(
  fields: Fields<State>,
  state: State,
): readonly (readonly [name: string, text: string])[] {
  return entriesOf(fields).flatMap(([name, field]) => {
    const text = field.write(state[name]);
    return text === field.write(field.initial) ? [] : [[name, text] as const];
  });
}

function entriesOf<State>(fields: Fields<State>) {
  return Object.entries(fields) as [string & keyof State, Field<unknown>][];
}
