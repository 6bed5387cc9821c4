import { type Excess, readState, writtenFields } from '@fucina/tool-state';
import { fieldsOf, type ToolDefinition } from './tool-definition.ts';

/** The state as a query without its question mark; what equals its default is left out. */
export function writeQuery<State>(definition: ToolDefinition<State>, state: State): string {
  const written = writtenFields(definition.fields, state);
  return readable(new URLSearchParams(written.map((pair) => [...pair])));
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
  return readState(definition.fields, query);
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
