// Our server with all its middleware, compared with a bare Hono route that sends the same bytes.
import { fork } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { GRADIENT_PATH } from './gradient-request.ts';

export interface Comparison {
  readonly name: string;
  readonly bare: string;
  readonly ours: string;
  readonly path: string;
  /** Requests per second compared with the bare route's. */
  readonly aim: number;
}

const COMPARISONS: readonly Comparison[] = [
  { name: 'cached API answer', bare: 'bare-api', ours: 'our-api', path: '/api/thing/x', aim: 0.75 },
  {
    name: 'gradient',
    bare: 'bare-gradient',
    ours: 'our-gradient',
    path: GRADIENT_PATH,
    aim: 0.6,
  },
  { name: 'page from memory', bare: 'bare-page', ours: 'our-page', path: '/', aim: 0.6 },
];
const CONNECTIONS = 32;
// Several connections, so that the server never waits for the client.
const PIPELINED = 8;
const ROUNDS = 9;
const ROUND_MS = 700;
const HEADERS = [
  'Host: localhost:3000',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36',
  'Accept: text/html,application/json;q=0.9,*/*;q=0.8',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: it-IT,it;q=0.9,en;q=0.8',
  'Cookie: i18next=it',
].join('\r\n');

interface Measured {
  readonly perSecond: number;
  readonly cpuMicroseconds: number;
}

interface Pair {
  readonly bare: Measured;
  readonly ours: Measured;
}

export async function run(): Promise<void> {
  await compare(COMPARISONS);
}

/** Prints the throughput of each route as a share of its bare route. */
export async function compare(comparisons: readonly Comparison[]): Promise<void> {
  for (const { name, bare, ours, path, aim } of comparisons) {
    const yardstick = await start(bare);
    const subject = await start(ours);
    const pairs: Pair[] = [];
    await yardstick.measure(path);
    await subject.measure(path);
    // Alternating rounds, so that other load on the machine affects both.
    for (let round = 0; round < ROUNDS; round += 1) {
      pairs.push({ bare: await yardstick.measure(path), ours: await subject.measure(path) });
    }
    yardstick.stop();
    subject.stop();
    const throughput = median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond));
    const cpu = median(pairs.map((pair) => pair.bare.cpuMicroseconds / pair.ours.cpuMicroseconds));
    console.log(
      `${name}: ${percent(throughput)} of the bare route's throughput, ${percent(cpu)} by processor time ` +
        `(${Math.round(median(pairs.map((pair) => pair.ours.perSecond)))}/s; ${spentBy(pairs, 'ours')} µs against ${spentBy(pairs, 'bare')} µs per request), aim ${percent(aim)}`,
    );
  }
}

async function start(target: string) {
  const child = fork(join(import.meta.dirname, 'server-target.ts'), [target]);
  const ask = <Reply>() =>
    new Promise<Reply>((resolve) => child.once('message', (message) => resolve(message as Reply)));
  const { port } = await ask<{ port: number }>();
  const cpuMs = async () => {
    const reply = ask<{ cpuMs: number }>();
    child.send('cpu');
    return (await reply).cpuMs;
  };
  return {
    async measure(path: string): Promise<Measured> {
      const before = await cpuMs();
      const startedAt = performance.now();
      const counts = await Promise.all(
        Array.from({ length: CONNECTIONS }, () => hammer(port, path, startedAt + ROUND_MS)),
      );
      const requests = counts.reduce((sum, count) => sum + count, 0);
      const seconds = (performance.now() - startedAt) / 1000;
      const spent = (await cpuMs()) - before;
      return { perSecond: requests / seconds, cpuMicroseconds: (spent * 1000) / requests };
    },
    stop: () => child.kill(),
  };
}

/** One connection, sequential requests; every answer has the length of the first. */
function hammer(port: number, path: string, until: number): Promise<number> {
  const request = `GET ${path} HTTP/1.1\r\n${HEADERS}\r\n\r\n`.repeat(PIPELINED);
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answerLength = 0;
    let received = 0;
    let answers = 0;
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (answerLength === 0) answerLength = expectedLength(chunk) * PIPELINED;
      received += chunk.length;
      if (received < answerLength) return;
      received = 0;
      answers += PIPELINED;
      if (performance.now() < until) socket.write(request);
      else socket.destroy();
    });
    socket.on('close', () => resolve(answers));
  });
}

function expectedLength(firstChunk: Buffer): number {
  const text = firstChunk.toString('latin1');
  const head = text.indexOf('\r\n\r\n') + 4;
  if (!text.startsWith('HTTP/1.1 200 ')) throw new Error(text.slice(0, 200));
  return head + Number(/content-length: (\d+)/i.exec(text)?.[1]);
}

function spentBy(pairs: readonly Pair[], side: 'bare' | 'ours'): string {
  return median(pairs.map((pair) => pair[side].cpuMicroseconds)).toFixed(1);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

if (import.meta.main) await run();
