// The server status: what a look costs beyond the bare exchange, at a thousand targets, and at hostile ones.
import { type ChildProcess, fork } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import { readServerAddress } from '@fucina/server-address';
import { noLimits } from '../server/src/limits/limits.ts';
import { createAddressPolicy } from '../server/src/status/address-policy.ts';
import { writePacket, writeString } from '../server/src/status/java/packet.ts';
import { writeVarInt } from '../server/src/status/java/var-int.ts';
import { createNameLookup } from '../server/src/status/name-lookup.ts';
import { createPing, type Ping } from '../server/src/status/ping.ts';
import { PING_BUDGET } from '../server/src/status/ping-budget.ts';
import { createServerPing } from '../server/src/status/server-ping.ts';
import { testSettings } from '../server/src/testing/test-app.ts';
import { compare } from './server.ts';

const COLD_LOOKS = 400;
const COLD_LIMIT_MS = 3;
const TARGETS = 1000;
const TARGETS_LIMIT_MIB = 100;
const HOSTILE_LIMIT_MIB = 5;
const BLOCKED_LIMIT_MS = 50;
const LOOKS_PER_ANSWER = 30;
const MIB = 1024 * 1024;

export async function run(): Promise<void> {
  await benchCold();
  await compare([
    {
      name: 'cached server status',
      bare: 'bare-status',
      ours: 'our-status',
      path: '/api/mcsrvstat/3/play.example.net',
      aim: 0.6,
    },
  ]);
  await benchManyTargets();
  for (const kind of ['flood', 'drip']) await benchHostile(kind);
  for (const kind of ['good', 'heavy', 'deep']) await benchEventLoop(kind);
}

async function benchCold(): Promise<void> {
  const { ports, stop } = await startFakes('good', 1);
  const port = ports[0] ?? 0;
  const { ping } = watchedPing();
  const bare: number[] = [];
  const ours: number[] = [];
  // Turn and turn about, so that what else the machine does hits both.
  for (let round = 0; round < COLD_LOOKS; round += 1) {
    bare.push(await timed(() => bareExchange(port)));
    ours.push(await timed(() => look(ping, port)));
  }
  stop();
  for (const share of [0.5, 0.9]) {
    const [one, other] = [at(bare, share), at(ours, share)];
    verdict(
      `cold status, ${share === 0.5 ? 'median' : 'p90'}: ${other.toFixed(2)} ms, bare exchange of the same bytes ${one.toFixed(2)} ms, more by`,
      other - one,
      COLD_LIMIT_MS,
      'ms',
    );
  }
}

async function benchManyTargets(): Promise<void> {
  const { ports, stop } = await startFakes('good', TARGETS);
  const settings = testSettings({
    PING_ALLOW_PRIVATE: '1',
    RATE_LIMIT: '0',
    MOJANG_SESSION_URL: 'http://127.0.0.1:9',
  });
  const ping = createServerPing({
    settings,
    limits: noLimits,
    stopping: new AbortController().signal,
    now: Date.now,
  });
  const stopWatching = watchMemory();
  const startedAt = performance.now();
  const replies = await Promise.all(ports.map((port) => look(ping, port)));
  const ms = performance.now() - startedAt;
  const grewMiB = stopWatching();
  stop();
  await pause(100);
  const online = replies.filter(({ online: isOnline }) => isOnline).length;
  console.log(
    `${TARGETS} targets at once: ${online} online, ${ms.toFixed(0)} ms, open sockets after: ${openSockets()}`,
  );
  if (online !== TARGETS) process.exitCode = 1;
  verdict(`${TARGETS} targets at once: memory grew by`, grewMiB, TARGETS_LIMIT_MIB, 'MiB');
}

