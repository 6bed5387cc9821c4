import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** What a client may write for a parameter: the parts of JSON Schema that our parameters use. */
interface ParameterSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

export interface Parameter {
  readonly name: string;
  readonly place: 'path' | 'query';
  readonly isRequired: boolean;
  readonly schema: ParameterSchema;
}

/** The parameters of an endpoint, from the schemas that validate its requests. */
export function parametersOf({ params, query }: Endpoint): readonly Parameter[] {
  return [...fieldsOf(params, 'path'), ...fieldsOf(query, 'query')];
}

function fieldsOf(schema: z.ZodObject | undefined, place: Parameter['place']): Parameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    place,
    isRequired: place === 'path' || required.includes(name),
    // Ours are objects, and their values those of `ParameterSchema`.
    schema: property as ParameterSchema,
  }));
}
