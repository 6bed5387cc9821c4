import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { statusReply } from './replies/status.ts';

const params = z.object({
  address: z.string().describe('host, host:port, IPv4, IPv6 or [IPv6]:port'),
});
const problems = { invalid_address: 400, blocked_target: 400 } as const;

export const javaStatusEndpoint = defineEndpoint({
  id: 'javaStatus',
  method: 'GET',
  path: '/api/mcsrvstat/3/{address}',
  summary: 'Status of a Java Edition server, pinged by us.',
  params,
  query: z.object({
    query: z
      .enum(['true', 'false'])
      .optional()
      .describe('true also asks the Query protocol, for plugins and the full player list'),
  }),
  reply: { json: statusReply },
  problems,
});

export const bedrockStatusEndpoint = defineEndpoint({
  id: 'bedrockStatus',
  method: 'GET',
  path: '/api/mcsrvstat/bedrock/3/{address}',
  summary: 'Status of a Bedrock Edition server, pinged by us.',
  params,
  reply: { json: statusReply },
  problems,
});

export const serverIconEndpoint = defineEndpoint({
  id: 'serverIcon',
  method: 'GET',
  path: '/api/mcsrvstat/icon/{address}',
  summary: 'Icon of a Java Edition server; a default icon if it has none.',
  params,
  reply: { media: ['image/png'] },
  problems,
});

export const serverBadgeEndpoint = defineEndpoint({
  id: 'serverBadge',
  method: 'GET',
  path: '/api/mcsrvstat/badge/{address}',
  summary: 'A small SVG badge with players or offline, to embed in a page.',
  params: z.object({
    address: z
      .string()
      .endsWith('.svg', 'must end in .svg')
      .transform((file) => file.slice(0, -'.svg'.length))
      .describe('The address, followed by .svg'),
  }),
  query: z.object({ edition: z.enum(['java', 'bedrock']).default('java') }),
  reply: { media: ['image/svg+xml'] },
  problems,
});
