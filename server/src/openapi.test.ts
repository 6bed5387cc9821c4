import { defineEndpoint, endpoints } from '@fucina/api-contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './openapi.ts';
import { createTestApp } from './testing/test-app.ts';

const greeting = defineEndpoint({
  id: 'greeting',
  method: 'GET',
  path: '/api/greet/{name}',
  summary: 'Greets.',
  params: z.object({ name: z.string().max(16) }),
  query: z.object({ loud: z.enum(['true', 'false']).default('false') }),
  reply: { json: z.object({ text: z.string() }) },
  problems: { nobody: 404 },
});

test('an endpoint is described from its schemas', () => {
  const document = openApiDocument([greeting], 'https://fucina.example');
  expect(document).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: 'https://fucina.example' }],
    paths: {
      '/api/greet/{name}': {
        get: {
          operationId: 'greeting',
          parameters: [
            { name: 'name', in: 'path', required: true, schema: { type: 'string', maxLength: 16 } },
            { name: 'loud', in: 'query', required: false, schema: { default: 'false' } },
          ],
          responses: {
            200: {
              content: {
                'application/json': { schema: { properties: { text: { type: 'string' } } } },
              },
            },
            404: { description: 'not_found, nobody' },
            429: { description: 'rate_limited' },
          },
        },
      },
    },
  });
});

test('the document is served', async () => {
  const reply = await createTestApp().request('/api/openapi.json');
  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({ openapi: '3.1.0' });
});

const EXAMPLES: Readonly<Record<string, string>> = {
  address: 'play.example.net.svg',
  id: 'Notch',
  playerName: 'Notch',
  username: 'Notch',
  uuid: '069a79f444e94726a5befca90e38aaf5',
};

test.each(endpoints.map(({ path }) => path))('%s is served as described', async (path) => {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => EXAMPLES[name] ?? name);
  const reply = await createTestApp().request(url);
  const { paths } = openApiDocument(endpoints, '') as {
    paths: Record<string, { get: { responses: Record<string, { description: string }> } }>;
  };
  const described = paths[path]?.get.responses[reply.status]?.description;
  expect(described).toBeDefined();
  if (reply.status === 200) return;
  const { code } = (await reply.json()) as { code: string };
  expect(code).not.toBe('not_found');
  expect(described?.split(', ')).toContain(code);
});
