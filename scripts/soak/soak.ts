// Mixed traffic against one process of the site, while what it depends on fails: no error that was not injected.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { delayingProxy } from '../../server/src/testing/delaying-proxy.ts';
import { hasRedis, prepareRedis } from '../../server/src/testing/redis-server.ts';
import { startDemoGameServers } from '../demo/game-servers.ts';
import { startDemoMojang } from '../demo/mojang.ts';
import { startSite, stop } from '../deployment/processes.ts';
import { PHASES, type Phase, type Surroundings } from './faults.ts';
import {
  firstRequests,
  newName,
  type Random,
  type Request,
  seededRandom,
  usualRequest,
} from './traffic.ts';

export interface PhaseReport {
  readonly name: string;
  readonly requests: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

export interface SoakReport {
  readonly phases: readonly PhaseReport[];
  readonly requests: number;
  /** Answers that neither the request nor the phase explains. */
  readonly unexpected: readonly string[];
  /** Resident memory of the process, about a hundred times in the run. */
  readonly memoryMiB: readonly number[];
  readonly exit: unknown;
}

export interface SoakOptions {
  readonly seconds: number;
  readonly seed: number;
}

const VISITORS = 8;
// Real visitors pause between requests, too.
const PAUSE_MS = 30;
// Within Mojang's pace, which the site keeps.
const NEW_NAME_EVERY_MS = 2500;
// A circuit breaker stays open, and a cached failure stays, after the cause has ended.
const AFTERMATH_MS = 35_000;

export async function soak({ seconds, seed }: SoakOptions): Promise<SoakReport> {
  const random = seededRandom(seed);
  const around = await startSurroundings();
  const game = await startDemoGameServers();
  const site = await startSite({
    PING_ALLOW_PRIVATE: '1',
    PING_DNS_SERVER: game.dnsServer,
    MOJANG_API_URL: around.mojang.apiUrl,
    MOJANG_SESSION_URL: around.mojang.sessionUrl,
    MOJANG_TEXTURES_URL: around.mojang.texturesUrl,
    TRUST_PROXY: '1',
    ...(around.network && { REDIS_URL: `redis://127.0.0.1:${around.network.port}` }),
  });
  const unexpected: string[] = [];
  const memoryMiB: number[] = [];
  const phases: PhaseReport[] = [];
  let mojangAwayUntil = 0;
  let timings: number[] = [];

  const ask = async (request: Request) => {
    const startedAt = performance.now();
    const status = await statusOf(site.url, request, random);
    timings.push(performance.now() - startedAt);
    const isExplained = request.needsMojang && status >= 500 && startedAt < mojangAwayUntil;
    if (status !== request.status && !isExplained) {
      unexpected.push(`${phases.length + 1}: ${request.path}: ${status}`);
    }
  };

  const during = async ({ name, isMojangAway, begin, end }: Phase, ms: number) => {
    timings = [];
    if (isMojangAway) mojangAwayUntil = Number.POSITIVE_INFINITY;
    await begin?.(around);
    const until = performance.now() + ms;
    const visitor = async () => {
      while (performance.now() < until) {
        await ask(usualRequest(random));
        await wait(PAUSE_MS);
      }
    };
    const newcomer = async () => {
      while (performance.now() < until) {
        await ask(newName(random));
        await wait(NEW_NAME_EVERY_MS);
      }
    };
    const watcher = async () => {
      while (performance.now() < until) {
        memoryMiB.push(residentMiB(site.child.pid));
        await wait((seconds * 1000) / 100);
      }
    };
    await Promise.all([newcomer(), watcher(), ...Array.from({ length: VISITORS }, visitor)]);
    await end?.(around);
    if (isMojangAway) mojangAwayUntil = performance.now() + AFTERMATH_MS;
    phases.push(reportOf(name, timings));
  };

  for (const request of firstRequests()) await ask(request);
  for (const phase of PHASES) await during(phase, (seconds * 1000) / PHASES.length);
  const exit = await stop(site);
  await Promise.all([around.mojang.close(), game.close(), around.network?.close()]);
  await around.redis?.stop();
  return {
    phases,
    requests: phases.reduce((sum, phase) => sum + phase.requests, 0),
    unexpected,
    memoryMiB,
    exit,
  };
}

/** How much more memory the last quarter of a run took than the one before it; typical values, not peaks. */
export function growthMiB(memoryMiB: readonly number[]): number {
  const quarter = Math.floor(memoryMiB.length / 4);
  return median(memoryMiB.slice(-quarter)) - median(memoryMiB.slice(-2 * quarter, -quarter));
}

async function startSurroundings(): Promise<Surroundings> {
  const mojang = await startDemoMojang();
  if (!hasRedis) return { mojang, redis: undefined, network: undefined };
  const redis = await prepareRedis();
  await redis.start();
  return { mojang, redis, network: await delayingProxy(Number(new URL(redis.url).port)) };
}

/** 0: no answer. Each request comes from one of many visitors. */
async function statusOf(url: string, { path }: Request, random: Random): Promise<number> {
  const visitor = `198.18.${random(16)}.${random(256)}`;
  try {
    const reply = await fetch(url + path, { headers: { 'x-forwarded-for': visitor } });
    await reply.arrayBuffer();
    return reply.status;
  } catch {
    return 0;
  }
}

function residentMiB(pid: number | undefined): number {
  const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(found) / 1024;
}

function reportOf(name: string, timings: readonly number[]): PhaseReport {
  const sorted = timings.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { name, requests: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
