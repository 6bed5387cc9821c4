import { COMMON_PROBLEMS, type Endpoint, problemBody } from '@fucina/api-contract';
import { brand } from '@fucina/site';
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 document, from the very schemas that validate requests. */
export function openApiDocument(endpoints: readonly Endpoint[], origin: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: 'Server status, player skins and text gradients. No key needed; please cache.',
    },
    servers: [{ url: origin }],
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [endpoint.path, { get: operation(endpoint) }]),
    ),
    components: { schemas: { Problem: jsonSchema(problemBody, 'output') } },
  };
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    responses: { 200: success(endpoint), ...problems(endpoint) },
  };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): readonly Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function success({ reply }: Endpoint): Json {
  const content =
    'json' in reply
      ? { 'application/json': { schema: jsonSchema(reply.json, 'output') } }
      : Object.fromEntries(reply.media.map((type) => [type, {}]));
  return { description: 'The answer', content };
}

function problems({ problems: own }: Endpoint): Json {
  const byStatus = Map.groupBy(
    Object.entries({ ...COMMON_PROBLEMS, ...own }),
    ([, status]) => status,
  );
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map(([code]) => code).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
