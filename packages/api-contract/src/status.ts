import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { MAX_ANSWER_BYTES } from './price.ts';
import { statusReply } from './replies/status.ts';

const params = z.object({
  address: z.string(),
});
const problems = { invalid_address: 400, blocked_target: 400, resolver_failed: 503 } as const;

export const javaStatusEndpoint = defineEndpoint({
  id: 'javaStatus',
  group: 'servers',
  method: 'GET',
  path: '/api/mcsrvstat/3/{address}',
  budget: 'status',
  price: { class: 'dear', answerBytes: MAX_ANSWER_BYTES, ceiling: 'ping' },
  params,
  query: z.object({
    query: z.enum(['true', 'false'], { error: 'true or false.' }).optional(),
  }),
  reply: { json: statusReply },
  problems,
});

export const bedrockStatusEndpoint = defineEndpoint({
  id: 'bedrockStatus',
  group: 'servers',
  method: 'GET',
  path: '/api/mcsrvstat/bedrock/3/{address}',
  budget: 'status',
  price: { class: 'dear', answerBytes: MAX_ANSWER_BYTES, ceiling: 'ping' },
  params,
  reply: { json: statusReply },
  problems,
});

export const serverIconEndpoint = defineEndpoint({
  id: 'serverIcon',
  group: 'servers',
  method: 'GET',
  path: '/api/mcsrvstat/icon/{address}',
  budget: 'status',
  price: { class: 'dear', answerBytes: 64 * 1024, ceiling: 'ping' },
  params,
  reply: { media: ['image/png'] },
  problems,
});

export const serverBadgeEndpoint = defineEndpoint({
  id: 'serverBadge',
  group: 'servers',
  method: 'GET',
  path: '/api/mcsrvstat/badge/{address}',
  budget: 'status',
  price: { class: 'dear', answerBytes: 4096, ceiling: 'ping' },
  params: z.object({
    address: z
      .string()
      .endsWith('.svg', 'must end in .svg.')
      .transform((file) => file.slice(0, -'.svg'.length)),
  }),
  query: z.object({
    edition: z.enum(['java', 'bedrock'], { error: 'java or bedrock.' }).default('java'),
  }),
  reply: { media: ['image/svg+xml'] },
  problems,
});
