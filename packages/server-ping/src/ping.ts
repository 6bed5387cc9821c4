// One ping, from a typed address to the reply. Sockets, clock and name servers are passed in.
import type { ServerAddress } from '@fucina/server-address';
import { findTarget, type Target, type TargetDependencies } from './address/target.ts';
import { readAdvertisement } from './bedrock/advertisement.ts';
import { pingBedrock } from './bedrock/unconnected-ping.ts';
import type { BlockedServers } from './blocked-servers.ts';
import { type ContactDependencies, type Contacts, openContacts } from './contacts/contacts.ts';
import { pingJava } from './java/ping-java.ts';
import type { JavaStatus } from './java/status-json.ts';
import { findOtherEdition } from './other-edition.ts';
import { failed, type Outcome } from './ping-error.ts';
import type { Ping, PingOptions, TellStep } from './pinged.ts';
import { askQuery } from './query/ask.ts';
import type { FullStat } from './query/full-stat.ts';
import type { ContactedAddress } from './reply/base-reply.ts';
import { bedrockReply } from './reply/bedrock-reply.ts';
import { javaReply } from './reply/java-reply.ts';
import { offlineReply } from './reply/offline-reply.ts';
import type { Connect } from './sockets/tcp-exchange.ts';
import { tellConnections, tellDatagrams } from './sockets/tell-steps.ts';
import type { CreateSocket } from './sockets/udp-exchange.ts';
import type { StatusReply } from './status-reply.ts';

export interface PingDependencies extends TargetDependencies, ContactDependencies {
  readonly connect: Connect;
  readonly createSocket: CreateSocket;
  readonly blockedServers: BlockedServers;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Aborts when the process stops. */
  readonly stopping: AbortSignal;
}

/** Shared by the parts of one ping. */
interface PingContext extends PingDependencies {
  readonly tell: TellStep;
  readonly contacts: Contacts;
  readonly signal: AbortSignal;
}

export function createPing(dependencies: PingDependencies): Ping {
  return async (address, options) => {
    const tell = options.onStep ?? (() => undefined);
    tell({ stage: 'dns' });
    const found = await findTarget(address, dependencies);
    if (found.kind === 'blocked') return { ok: false, code: 'blocked_target' };
    const measuredAtS = Math.floor(dependencies.now() / 1000);
    if (found.kind === 'unresolved') {
      const { port, dns, code } = found;
      const error = { stage: 'dns', code } as const;
      return { ok: true, reply: offlineReply(address, { port, dns }, measuredAtS, { error }) };
    }
    const { target } = found;
    const isJava = address.edition === 'java';
    const contacts = openContacts(dependencies, options.client, address.host);
    const reply = await withDeadline(dependencies, (signal) => {
      const context = { ...dependencies, tell, contacts, signal };
      return isJava
        ? pingJavaServer(address, target, options, context)
        : pingBedrockServer(address, target, options, context);
    });
    const isProvisional = isJava && dependencies.blockedServers.isLoading();
    const leftOut = reply.online ? [] : contacts.leftOut();
    return { ok: true, reply, isProvisional, ...(leftOut.length > 0 && { leftOut }) };
  };
}

