import * as z from 'zod/mini';

/** In the order in which a ping passes them. */
export const PING_STAGES = ['dns', 'connect', 'handshake', 'response', 'parse'] as const;
const PING_CODES = [
  'dns_not_found',
  'dns_timeout',
  'dns_failed',
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
const integer = z.int();
const statusRun = z.object({
  text: z.string(),
  color: z.exactOptional(z.string().check(z.describe('#rrggbb'))),
  bold: z.exactOptional(z.boolean()),
  italic: z.exactOptional(z.boolean()),
  underlined: z.exactOptional(z.boolean()),
  strikethrough: z.exactOptional(z.boolean()),
  obfuscated: z.exactOptional(z.boolean()),
});
const statusText = z.object({
  raw: lines.check(z.describe('With § codes')),
  clean: lines,
  html: lines.check(z.describe('Escaped text and spans with inline styles')),
  runs: z.array(z.array(statusRun)).check(z.describe('For each line, its parts of one style')),
});
const nameAndVersion = z.object({ name: z.string(), version: z.string() });
export const serverEdition = z.enum(['java', 'bedrock']);
export const pingStage = z.enum(PING_STAGES);
export const pingCode = z.enum(PING_CODES);
const srvRecord = z.object({
  name: z.string(),
  port: integer,
  priority: integer,
  weight: integer,
});

const debug = z.object({
  ping: z.boolean(),
  query: z.boolean(),
  bedrock: z.boolean(),
  srv: z.boolean(),
  querymismatch: z.boolean(),
  ipinsrv: z.boolean(),
  cnameinsrv: z.boolean(),
  animatedmotd: z.boolean(),
  cachehit: z.boolean(),
  cachetime: z.int().check(z.describe('When it was measured, Unix seconds')),
  cacheexpire: integer,
  apiversion: z.literal(3),
  stage: z.optional(pingStage.check(z.describe('The stage at which the ping failed'))),
  code: z.optional(pingCode),
  looks_like: z.optional(
    serverEdition.check(z.describe('The edition that answers at this address instead')),
  ),
  reason: z.optional(
    statusText.check(z.describe('The message with which the server refused the connection')),
  ),
  dns: z.object({ srv: z.array(srvRecord), a: lines, aaaa: lines }),
  error: z.object({
    ping: z.optional(z.string()),
    query: z.optional(z.string()),
    bedrock: z.optional(z.string()),
  }),
});

export const statusReply = z.object({
  online: z.boolean(),
  ip: z
    .string()
    .check(z.describe('The address that was contacted; empty if the name could not be resolved')),
  port: z.int().check(z.describe('The port that was contacted, after the SRV lookup')),
  hostname: z.optional(
    z.string().check(z.describe('The requested host name, in lower case; absent for IP addresses')),
  ),
  edition: serverEdition,
  version: z.optional(z.string()),
  protocol: z.optional(z.object({ version: integer, name: z.optional(z.string()) })),
  icon: z.optional(z.string().check(z.describe('data:image/png;base64,…'))),
  motd: z.optional(statusText),
  players: z.optional(
    z.object({
      online: integer,
      max: integer,
      list: z.optional(z.array(z.object({ name: z.string(), uuid: z.string() }))),
    }),
  ),
  info: z.optional(
    statusText.check(z.describe('Lines of text that the server shows in place of players')),
  ),
  mods: z.optional(z.array(nameAndVersion)),
  mods_truncated: z.optional(z.boolean()),
  plugins: z.optional(z.array(nameAndVersion)),
  software: z.optional(z.string()),
  map: z.optional(statusText),
  gamemode: z.optional(z.string()),
  serverid: z.optional(z.string()),
  enforces_secure_chat: z.optional(z.boolean()),
  prevents_chat_reports: z.optional(z.boolean()),
  eula_blocked: z.optional(
    z.boolean().check(z.describe("Absent if Mojang's list is not available")),
  ),
  latency_ms: z.nullable(integer).check(z.describe('Measured from our server')),
  debug,
});

/** The fields that our pages need; all others are optional. Unknown stages and problem codes are ignored. */
export const statusAnswer = z.extend(z.partial(statusReply), {
  online: z.boolean(),
  motd: z.optional(z.partial(statusText)),
  debug: z.optional(
    z.partial(
      z.extend(debug, {
        stage: z.catch(debug.shape.stage, undefined),
        code: z.catch(debug.shape.code, undefined),
      }),
    ),
  ),
});

export type StatusAnswer = z.output<typeof statusAnswer>;
export type StatusReply = z.output<typeof statusReply>;
export type StatusRun = z.output<typeof statusRun>;
export type StatusText = z.output<typeof statusText>;
export type PingStage = (typeof PING_STAGES)[number];
export type PingCode = (typeof PING_CODES)[number];