async function benchHostile(kind: string): Promise<void> {
  const { ports, stop } = await startFakes(kind, 1);
  const { ping, isClosed } = watchedPing();
  const stopWatching = watchMemory();
  const startedAt = performance.now();
  const reply = await look(ping, ports[0] ?? 0);
  const ms = performance.now() - startedAt;
  const grewMiB = stopWatching();
  stop();
  console.log(
    `${kind} server: ${reply.debug.code} after ${ms.toFixed(0)} ms (deadline ${PING_BUDGET.answerMs} ms), socket closed: ${isClosed()}`,
  );
  verdict(`${kind} server: memory grew by`, grewMiB, HOSTILE_LIMIT_MIB, 'MiB');
}

/**
 * The thread's processor time of a whole look bounds how long it can have held the event loop, and unlike the loop's own delay it
 * does not grow with what else the machine does.
 */
async function benchEventLoop(kind: string): Promise<void> {
  const { ports, stop } = await startFakes(kind, 1);
  const { ping } = watchedPing();
  const spent: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let round = 0; round < LOOKS_PER_ANSWER; round += 1) {
    const before = process.threadCpuUsage();
    await look(ping, ports[0] ?? 0);
    const { user, system } = process.threadCpuUsage(before);
    spent.push((user + system) / 1000);
  }
  delay.disable();
  stop();
  console.log(`${kind} answer: longest delay of the loop ${(delay.max / 1e6).toFixed(1)} ms`);
  verdict(
    `${kind} answer: dearest look, processor time`,
    Math.max(...spent),
    BLOCKED_LIMIT_MS,
    'ms',
  );
}

function watchedPing(): { readonly ping: Ping; readonly isClosed: () => boolean } {
  const sockets: Socket[] = [];
  const ping = createPing({
    openLookup: createNameLookup(undefined, PING_BUDGET.dnsMs),
    policy: createAddressPolicy({ allowsPrivate: true, ownAddresses: [] }),
    budget: PING_BUDGET,
    connect: (target) => {
      const socket = connect(target);
      sockets.push(socket);
      return socket;
    },
    createSocket,
    blockedServers: { isBlocked: () => undefined, isComing: () => false },
    now: Date.now,
    stopping: new AbortController().signal,
    atTarget: (_, work) => work(),
  });
  return { ping, isClosed: () => sockets.every(({ destroyed }) => destroyed) };
}

async function look(ping: Ping, port: number) {
  const address = readServerAddress(`127.0.0.1:${port}`, 'java', domainToASCII);
  if (!address.ok) throw new Error(address.error.code);
  const result = await ping(address.value, { query: false });
  if (!result.ok) throw new Error(result.code);
  return result.reply;
}

/** The same bytes there and back, read by nobody. */
function bareExchange(port: number): Promise<void> {
  const handshake = writePacket(
    0,
    writeVarInt(-1),
    writeString('127.0.0.1'),
    Buffer.from([port >> 8, port & 0xff]),
    writeVarInt(1),
  );
  const ping = writePacket(1, Buffer.alloc(8));
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(Buffer.concat([handshake, writePacket(0)])),
    );
    let hasStatus = false;
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', () => {
      if (hasStatus) {
        socket.destroy();
        resolve();
      } else {
        hasStatus = true;
        socket.write(ping);
      }
    });
  });
}

function startFakes(
  kind: string,
  count: number,
): Promise<{ readonly ports: readonly number[]; readonly stop: () => void }> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'status-fakes.ts'), [
    kind,
    String(count),
  ]);
  return new Promise((resolve) => {
    child.once('message', (ports) =>
      resolve({ ports: ports as readonly number[], stop: () => child.kill() }),
    );
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Watches until it is called back, and then says by how many MiB memory grew at the most. */
function watchMemory(): () => number {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  return () => {
    clearInterval(timer);
    return (most - before) / MIB;
  };
}

function openSockets(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
}

function verdict(what: string, value: number, limit: number, unit: string): void {
  const isWithin = value <= limit;
  console.log(
    `${what} ${value.toFixed(2)} ${unit}, ${isWithin ? 'within' : 'OVER'} ${limit} ${unit}`,
  );
  if (!isWithin) process.exitCode = 1;
}
