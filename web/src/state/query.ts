import type { Excess } from './field.ts';
import { fieldsOf, type ToolDefinition } from './tool-definition.ts';

/** The state as a query without its question mark; what equals its default is left out. */
export function writeQuery<State>(definition: ToolDefinition<State>, state: State): string {
  const query = new URLSearchParams();
  for (const [name, field] of fieldsOf(definition)) {
    const text = field.write(state[name]);
    if (text !== field.write(field.initial)) query.set(name, text);
  }
  return readable(query);
}

/** A tool's state as it was read from text, and what could not be kept of it. */
export interface ReadState<State> {
  /** Undefined when the text has none of the tool's fields. */
  readonly state: State | undefined;
  readonly problem?: ReadProblem | undefined;
}

export type ReadProblem = Excess | { readonly code: 'unreadable' };

export function readQuery<State>(
  definition: ToolDefinition<State>,
  query: URLSearchParams,
): ReadState<State> {
  const named = fieldsOf(definition).flatMap(([name, field]) => {
    const text = query.get(name);
    return text === null ? [] : [{ name, field, text }];
  });
  if (named.length === 0) return { state: undefined };
  const values = named.map(({ name, field, text }) => [name, field.read(text) ?? field.initial]);
  return {
    state: { ...definition.initial, ...Object.fromEntries(values) },
    problem: named.map(({ field, text }) => field.excess?.(text)).find(Boolean),
  };
}

/** A query that spells out defaults, so that a link wins over what the other person has stored. */
export function writeLinkQuery<State>(definition: ToolDefinition<State>, state: State): string {
  const query = writeQuery(definition, state);
  const [first] = fieldsOf(definition);
  if (query !== '' || !first) return query;
  const [name, field] = first;
  return readable(new URLSearchParams([[name, field.write(state[name])]]));
}

/** The query's other parameters, such as the language. They are kept unchanged. */
export function otherParameters<State>(
  definition: ToolDefinition<State>,
  query: URLSearchParams,
): string {
  const others = new URLSearchParams(query);
  for (const [name] of fieldsOf(definition)) others.delete(name);
  return readable(others);
}

/** These characters have no meaning inside a query, so they stay readable. */
function readable(query: URLSearchParams): string {
  return query.toString().replace(/%(2C|3A|2F|3B|40)/g, decodeURIComponent);
}
