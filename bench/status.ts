// Server status: the cost of a check beyond the bare exchange, with a thousand targets, and with hostile ones.
import { createSocket } from 'node:dgram';
import { connect, type Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { domainToASCII } from 'node:url';
import { readServerAddress } from '@fucina/server-address';
import { createAddressPolicy, type Ping } from '@fucina/server-ping';
import { createNameLookup } from '../packages/server-ping/src/address/name-lookup.ts';
import { writePacket, writeString } from '../packages/server-ping/src/java/packet.ts';
import { writeVarInt } from '../packages/server-ping/src/java/var-int.ts';
import { createPing } from '../packages/server-ping/src/ping.ts';
import { PING_BUDGET } from '../packages/server-ping/src/ping-budget.ts';
import { compare } from './server.ts';
import { startFakes } from './start-fakes.ts';
import { benchManyTargets } from './status-many-targets.ts';
import { verdict } from './verdict.ts';

const COLD_LOOKS = 400;
const COLD_LIMIT_MS = 3;
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
  // Alternating rounds, so that other load on the machine affects both.
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
 * The CPU time of a whole check is an upper bound for how long it can have blocked the event loop. Unlike the loop's
 * delay it does not depend on other load on the machine.
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
    policy: createAddressPolicy({ allowsPrivate: true, ownAddresses: () => [] }),
    budget: PING_BUDGET,
    connect: (target) => {
      const socket = connect(target);
      sockets.push(socket);
      return socket;
    },
    createSocket,
    blockedServers: { isBlocked: () => undefined, isLoading: () => false },
    now: Date.now,
    stopping: new AbortController().signal,
    payContact: async () => undefined,
    isContactRefusal: () => false,
  });
  return { ping, isClosed: () => sockets.every(({ destroyed }) => destroyed) };
}

async function look(ping: Ping, port: number, host = '127.0.0.1', client = 'bench') {
  const address = readServerAddress(`${host}:${port}`, 'java', domainToASCII);
  if (!address.ok) throw new Error(address.error.code);
  const result = await ping(address.value, { query: false, client });
  if (!result.ok) throw new Error(result.code);
  return result.reply;
}

/** Exchanges the same bytes without parsing them. */
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

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Starts watching memory; the returned function stops and returns the peak growth in MiB. */
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
