import {
  COMMON_PROBLEMS,
  endpoints,
  gradientEndpoint,
  parametersOf,
  playerProfileEndpoint,
} from '@fucina/api-contract';
import { languageCodes } from '@fucina/site';
import {
  apiReferenceWords,
  endpointSummary,
  parameterMeaning,
  problemMeaning,
} from '@fucina/site/words/api-reference';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { createTestApp } from './testing/test-app.ts';

test('an endpoint is described from its schemas and words', () => {
  const document = openApiDocument(
    [gradientEndpoint, playerProfileEndpoint],
    'https://fucina.example',
  );
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { license: { name: 'MIT', identifier: 'MIT' } },
    security: [],
    servers: [{ url: 'https://fucina.example' }],
    paths: {
      '/api/v2/rgb': { get: { operationId: 'gradient', tags: ['text'] } },
      '/api/mojang/users/profiles/minecraft/{username}': {
        get: {
          operationId: 'playerProfile',
          summary: 'Finds the uuid and the exact name of a player.',
          parameters: [
            {
              name: 'username',
              in: 'path',
              required: true,
              description: 'The name, in any letter case.',
              schema: { type: 'string' },
            },
          ],
          responses: {
            200: {
              content: { 'application/json': { schema: { properties: { id: {}, name: {} } } } },
            },
            404: { description: 'not_found, player_not_found' },
            429: { description: 'rate_limited' },
          },
        },
      },
    },
  });
  const parameter = (name: string) =>
    parametersOf(gradientEndpoint).find((each) => each.name === name);
  expect(parameter('text')).toMatchObject({
    place: 'query',
    isRequired: true,
    schema: { maxLength: 10_000 },
  });
  expect(parameter('bold')).toMatchObject({
    isRequired: false,
    schema: { enum: ['true', 'false'] },
  });
});

test.each(languageCodes)('endpoints, parameters and problems are described in %s', (code) => {
  const words = apiReferenceWords[code];
  for (const endpoint of endpoints) {
    expect(endpointSummary(words, endpoint.id)).not.toBe('');
    for (const { name } of parametersOf(endpoint))
      expect(parameterMeaning(words, endpoint.id, name, {})).not.toBe('');
    for (const problem of Object.keys({ ...COMMON_PROBLEMS, ...endpoint.problems }))
      expect(problemMeaning(words, problem)).not.toBe('');
  }
});

test('the document is served', async () => {
  const reply = await createTestApp().request('/api/openapi.json');
  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({ openapi: '3.1.0' });
});

const EXAMPLES: Readonly<Record<string, string>> = {
  address: 'play.example.net.svg',
  id: 'Notch',
  window: '1',
  playerName: 'Notch',
  username: 'Notch',
  uuid: '069a79f444e94726a5befca90e38aaf5',
};

test.each(endpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
  '%s %s is served as described',
  async (method, path, { body }) => {
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => EXAMPLES[name] ?? name);
    const reply = await createTestApp().request(url, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: '{}' }),
    });
    const { paths } = openApiDocument(endpoints, '') as {
      paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
    };
    const described = paths[path]?.[method.toLowerCase()]?.responses[reply.status]?.description;
    expect(described).toBeDefined();
    if (reply.status === 200) return;
    const { code } = (await reply.json()) as { code: string };
    expect(code).not.toBe('not_found');
    expect(described?.split(', ')).toContain(code);
  },
);

interface Described {
  readonly description: string;
}

test('what belongs to somebody is described with the secret and the body that it takes', () => {
  const document = openApiDocument(endpoints, '');
  expect(document).toMatchObject({
    components: { securitySchemes: { secret: { type: 'http', scheme: 'bearer' } } },
    paths: {
      '/api/watch': {
        post: {
          requestBody: {
            content: { 'application/json': { schema: { required: ['address'] } } },
          },
          responses: { 201: {}, 415: { description: 'not_json' } },
        },
      },
      '/api/watch/{id}': {
        get: { security: [{ secret: [] }] },
        patch: { security: [{ secret: [] }], operationId: 'changeWatch' },
        delete: { security: [{ secret: [] }] },
      },
    },
  });
});
