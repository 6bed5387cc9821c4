import type { StatusReply } from '@fucina/api-contract';
import { words } from '@fucina/site/words';
import { z } from 'zod';
import { TOOL_LIMITS } from '../limits.ts';
import type { Outside } from '../outside.ts';
import { defineToolFunction, type ToolFunction } from '../tool-function.ts';

const lines = z.array(z.string());

const input = z.object({
  address: z.string().min(1).max(300).describe('host, host:port, IPv4 or [IPv6]:port'),
  edition: z.enum(['java', 'bedrock']).default('java'),
});

const output = z.object({
  online: z.boolean(),
  address: z.string().describe('What was contacted'),
  version: z.string().optional(),
  protocol: z.int().optional(),
  motd: lines.optional(),
  players: z.object({ online: z.int(), max: z.int(), names: lines.optional() }).optional(),
  software: z.string().optional(),
  latencyMs: z.int().optional(),
  problem: z
    .object({ code: z.string(), message: z.string() })
    .optional()
    .describe('Why it counts as offline'),
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
    async run(question) {
      const looked = await outside.serverStatus(question);
      return looked.ok ? { ok: true, value: summary(looked.value) } : looked;
    },
  });
}

/** What a reader needs; the icon, colors and lists of plugins are left to the API. */
function summary(reply: StatusReply) {
  const { online, ip, port, version, protocol, motd, players, software, debug } = reply;
  const names = players?.list?.map(({ name }) => name);
  const { code } = debug;
  return {
    online,
    address: `${ip.includes(':') ? `[${ip}]` : ip}:${port}`,
    measuredAt: new Date(debug.cachetime * 1000).toISOString(),
    ...(version !== undefined && { version }),
    ...(protocol && { protocol: protocol.version }),
    ...(motd && { motd: motd.clean }),
    ...(players && {
      players: { online: players.online, max: players.max, ...(names && { names }) },
    }),
    ...(software !== undefined && { software }),
    ...(reply.latency_ms !== null && { latencyMs: reply.latency_ms }),
    ...(code && { problem: { code, message: words.en.ui.unanswered[code] } }),
    ...(debug.looks_like && { otherEdition: debug.looks_like }),
  };
}
