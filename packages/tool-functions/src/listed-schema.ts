import type { z } from 'zod';

type Listed = Pick<z.ZodObject, '~standard'>;

const known = new WeakMap<z.ZodObject, Listed>();

/** A schema whose JSON Schema, which each list of tools and each new server asks for, is written once. */
export function listedSchema(schema: z.ZodObject): Listed {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const standard = schema['~standard'];
  const { input, output } = standard.jsonSchema;
  const listed = {
    '~standard': { ...standard, jsonSchema: { input: once(input), output: once(output) } },
  };
  known.set(schema, listed);
  return listed;
}

/** Callers always ask for the same dialect. */
function once<Options, Value>(write: (options: Options) => Value): (options: Options) => Value {
  let written: { readonly value: Value } | undefined;
  return (options) => {
    written ??= { value: write(options) };
    return written.value;
  };
}
