// `compose.yaml` without containers: two processes, a Redis that they share, nginx or haproxy in front.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRedis, prepareRedis } from '../../server/src/testing/redis-server.ts';
import { startDemoWorld } from '../demo/world.ts';
import { hasPrinted, isInstalled, type Running, startFront, startSite, stop } from './processes.ts';

const COMPOSE = readFileSync(join(import.meta.dirname, '../../compose.yaml'), 'utf8');

describe.each(['nginx', 'haproxy'] as const)('two processes behind %s', (program) => {
  const missing = [!hasRedis && 'redis-server', !isInstalled(program) && program].filter(Boolean);
  if (missing.length > 0) {
    test.skip(`not tried: ${missing.join(' and ')} is not installed`);
    return;
  }
  deployment(program);
});

// Generous: each step starts processes.
const TIMED = { timeout: 120_000 };

function deployment(program: 'nginx' | 'haproxy') {
  const running: Running[] = [];
  let redis: Awaited<ReturnType<typeof prepareRedis>>;
  let sites: Running[] = [];
  let settings: Readonly<Record<string, string>> = {};
  let front: Running;

  beforeAll(async () => {
    const world = await startDemoWorld();
    redis = await prepareRedis();
    await redis.start();
    settings = {
      ...world.settings,
      RATE_LIMIT: '1',
      TRUST_PROXY: '1',
      REDIS_URL: redis.url,
      PUBLIC_URL: 'http://localhost:8080',
    };
    sites = await Promise.all([startSite(settings), startSite(settings)]);
    front = await startFront(program, sites);
    running.push(...sites, front);
  }, TIMED.timeout);

  afterAll(async () => {
    for (const one of running) if (one.child.exitCode === null) await stop(one, 'SIGKILL');
    await redis?.stop();
  });

  const get = (url: string, client = '203.0.113.1') =>
    fetch(url, { headers: { 'x-forwarded-for': client } });
  const statusOf = async (url: string, client?: string) => {
    try {
      const reply = await get(url, client);
      await reply.arrayBuffer();
      return reply.status;
    } catch {
      return 0;
    }
  };

  const textOf = async (url: string) => (await get(url)).text();

  /** Asks again and again until told to stop; what came back, by status. 0: no answer. */
  function steadily(url: string) {
    const counts = new Map<number, number>();
    let isStopped = false;
    const asking = Array.from({ length: 4 }, async () => {
      while (!isStopped) {
        const status = await statusOf(url);
        counts.set(status, (counts.get(status) ?? 0) + 1);
        await nextTurn();
      }
    });
    return {
      answers: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
      async stop() {
        isStopped = true;
        await Promise.all(asking);
        return [...counts.keys()];
      },
    };
  }

  async function untilMore(steady: { answers: () => number }, more: number) {
    const target = steady.answers() + more;
    while (steady.answers() < target) await nextTurn();
  }

  test('what is tried here is what compose.yaml says', () => {
    for (const said of ['site-1: *site', 'site-2: *site', 'TRUST_PROXY: "1"', 'redis://valkey']) {
      expect(COMPOSE).toContain(said);
    }
  });

  test('a server that one process looked at is known to the other', TIMED, async () => {
    const lookFromEach = async (address: string) => {
      const answers = [];
      for (const { url } of sites) {
        const reply = await get(`${url}/api/mcsrvstat/3/${address}`);
        answers.push((await reply.json()) as { online: boolean; debug: { cachehit: boolean } });
      }
      return answers;
    };
    const answers = await lookFromEach('play.demo');
    expect(answers.map(({ online }) => online)).toEqual([true, true]);
    // A Redis that answers late on a busy machine is left aside for a moment. Then another port is asked for.
    let port = 25_565;
    let cacheHits = answers.map(({ debug }) => debug.cachehit);
    while (!cacheHits.includes(true) && port < 25_575) {
      await wait(2000);
      port += 1;
      const again = await lookFromEach(`play.demo:${port}`);
      cacheHits = again.map(({ debug }) => debug.cachehit);
    }
    expect(cacheHits).toEqual([false, true]);
  });

  test('operators’ routes are not for the public, and gradients have room in the URL', async () => {
    for (const path of ['/metrics', '/%6detrics', '/./metrics', '/readyz']) {
      expect(await statusOf(front.url + path)).toBe(404);
    }
    const text = encodeURIComponent('é'.repeat(9000));
    const colors = encodeURIComponent('["#ff0000","#0000ff"]');
    expect(await statusOf(`${front.url}/api/v2/rgb?text=${text}&colors=${colors}`)).toBe(200);
  });

  test('a client has one budget, whichever process answers', TIMED, async () => {
    const url = `${front.url}/api/v2/rgb?text=a&colors=%5B%22%23ff0000%22%5D`;
    const client = '203.0.113.77';
    const first = await get(url, client);
    await first.arrayBuffer();
    expect(first.status).toBe(200);
    // All tests come from one address: those before may have spent of this budget.
    const remaining = Number(/;r=(\d+);/.exec(first.headers.get('ratelimit') ?? '')?.[1]);
    expect(remaining).toBeGreaterThan(500);
    const statuses: number[] = [];
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        while (statuses.length < 640) statuses.push(await statusOf(url, client));
      }),
    );
    const answered = statuses.filter((status) => status === 200).length;
    // On a machine that is so busy that Redis answers late, each process counts for itself, and says so.
    if (sites.some((site) => hasPrinted(site, 'left aside'))) {
      expect(answered).toBeLessThanOrEqual(1200);
    } else {
      expect(answered).toBe(remaining);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
    }
  });

  test('after kill -9 of one process every later request is answered', TIMED, async () => {
    const [, second] = sites;
    expect(second && (await stop(second, 'SIGKILL'))).toBe('SIGKILL');
    const steady = steadily(`${front.url}/healthz`);
    await untilMore(steady, 300);
    expect(await steady.stop()).toEqual([200]);
  });

  test('SIGTERM to one process loses no request', TIMED, async () => {
    const [first, killed] = sites;
    const second = await startSite({
      ...settings,
      PORT: new URL(killed?.url ?? '').port,
      METRICS_PORT: new URL(killed?.operationUrl ?? '').port,
    });
    running.push(second);
    const steady = steadily(`${front.url}/healthz`);
    // Until the proxy has noticed that it is back.
    while (!(await textOf(`${second.operationUrl}/metrics`)).includes('route="/healthz"'))
      await nextTurn();
    expect(first && (await stop(first))).toBe(0);
    await untilMore(steady, 200);
    expect(await steady.stop()).toEqual([200]);
  });
}
