// A ping on loopback with short deadlines, which also looks after the sockets it opened.
import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { connect, type Socket } from 'node:net';
import { domainToASCII } from 'node:url';
import { readServerAddress, type ServerEdition } from '@fucina/server-address';
import { expect } from 'vitest';
import { createAddressPolicy } from '../address/address-policy.ts';
import type { NameLookup, OpenNameLookup } from '../address/name-lookup.ts';
import { createPing, type PingDependencies } from '../ping.ts';
import { PING_BUDGET, type PingBudget } from '../ping-budget.ts';
import type { StatusReply } from '../status-reply.ts';
import { startTcp } from './fake-server.ts';
import { answerWith, jsonFrame } from './java-bytes.ts';

export type { Lookup } from '../address/name-lookup.ts';
export type { PingDependencies } from '../ping.ts';

/** For what ends by a deadline. */
export const SHORT_BUDGET: PingBudget = {
  ...PING_BUDGET,
  totalMs: 2400,
  dnsMs: 600,
  dnsGraceMs: 200,
  connectMs: 400,
  firstByteMs: 500,
  answerMs: 700,
  pongMs: 200,
  legacyMs: 250,
  bedrockMs: 600,
  bedrockSendsMs: [0, 150, 300],
  queryMs: 400,
  otherAfterMs: 150,
  otherMs: 150,
};

/**
 * For all else: answers are in time, however slow the machine is, and waiting for what must be decided at once would
 * show. A pong and the other edition, which many servers here do not answer, have little time.
 */
export const PATIENT_BUDGET: PingBudget = {
  ...SHORT_BUDGET,
  totalMs: 20_000,
  dnsMs: 4000,
  dnsGraceMs: 1000,
  connectMs: 8000,
  firstByteMs: 8000,
  answerMs: 8000,
  legacyMs: 8000,
  bedrockMs: 8000,
  queryMs: 4000,
};
export const AT_ONCE_MS = 5000;

interface PingResult {
  readonly reply: StatusReply;
  readonly ms: number;
  readonly connections: number;
}

export const HOME_POLICY = createAddressPolicy({ allowsPrivate: true, ownAddresses: () => [] });

const NO_NAMES: NameLookup = {
  srv: async () => ({ kind: 'none' }),
  ipv4: async () => ({ kind: 'none' }),
  ipv6: async () => ({ kind: 'none' }),
  cname: async () => ({ kind: 'none' }),
  root: async () => ({ kind: 'none' }),
  close: () => undefined,
};

/** Name servers that know nothing besides these answers. */
export function namesWith(answers: Partial<NameLookup>): OpenNameLookup {
  return () => ({ ...NO_NAMES, ...answers });
}

/** Asks as a visitor would, sees that no socket stays open, and that a good server is still found afterwards. */
export async function look(
  text: string,
  edition: ServerEdition = 'java',
  changes: Partial<PingDependencies> = {},
  query = false,
): Promise<PingResult> {
  const startedAt = performance.now();
  const tcp: Socket[] = [];
  const udp: UdpSocket[] = [];
  const ping = testPing({
    ...changes,
    connect: (target) => {
      const socket = (changes.connect ?? connect)(target);
      tcp.push(socket);
      return socket;
    },
    createSocket: (type) => {
      const socket = (changes.createSocket ?? createSocket)(type);
      udp.push(socket);
      return socket;
    },
  });
  const result = await ping(address(text, edition), { query, client: 'test' });
  const ms = performance.now() - startedAt;
  if (!result.ok) throw new Error(result.code);
  expect(tcp.filter((socket) => !socket.destroyed)).toEqual([]);
  for (const socket of udp) expect(() => socket.address()).toThrow();
  const connections = tcp.length;
  await expectGoodServerIsFound(testPing());
  return { reply: result.reply, ms, connections };
}

/** What is found where a server answers with this status. */
export async function lookAtJson(json: string | Buffer): Promise<StatusReply> {
  const { port } = await startTcp((socket) => answerWith(socket, jsonFrame(json)));
  return (await look(`127.0.0.1:${port}`)).reply;
}

export function testPing(changes: Partial<PingDependencies> = {}) {
  return createPing({
    openLookup: namesWith({}),
    policy: HOME_POLICY,
    budget: PATIENT_BUDGET,
    connect,
    createSocket,
    blockedServers: { isBlocked: () => undefined, isLoading: () => false },
    now: () => 1_700_000_000_000,
    stopping: new AbortController().signal,
    payContact: async () => undefined,
    isContactRefusal: () => false,
    ...changes,
  });
}

export function address(text: string, edition: ServerEdition = 'java') {
  const read = readServerAddress(text, edition, domainToASCII);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

async function expectGoodServerIsFound(ping: ReturnType<typeof createPing>) {
  const { port } = await startTcp((socket) => answerWith(socket));
  const result = await ping(address(`127.0.0.1:${port}`), { query: false, client: 'test' });
  expect(result).toMatchObject({ ok: true, reply: { online: true, version: 'Paper 1.21.4' } });
}
