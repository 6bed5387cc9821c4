// The status of a Java server: the modern ping, then the legacy ones if the modern one was ignored.
import type { Contacts } from '../contacts/contacts.ts';
import type { PingBudget } from '../ping-budget.ts';
import { failed, type Outcome, type PingError } from '../ping-error.ts';
import type { Connect } from '../sockets/tcp-exchange.ts';
import { LEGACY_REQUESTS, type LegacyStatus, pingLegacy, readLegacyStatus } from './legacy-ping.ts';
import { type JavaTarget, type ModernAnswer, pingModern } from './modern-ping.ts';
import { type JavaStatus, readStatusJson } from './status-json.ts';

export interface JavaPing {
  /** The address that answered, or the last one tried. */
  readonly ip: string;
  readonly outcome: Outcome<{ readonly status: JavaStatus; readonly latencyMs: number | null }>;
  /** A kick message received in place of a status: text, or a component that is not validated yet. */
  readonly disconnectMessage?: unknown;
}

type PortTarget = Omit<JavaTarget, 'host'>;

interface JavaPingDependencies {
  readonly connect: Connect;
  readonly contacts: Pick<Contacts, 'pay'>;
  readonly budget: PingBudget;
  readonly signal: AbortSignal;
}

export async function pingJava(
  addresses: readonly string[],
  target: PortTarget,
  { connect, contacts, budget, signal }: JavaPingDependencies,
): Promise<JavaPing> {
  let ip = '';
  let modern: Outcome<ModernAnswer> = failed('connect', 'unreachable');
  let connections = 0;
  for (const address of addresses.slice(0, budget.connections)) {
    ip = address;
    connections += 1;
    await contacts.pay(ip, target.port);
    modern = await pingModern(connect, { ...target, host: ip }, budget, signal);
    if (modern.ok || !isWorthNextAddress(modern.error)) break;
  }
  if (modern.ok && modern.value.kind === 'status') {
    return { ip, ...readAnswer(modern.value.json, modern.value.latencyMs) };
  }
  const kick = modern.ok && modern.value.kind === 'kick' ? modern.value.text : undefined;
  const early = kick === undefined ? undefined : readLegacyStatus(kick);
  if (early) return { ip, outcome: legacyOutcome(early) };
  if (!modern.ok && !mayBeOlder(modern.error)) return { ip, outcome: modern };

  const requests = LEGACY_REQUESTS.slice(0, budget.connections - connections);
  const old = await tryLegacy(connect, { host: ip, port: target.port }, requests, budget, signal);
  if (old.status) return { ip, outcome: legacyOutcome(old.status) };
  const message = kick ?? old.kick;
  if (message === undefined) {
    return { ip, outcome: old.error ?? (modern.ok ? failed('response', 'not_minecraft') : modern) };
  }
  return { ip, outcome: failed('response', 'not_minecraft'), disconnectMessage: message };
}

function readAnswer(json: string, latencyMs: number | null): Omit<JavaPing, 'ip'> {
  const read = readStatusJson(json);
  switch (read.kind) {
    case 'status':
      return { outcome: { ok: true, value: { status: read.status, latencyMs } } };
    case 'disconnect':
      return { outcome: failed('response', 'not_minecraft'), disconnectMessage: read.message };
    case 'bad_json':
      return { outcome: failed('parse', 'bad_json') };
  }
}

function isWorthNextAddress({ code }: PingError): boolean {
  return code === 'refused' || code === 'unreachable';
}

/** Servers before 1.7 close the connection on unknown packets, or wait for more bytes. */
function mayBeOlder({ stage, code }: PingError): boolean {
  return stage === 'handshake' && (code === 'closed' || code === 'reset' || code === 'timeout');
}

async function tryLegacy(
  connect: Connect,
  target: { readonly host: string; readonly port: number },
  requests: readonly Buffer[],
  budget: PingBudget,
  signal: AbortSignal,
): Promise<{
  readonly status?: LegacyStatus;
  readonly kick?: string;
  readonly error?: Outcome<never>;
}> {
  let kick: string | undefined;
  for (const request of requests) {
    const answer = await pingLegacy(connect, target, request, budget, signal);
    if (answer.ok) {
      const status = readLegacyStatus(answer.value);
      if (status) return { status };
      kick ??= answer.value;
    } else if (answer.error.stage === 'response') {
      // The server answered something, so its error explains more than the one of the modern ping.
      return { error: answer };
    } else if (answer.error.code === 'timeout' || answer.error.stage === 'connect') {
      break;
    }
  }
  return kick === undefined ? {} : { kick };
}

function legacyOutcome(old: LegacyStatus): JavaPing['outcome'] {
  const { motd, online, max, version, protocol } = old;
  const status: JavaStatus = {
    online,
    max,
    sample: { players: [] },
    description: motd,
    ...(version && { version }),
    // Without a name: before 1.7 protocol numbers were counted differently.
    ...(protocol !== undefined && { protocol: { version: protocol } }),
  };
  return { ok: true, value: { status, latencyMs: null } };
}