async function pingJavaServer(
  address: ServerAddress,
  target: Target,
  { query: asksQuery, triesOther = true }: PingOptions,
  context: PingContext,
): Promise<StatusReply> {
  const { blockedServers, connect, tell } = context;
  const virtual = { port: target.port, virtualHost: address.host, virtualPort: address.port };
  const pinging = pingJava(target.addresses, virtual, {
    ...context,
    connect: tellConnections(connect, tell),
  });
  const isOnline = pinging.then(
    ({ outcome }) => outcome.ok,
    // On our own failure the other edition is not tried either.
    () => true,
  );
  const [ping, query, looksLike] = await Promise.all([
    pinging,
    asksQuery ? queryTarget(target, context) : undefined,
    triesOther ? findOtherEdition(address, target, isOnline, context) : undefined,
  ]);
  const hosts = [address.host, ping.ip, ...(target.srv ? [target.srv.name] : [])];
  const isBlocked = blockedServers.isBlocked(hosts);
  const contact = contactOf(target, ping.ip);
  const measuredAtS = Math.floor(context.now() / 1000);
  if (ping.outcome.ok || ping.outcome.error.stage === 'parse') {
    tell({ stage: 'parse', ip: ping.ip, port: target.port });
  }
  if (ping.outcome.ok) {
    return javaReply(address, contact, measuredAtS, {
      ...ping.outcome.value,
      isBlocked,
      ...(query?.ok && { query: query.value }),
      ...(query && !query.ok && { queryError: query.error }),
    });
  }
  const { error } = ping.outcome;
  if (query?.ok) {
    const asked = { ...contact, ip: target.addresses[0] };
    return javaReply(address, asked, measuredAtS, {
      status: statusOf(query.value),
      latencyMs: null,
      query: query.value,
      pingError: error,
      isBlocked,
    });
  }
  return offlineReply(address, contact, measuredAtS, {
    error,
    disconnectMessage: ping.disconnectMessage,
    looksLike,
    isBlocked,
  });
}

/** Owners can switch the ping off (`enable-status`) and leave Query on; players can still join then. */
function statusOf({ motd, version, online, max }: FullStat): JavaStatus {
  return { online, max, sample: { players: [] }, description: motd, ...(version && { version }) };
}

async function queryTarget(
  target: Target,
  { createSocket, budget, policy, contacts, signal }: PingContext,
): Promise<Outcome<FullStat>> {
  const [host] = target.addresses;
  const isRefusedPort = policy.isRefusedPort(target.port, 'udp');
  if (isRefusedPort || !(await contacts.tryPay(host, target.port))) {
    return failed('connect', 'unreachable');
  }
  return askQuery(createSocket, { host, port: target.port }, budget, signal);
}

async function pingBedrockServer(
  address: ServerAddress,
  target: Target,
  { triesOther = true }: PingOptions,
  context: PingContext,
): Promise<StatusReply> {
  const [host] = target.addresses;
  const { createSocket, budget, contacts, signal, tell } = context;
  const at = { host, port: target.port };
  await contacts.pay(host, target.port);
  const pinging = pingBedrock(tellDatagrams(createSocket, at, tell), at, budget, signal);
  const isOnline = pinging.then(
    ({ ok }) => ok,
    () => true,
  );
  const [pong, looksLike] = await Promise.all([
    pinging,
    triesOther ? findOtherEdition(address, target, isOnline, context) : undefined,
  ]);
  const contact = contactOf(target, host);
  const measuredAtS = Math.floor(context.now() / 1000);
  if (!pong.ok) {
    return offlineReply(address, contact, measuredAtS, { error: pong.error, looksLike });
  }
  tell({ stage: 'parse', ip: host, port: target.port });
  const status = readAdvertisement(pong.value.text);
  if (!status) {
    const error = { stage: 'parse', code: 'not_minecraft' } as const;
    return offlineReply(address, contact, measuredAtS, { error });
  }
  return bedrockReply(address, contact, measuredAtS, { status, latencyMs: pong.value.latencyMs });
}

function contactOf(target: Target, ip: string): ContactedAddress {
  const { port, srv, isSrvTargetAlias, dns } = target;
  return { ip, port, isSrv: srv !== undefined, isSrvTargetAlias, dns };
}

/** One deadline for all connections of a ping; they also end when the process stops. */
async function withDeadline<Value>(
  { budget, stopping }: PingDependencies,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, budget.totalMs - budget.dnsMs);
  stopping.addEventListener('abort', stop);
  if (stopping.aborted) stop();
  try {
    return await work(controller.signal);
  } finally {
    // Ends connections that are still open because another part failed.
    stop();
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
  }
}
