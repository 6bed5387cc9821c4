import type { Field, Fields, StateOf } from '@fucina/tool-state';

/** A tool's fields. They are kept in the URL under their own names, and in storage under the tool's. */
export interface ToolDefinition<State> {
  readonly tool: string;
  readonly initial: State;
  readonly fields: Fields<State>;
}

/** The state of a tool with this definition. */
export type ToolState<Definition> = Definition extends ToolDefinition<infer State> ? State : never;

export function defineToolState<const Of extends Readonly<Record<string, Field<unknown>>>>(
  tool: string,
  fields: Of,
): ToolDefinition<StateOf<Of>> {
  const initial = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.initial]),
  );
  // Both hold exactly the names of the fields, with each field's own value.
  return { tool, initial, fields } as unknown as ToolDefinition<StateOf<Of>>;
}

/** The fields under their names, for code that treats all of them alike. */
export function fieldsOf<State>({ fields }: ToolDefinition<State>) {
  return Object.entries(fields) as [string & keyof State, Field<unknown>][];
}
