import { defineEndpoint } from '@fucina/api-contract';
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
