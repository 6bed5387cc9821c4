import type { ServerAddress } from '@fucina/server-address';
import type { BedrockStatus } from '../bedrock/advertisement.ts';
import type { StatusReply } from '../status-reply.ts';
import { baseReply, type ContactedAddress } from './base-reply.ts';
import { formatLines } from './format-lines.ts';

export function bedrockReply(
  address: ServerAddress,
  contact: ContactedAddress,
  measuredAtS: number,
  { status, latencyMs }: { readonly status: BedrockStatus; readonly latencyMs: number },
): StatusReply {
  return {
    ...baseReply(address, contact, measuredAtS, { bedrock: true }),
    version: status.version,
    ...(status.protocol !== undefined && { protocol: { version: status.protocol } }),
    motd: formatLines(status.lines, 'bedrock'),
    players: { online: status.online, max: status.max },
    software: status.edition === 'MCEE' ? 'Minecraft: Education Edition' : 'Bedrock Edition',
    ...(status.level && { map: formatLines([status.level], 'bedrock') }),
    ...(status.gameMode && { gamemode: status.gameMode }),
    ...(status.serverId && { serverid: status.serverId }),
    latency_ms: latencyMs,
  };
}
