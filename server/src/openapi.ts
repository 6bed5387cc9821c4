import { COMMON_PROBLEMS, type Endpoint, parametersOf, problemBody } from '@fucina/api-contract';
import { GRADIENT_LIMITS } from '@fucina/minecraft-text';
import { brand, fallbackLanguage } from '@fucina/site';
import {
  apiReferenceWords,
  endpointSummary,
  parameterMeaning,
} from '@fucina/site/words/api-reference';
import { z } from 'zod';

const WORDS = apiReferenceWords[fallbackLanguage];

/** The secret of a watch's link. */
const SECRET = 'secret';

type Json = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 document, from the very schemas that validate requests. */
export function openApiDocument(endpoints: readonly Endpoint[], origin: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'Server status, watched servers, player skins and text gradients. No key needed; please cache.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    // Nobody needs a key; what belongs to somebody says so itself.
    security: [],
    paths: Object.fromEntries(
      [...Map.groupBy(endpoints, ({ path }) => path)].map(([path, there]) => [
        path,
        Object.fromEntries(there.map((one) => [one.method.toLowerCase(), operation(one)])),
      ]),
    ),
    components: {
      schemas: { Problem: jsonSchema(problemBody) },
      securitySchemes: {
        [SECRET]: { type: 'http', scheme: 'bearer', description: WORDS.secret },
      },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.id,
    tags: [endpoint.group],
    summary: endpointSummary(WORDS, endpoint.id),
    parameters: parametersOf(endpoint).map(({ name, place, isRequired, schema }) => ({
      name,
      in: place,
      required: isRequired,
      description: parameterMeaning(WORDS, endpoint.id, name, GRADIENT_LIMITS),
      schema,
    })),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    ...(endpoint.access && { security: [{ [SECRET]: [] }] }),
    responses: { [endpoint.status ?? 200]: success(endpoint), ...problems(endpoint) },
  };
}

function success({ reply }: Endpoint): Json {
  const content =
    'json' in reply
      ? { 'application/json': { schema: jsonSchema(reply.json) } }
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

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output' = 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
