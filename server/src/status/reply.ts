// What was found, in the shape that the API promises.
import { isIP } from 'node:net';
import type { PingCode, StatusReply, StatusText } from '@fucina/api-contract';
import { escapeHtml } from '@fucina/minecraft-text';
import type { Edition, ServerAddress } from '@fucina/server-address';
import type { BedrockStatus } from './bedrock/advertisement.ts';
import type { JavaStatus } from './java/status-json.ts';
import { readMotd } from './motd/motd.ts';
import { writeLines } from './motd/write-lines.ts';
import type { PingFault } from './ping-fault.ts';
import type { FullStat } from './query/full-stat.ts';
import type { DnsReport } from './target.ts';

export interface Contact {
  readonly ip: string;
  readonly port: number;
  readonly isSrv: boolean;
  readonly isSrvTargetAlias: boolean;
  readonly dns: DnsReport;
}

const INFO_BUDGET = { depth: 16, components: 2000, characters: 4096, runs: 512, lines: 100 };
const LARGEST_REPLY_BYTES = 300_000;
const LONGEST_REASON = 500;
const NO_DNS: DnsReport = { srv: [], a: [], aaaa: [] };

export function javaReply(
  address: ServerAddress,
  contact: Contact,
  measuredAtS: number,
  found: {
    readonly status: JavaStatus;
    readonly latencyMs: number | null;
    readonly query?: FullStat;
    readonly queryFault?: PingFault;
    /** The ping failed, and the status is what Query told. */
    readonly pingFault?: PingFault;
    readonly isBlocked?: boolean | undefined;
  },
): StatusReply {
  const { status, latencyMs, query, queryFault, pingFault, isBlocked } = found;
  const names = query?.players.map((name) => ({ name, uuid: '' })) ?? [];
  const list = status.sample.players.length >= names.length ? status.sample.players : names;
  const base = baseReply(address, contact, measuredAtS, {
    ping: pingFault === undefined,
    query: query !== undefined,
  });
  return fit({
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
    ...(status.sample.info && { info: lines(status.sample.info) }),
    ...(status.mods && { mods: [...status.mods.mods] }),
    ...(status.mods?.isTruncated && { mods_truncated: true }),
    ...(query && {
      plugins: [...query.plugins],
      ...(query.software && { software: query.software }),
      ...(query.map && { map: lines([query.map]) }),
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
        ...(pingFault && { ping: describe(pingFault) }),
        ...(queryFault && { query: describe(queryFault) }),
      },
    },
  });
}

export function bedrockReply(
  address: ServerAddress,
  contact: Contact,
  measuredAtS: number,
  { status, latencyMs }: { readonly status: BedrockStatus; readonly latencyMs: number },
): StatusReply {
  return {
    ...baseReply(address, contact, measuredAtS, { bedrock: true }),
    version: status.version,
    ...(status.protocol !== undefined && { protocol: { version: status.protocol } }),
    motd: lines(status.lines, 'bedrock'),
    players: { online: status.online, max: status.max },
    software: status.edition === 'MCEE' ? 'Minecraft: Education Edition' : 'Bedrock Edition',
    ...(status.level && { map: lines([status.level], 'bedrock') }),
    ...(status.gameMode && { gamemode: status.gameMode }),
    ...(status.serverId && { serverid: status.serverId }),
    latency_ms: latencyMs,
  };
}

export function offlineReply(
  address: ServerAddress,
  contact: Partial<Contact> & { readonly port: number },
  measuredAtS: number,
  found: {
    readonly fault: PingFault;
    readonly turnedAway?: unknown;
    readonly looksLike?: Edition | undefined;
    readonly isBlocked?: boolean | undefined;
  },
): StatusReply {
  const { fault, turnedAway, looksLike, isBlocked } = found;
  const base = baseReply(
    address,
    { ip: '', isSrv: false, isSrvTargetAlias: false, dns: NO_DNS, ...contact },
    measuredAtS,
    {},
  );
  const reason = turnedAway === undefined ? undefined : readReason(turnedAway);
  const text = reason ? escapeHtml(reason.clean.join(' ')) : describe(fault);
  return {
    ...base,
    ...(isBlocked !== undefined && { eula_blocked: isBlocked }),
    debug: {
      ...base.debug,
      stage: fault.stage,
      code: fault.code,
      ...(reason && { reason }),
      ...(looksLike && { looks_like: looksLike }),
      error: address.edition === 'java' ? { ping: text } : { bedrock: text },
    },
  };
}

function baseReply(
  address: ServerAddress,
  contact: Contact,
  measuredAtS: number,
  worked: { readonly ping?: boolean; readonly query?: boolean; readonly bedrock?: boolean },
): StatusReply {
  const { dns } = contact;
  const isOnline = Boolean(worked.ping || worked.query || worked.bedrock);
  return {
    online: isOnline,
    ip: contact.ip,
    port: contact.port,
    ...(address.hostKind === 'name' && { hostname: address.host }),
    edition: address.edition,
    latency_ms: null,
    debug: {
      ping: worked.ping ?? false,
      query: worked.query ?? false,
      bedrock: worked.bedrock ?? false,
      srv: contact.isSrv,
      querymismatch: false,
      ipinsrv: contact.isSrv && isIP(dns.srv[0]?.name ?? '') !== 0,
      cnameinsrv: contact.isSrvTargetAlias,
      animatedmotd: false,
      cachehit: false,
      cachetime: measuredAtS,
      // Whoever keeps the reply knows for how long.
      cacheexpire: measuredAtS,
      apiversion: 3,
      dns: { srv: [...dns.srv], a: [...dns.a], aaaa: [...dns.aaaa] },
      error: {},
    },
  };
}

function lines(texts: readonly string[], edition: 'java' | 'bedrock' = 'java'): StatusText {
  // Codes end with their line here.
  const text = texts.map((line) => line.replaceAll('\n', ' ')).join('\n§r');
  return writeLines(readMotd(text, edition, INFO_BUDGET), edition);
}

function readReason(turnedAway: unknown): StatusText {
  const text = typeof turnedAway === 'string' ? turnedAway.slice(0, LONGEST_REASON) : turnedAway;
  return writeLines(
    readMotd(text, 'java', { ...INFO_BUDGET, characters: LONGEST_REASON, lines: 8 }),
    'java',
  );
}

const FAULTS: Readonly<Record<PingCode, string>> = {
  dns_not_found: 'The name has no address.',
  dns_timeout: 'The name servers did not answer in time.',
  refused: 'The connection was refused: nothing listens on that port.',
  timeout: 'No answer in time.',
  unreachable: 'The address cannot be reached.',
  reset: 'The connection was reset.',
  closed: 'The connection was closed without an answer.',
  not_minecraft: 'What answered is not a Minecraft server.',
  too_large: 'The answer is larger than any status.',
  bad_json: 'The answer is not a readable status.',
};

function describe({ code }: PingFault): string {
  return FAULTS[code];
}

/** Sheds what fills an answer beyond what a cache should keep: mods first, then the icon. */
function fit(reply: StatusReply): StatusReply {
  if (Buffer.byteLength(JSON.stringify(reply)) <= LARGEST_REPLY_BYTES) return reply;
  const { mods, icon, ...rest } = reply;
  if (mods && mods.length > 1) {
    const half = mods.slice(0, Math.floor(mods.length / 2));
    return fit({ ...rest, ...(icon && { icon }), mods: half, mods_truncated: true });
  }
  return icon ? rest : reply;
}
