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

/** The state in a query, or undefined when it has none of the tool's fields. */
export function readQuery<State>(
  definition: ToolDefinition<State>,
  query: URLSearchParams,
): State | undefined {
  const named = fieldsOf(definition).filter(([name]) => query.has(name));
  if (named.length === 0) return undefined;
  const values = named.map(([name, field]) => [
    name,
    field.read(query.get(name) ?? '') ?? field.initial,
  ]);
  return { ...definition.initial, ...Object.fromEntries(values) };
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
