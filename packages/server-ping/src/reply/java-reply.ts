import type { ServerAddress } from '@fucina/server-address';
import type { JavaStatus } from '../java/status-json.ts';
import { readMotd } from '../motd/motd.ts';
import { writeLines } from '../motd/write-lines.ts';
import type { PingError } from '../ping-error.ts';
import type { FullStat } from '../query/full-stat.ts';
import type { StatusReply } from '../status-reply.ts';
import { baseReply, type ContactedAddress } from './base-reply.ts';
import { describeError } from './describe-error.ts';
import { fitReply } from './fit-reply.ts';
import { formatLines } from './format-lines.ts';

export function javaReply(
  address: ServerAddress,
  contact: ContactedAddress,
  measuredAtS: number,
  found: {
    readonly status: JavaStatus;
    readonly latencyMs: number | null;
    readonly query?: FullStat;
    readonly queryError?: PingError;
    /** The ping failed, and the status comes from Query. */
    readonly pingError?: PingError;
    readonly isBlocked?: boolean | undefined;
  },
): StatusReply {
  const { status, latencyMs, query, queryError, pingError, isBlocked } = found;
  const names = query?.players.map((name) => ({ name, uuid: '' })) ?? [];
  const list = status.sample.players.length >= names.length ? status.sample.players : names;
  const base = baseReply(address, contact, measuredAtS, {
    ping: pingError === undefined,
    query: query !== undefined,
  });
  return fitReply({
    ...base,
    ...(status.version !== undefined && { version: status.version }),
    ...(status.protocol && { protocol: status.protocol }),
    ...(status.icon && { icon: status.icon }),
    motd: writeLines(readMotd(status.description, 'java'), 'java'),
    players: {
      online: status.online,
      max: status.max,
      ...(list.length > 0 && { list: [...list] }),
    },
    ...(status.sample.info && { info: formatLines(status.sample.info) }),
    ...(status.mods && { mods: [...status.mods.mods] }),
    ...(status.mods?.isTruncated && { mods_truncated: true }),
    ...(query && {
      plugins: [...query.plugins],
      ...(query.software && { software: query.software }),
      ...(query.map && { map: formatLines([query.map]) }),
    }),
    ...(status.enforcesSecureChat !== undefined && {
      enforces_secure_chat: status.enforcesSecureChat,
    }),
    ...(status.preventsChatReports !== undefined && {
      prevents_chat_reports: status.preventsChatReports,
    }),
    ...(isBlocked !== undefined && { eula_blocked: isBlocked }),
    latency_ms: latencyMs,
    debug: {
      ...base.debug,
      error: {
        ...(pingError && { ping: describeError(pingError) }),
        ...(queryError && { query: describeError(queryError) }),
      },
    },
  });
}
