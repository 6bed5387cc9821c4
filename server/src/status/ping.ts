// One look at a server, from what was typed to the reply. Everything that touches the outside is handed in.
import type { StatusReply } from '@fucina/api-contract';
import type { ServerAddress } from '@fucina/server-address';
import { readAdvertisement } from './bedrock/advertisement.ts';
import { pingBedrock } from './bedrock/unconnected-ping.ts';
import type { BlockedServers } from './blocked-servers.ts';
import { pingJava } from './java/ping-java.ts';
import type { JavaStatus } from './java/status-json.ts';
import { findOtherEdition } from './other-edition.ts';
import { failed, type Outcome } from './ping-fault.ts';
import { askQuery } from './query/ask.ts';
import type { FullStat } from './query/full-stat.ts';
import { bedrockReply, type Contact, javaReply, offlineReply } from './reply.ts';
import { findTarget, type Target, type TargetDependencies } from './target.ts';
import type { Connect } from './tcp-exchange.ts';
import type { CreateSocket } from './udp-exchange.ts';

export interface PingDependencies extends TargetDependencies {
  readonly connect: Connect;
  readonly createSocket: CreateSocket;
  readonly blockedServers: BlockedServers;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Aborts when the process stops. */
  readonly stopping: AbortSignal;
  /** Runs the work when it is that address' turn, or rejects when the address has had its share. */
  readonly atTarget: <Value>(ip: string, work: () => Promise<Value>) => Promise<Value>;
}

type PingResult =
  | { readonly ok: true; readonly reply: StatusReply; readonly isProvisional?: boolean }
  | { readonly ok: false; readonly code: 'blocked_target' };

export type Ping = (
  address: ServerAddress,
  options: { readonly query: boolean },
) => Promise<PingResult>;

export function createPing(dependencies: PingDependencies): Ping {
  return async (address, options) => {
    const found = await findTarget(address, dependencies);
    if (found.kind === 'blocked') return { ok: false, code: 'blocked_target' };
    const measuredAtS = Math.floor(dependencies.now() / 1000);
    if (found.kind === 'unresolved') {
      const { port, dns, code } = found;
      const fault = { stage: 'dns', code } as const;
      return { ok: true, reply: offlineReply(address, { port, dns }, measuredAtS, { fault }) };
    }
    const { target } = found;
    const isJava = address.edition === 'java';
    const reply = await dependencies.atTarget(target.addresses[0] ?? '', () =>
      withDeadline(dependencies, (signal) =>
        isJava
          ? lookAtJava(address, target, options.query, dependencies, signal)
          : lookAtBedrock(address, target, dependencies, signal),
      ),
    );
    return { ok: true, reply, isProvisional: isJava && dependencies.blockedServers.isComing() };
  };
}

async function lookAtJava(
  address: ServerAddress,
  target: Target,
  asksQuery: boolean,
  dependencies: PingDependencies,
  signal: AbortSignal,
): Promise<StatusReply> {
  const { connect, budget, blockedServers } = dependencies;
  const virtual = { port: target.port, virtualHost: address.host, virtualPort: address.port };
  const pinging = pingJava(connect, target.addresses, virtual, budget, signal);
  const isOnline = pinging.then(({ outcome }) => outcome.ok);
  const [ping, query, looksLike] = await Promise.all([
    pinging,
    asksQuery ? queryTarget(target, dependencies, signal) : undefined,
    findOtherEdition(address, target, isOnline, dependencies),
  ]);
  const hosts = [address.host, ping.ip, ...(target.srv ? [target.srv.name] : [])];
  const isBlocked = blockedServers.isBlocked(hosts);
  const contact = contactOf(target, ping.ip);
  const measuredAtS = Math.floor(dependencies.now() / 1000);
  if (ping.outcome.ok) {
    return javaReply(address, contact, measuredAtS, {
      ...ping.outcome.value,
      isBlocked,
      ...(query?.ok && { query: query.value }),
      ...(query && !query.ok && { queryFault: query.error }),
    });
  }
  const { error: fault } = ping.outcome;
  if (query?.ok) {
    const asked = { ...contact, ip: target.addresses[0] ?? '' };
    return javaReply(address, asked, measuredAtS, {
      status: statusOf(query.value),
      latencyMs: null,
      query: query.value,
      pingFault: fault,
      isBlocked,
    });
  }
  return offlineReply(address, contact, measuredAtS, {
    fault,
    turnedAway: ping.turnedAway,
    looksLike,
    isBlocked,
  });
}

/** Owners can switch the ping off (`enable-status`) and leave Query on: players still get in. */
function statusOf({ motd, version, online, max }: FullStat): JavaStatus {
  return { online, max, sample: { players: [] }, description: motd, ...(version && { version }) };
}

function queryTarget(
  target: Target,
  { createSocket, budget, policy }: PingDependencies,
  signal: AbortSignal,
): Promise<Outcome<FullStat>> {
  const host = target.addresses[0] ?? '';
  if (policy.isRefusedPort(target.port, 'udp')) {
    return Promise.resolve(failed('connect', 'unreachable'));
  }
  return askQuery(createSocket, { host, port: target.port }, budget, signal);
}

async function lookAtBedrock(
  address: ServerAddress,
  target: Target,
  dependencies: PingDependencies,
  signal: AbortSignal,
): Promise<StatusReply> {
  const host = target.addresses[0] ?? '';
  const { createSocket, budget } = dependencies;
  const pinging = pingBedrock(createSocket, { host, port: target.port }, budget, signal);
  const isOnline = pinging.then(({ ok }) => ok);
  const [pong, looksLike] = await Promise.all([
    pinging,
    findOtherEdition(address, target, isOnline, dependencies),
  ]);
  const contact = contactOf(target, host);
  const measuredAtS = Math.floor(dependencies.now() / 1000);
  if (!pong.ok) {
    return offlineReply(address, contact, measuredAtS, { fault: pong.error, looksLike });
  }
  const status = readAdvertisement(pong.value.text);
  if (!status) {
    const fault = { stage: 'parse', code: 'not_minecraft' } as const;
    return offlineReply(address, contact, measuredAtS, { fault });
  }
  return bedrockReply(address, contact, measuredAtS, { status, latencyMs: pong.value.latencyMs });
}

function contactOf(target: Target, ip: string): Contact {
  const { port, srv, isSrvTargetAlias, dns } = target;
  return { ip, port, isSrv: srv !== undefined, isSrvTargetAlias, dns };
}

/** One absolute end for all connections of a ping, earlier when the process stops. */
async function withDeadline<Value>(
  { budget, stopping }: PingDependencies,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, budget.totalMs - budget.dnsMs);
  stopping.addEventListener('abort', stop, { once: true });
  if (stopping.aborted) stop();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
  }
}
