import { PING_STAGES, type PingStage, type StatusReply } from '@fucina/api-contract';
import { explainOffline } from '@fucina/server-ping/messages';
import { z } from 'zod';
import { TOOL_LIMITS } from '../limits.ts';
import type { Outside } from '../outside.ts';
import { defineToolFunction, type ToolFunction } from '../tool-function.ts';

const lines = z.array(z.string());

const input = z.strictObject({
  address: z.string().min(1).max(300).describe('host, host:port, IPv4 or [IPv6]:port'),
  edition: z.enum(['java', 'bedrock']).default('java'),
});

const output = z.object({
  online: z.boolean(),
  address: z.string().optional().describe('What was contacted; missing if the name has no address'),
  version: z.string().optional(),
  protocol: z.int().optional(),
  motd: lines.optional(),
  players: z.object({ online: z.int(), max: z.int(), names: lines.optional() }).optional(),
  software: z.string().optional(),
  latencyMs: z.int().optional(),
  problem: z
    .object({ code: z.string(), stage: z.string().optional(), message: z.string() })
    .optional()
    .describe('Why it counts as offline'),
  stages: z
    .array(
      z.object({ stage: z.enum(PING_STAGES), result: z.enum(['passed', 'failed', 'not reached']) }),
    )
    .describe(
      'dns: the name has an address. connect: somebody accepts connections there. handshake, response: it speaks like a ' +
        'Minecraft server. parse: its answer can be read',
    ),
  srv: z
    .array(z.object({ name: z.string(), port: z.int() }))
    .describe('SRV records of the name, which lead to the address that was contacted'),
  otherEdition: z.string().optional().describe('The edition that answers there instead'),
  measuredAt: z.string(),
});

export function serverStatus(outside: Pick<Outside, 'serverStatus'>): ToolFunction {
  return defineToolFunction({
    name: 'server_status',
    price: { class: 'fair', answerBytes: TOOL_LIMITS.answerBytes },
    title: 'Minecraft server status',
    description:
      'Looks at a Minecraft server: whether it is online, its version, players, message of the day and latency; if it ' +
      'is offline, why.',
    input,
    output,
    isOpenWorld: true,
    ask: outside.serverStatus,
    run: (_, read) => ({ ok: true, value: summary(read()) }),
  });
}

/** What a reader needs; the icon, colors and lists of plugins are left to the API. */
function summary(reply: StatusReply) {
  const { online, ip, port, version, protocol, motd, players, software, debug } = reply;
  const names = players?.list?.map(({ name }) => name);
  const { code, stage } = debug;
  return {
    online,
    ...(ip !== '' && { address: `${ip.includes(':') ? `[${ip}]` : ip}:${port}` }),
    measuredAt: new Date(debug.cachetime * 1000).toISOString(),
    ...(version !== undefined && { version }),
    ...(protocol && { protocol: protocol.version }),
    ...(motd && { motd: motd.clean }),
    ...(players && {
      players: { online: players.online, max: players.max, ...(names && { names }) },
    }),
    ...(software !== undefined && { software }),
    ...(reply.latency_ms !== null && { latencyMs: reply.latency_ms }),
    ...(code && {
      problem: { code, ...(stage && { stage }), message: explainOffline({ code }) },
    }),
    stages: stagesUntil(online ? undefined : stage),
    srv: debug.dns.srv.slice(0, MAX_RECORDS).map(({ name, port: at }) => ({ name, port: at })),
    ...(debug.looks_like && { otherEdition: debug.looks_like }),
  };
}

const MAX_RECORDS = 10;

/** What a ping that failed at a stage had passed; one that failed nowhere passed all. */
function stagesUntil(failed: PingStage | undefined) {
  const at = failed === undefined ? PING_STAGES.length : PING_STAGES.indexOf(failed);
  return PING_STAGES.map((stage, index) => {
    const result = index < at ? 'passed' : index === at ? 'failed' : 'not reached';
    return { stage, result } as const;
  });
}
