import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const PING_STAGES = ['dns', 'connect', 'handshake', 'response', 'parse'] as const;
const PING_CODES = [
  'dns_not_found',
  'dns_timeout',
  'refused',
  'timeout',
  'unreachable',
  'reset',
  'closed',
  'not_minecraft',
  'too_large',
  'bad_json',
] as const;

const lines = z.array(z.string());
const statusText = z.object({
  raw: lines.describe('With § codes'),
  clean: lines,
  html: lines.describe('Escaped text and spans with inline styles'),
});
const named = z.object({ name: z.string(), version: z.string() });
const srvRecord = z.object({
  name: z.string(),
  port: z.number().int(),
  priority: z.number().int(),
  weight: z.number().int(),
});

const statusReply = z.object({
  online: z.boolean(),
  ip: z.string().describe('The address that was contacted; empty when the name led nowhere'),
  port: z.number().int().describe('The port that was contacted, after SRV'),
  hostname: z
    .string()
    .optional()
    .describe('What was typed, in lower case; absent for IP addresses'),
  edition: z.enum(['java', 'bedrock']),
  version: z.string().optional(),
  protocol: z.object({ version: z.number().int(), name: z.string().optional() }).optional(),
  icon: z.string().optional().describe('data:image/png;base64,…'),
  motd: statusText.optional(),
  players: z
    .object({
      online: z.number().int(),
      max: z.number().int(),
      list: z.array(z.object({ name: z.string(), uuid: z.string() })).optional(),
    })
    .optional(),
  info: statusText.optional().describe('Lines of text that the server shows in place of players'),
  mods: z.array(named).optional(),
  mods_truncated: z.boolean().optional(),
  plugins: z.array(named).optional(),
  software: z.string().optional(),
  map: statusText.optional(),
  gamemode: z.string().optional(),
  serverid: z.string().optional(),
  enforces_secure_chat: z.boolean().optional(),
  prevents_chat_reports: z.boolean().optional(),
  eula_blocked: z.boolean().optional().describe("Absent when Mojang's list could not be had"),
  latency_ms: z.number().int().nullable().describe('Measured from our server'),
  debug: z.object({
    ping: z.boolean(),
    query: z.boolean(),
    bedrock: z.boolean(),
    srv: z.boolean(),
    querymismatch: z.boolean(),
    ipinsrv: z.boolean(),
    cnameinsrv: z.boolean(),
    animatedmotd: z.boolean(),
    cachehit: z.boolean(),
    cachetime: z.number().int().describe('When it was measured, Unix seconds'),
    cacheexpire: z.number().int(),
    apiversion: z.literal(3),
    stage: z.enum(PING_STAGES).optional().describe('How far an unsuccessful ping came'),
    code: z.enum(PING_CODES).optional(),
    looks_like: z
      .enum(['java', 'bedrock'])
      .optional()
      .describe('The edition that answers there instead'),
    reason: statusText.optional().describe('What the server said when it turned us away'),
    dns: z.object({ srv: z.array(srvRecord), a: lines, aaaa: lines }),
    error: z.object({
      ping: z.string().optional(),
      query: z.string().optional(),
      bedrock: z.string().optional(),
    }),
  }),
});

export type StatusReply = z.output<typeof statusReply>;
export type StatusText = z.output<typeof statusText>;
export type PingStage = (typeof PING_STAGES)[number];
export type PingCode = (typeof PING_CODES)[number];

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
  summary: 'Icon of a Java Edition server; a neutral picture when it has none.',
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
      .describe('The address with .svg after it'),
  }),
  query: z.object({ edition: z.enum(['java', 'bedrock']).default('java') }),
  reply: { media: ['image/svg+xml'] },
  problems,
});
