// `compose.yaml` without containers: two processes, a Redis that they share, nginx or haproxy in front.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
// waits: until a Redis that was left aside is asked again
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hasRedis, prepareRedis } from '../../server/src/testing/redis-server.ts';
import { whenClosed } from '../../server/src/testing/when-closed.ts';
import { type DemoMojang, startDemoMojang } from '../demo/mojang.ts';
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

const JSON_OF_60000 =
  'Host: 127.0.0.1\r\nAccept: application/json, text/event-stream\r\nContent-Type: application/json\r\nContent-Length: 60000';
/** haproxy closes the connection. */
const REFUSED = /^$|^HTTP\/1\.1 429 [^{]*application\/json[^{]*\{"code":"rate_limited"/;

// Generous: each step starts processes.
const TIMED = { timeout: 120_000 };

function deployment(program: 'nginx' | 'haproxy') {
  const running: Running[] = [];
  let redis: Awaited<ReturnType<typeof prepareRedis>>;
  let sites: Running[] = [];
  let settings: Readonly<Record<string, string>> = {};
  let front: Running;
  let mojang: DemoMojang;

  beforeAll(async () => {
    const world = await startDemoWorld();
    mojang = await startDemoMojang();
    redis = await prepareRedis();
    await redis.start();
    settings = {
      ...world.settings,
      MOJANG_API_URL: mojang.apiUrl,
      MOJANG_SESSION_URL: mojang.sessionUrl,
      MOJANG_TEXTURES_URL: mojang.texturesUrl,
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
    await mojang?.close();
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

  const remainingIn = (reply: Response) =>
    Number(/;r=(\d+);/.exec(reply.headers.get('ratelimit') ?? '')?.[1]);

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
    const remaining = remainingIn(first);
    expect(remaining).toBeGreaterThan(500);
    const statuses: number[] = [];
    let isNewMinute = false;
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        while (statuses.length < 640) {
          const reply = await get(url, client);
          await reply.arrayBuffer();
          statuses.push(reply.status);
          isNewMinute ||= remainingIn(reply) > remaining;
        }
      }),
    );
    const answered = statuses.filter((status) => status === 200).length;
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
    // On a machine that is so busy that Redis answers late, each process counts for itself, and says so.
    if (sites.some((site) => hasPrinted(site, 'left aside'))) {
      expect(answered).toBeLessThanOrEqual(1200);
    } else if (isNewMinute) {
      expect(answered).toBeGreaterThanOrEqual(remaining);
    } else {
      expect(answered).toBe(remaining);
    }
  });

  /** Twelve visitors ask for something of Mojang's; the statuses that they get. */
  const askMojang = async (pathOf: (n: number) => string) => {
    const asked = Array.from({ length: 12 }, (_, n) =>
      statusOf(front.url + pathOf(n), `203.0.113.${n + 1}`),
    );
    return new Set(await Promise.all(asked));
  };
  const nameOf = (n: number) => `/api/mojang/users/profiles/minecraft/Nobody_${n}`;
  const profileOf = (n: number) => `/api/session/profile/${String(n).padStart(32, '0')}`;
  const pictureOf = (n: number) => `/api/crafatar/skins/${String(n).padStart(64, '0')}`;
  /** Without a built site a process says 404 to a page; the proxy must say the same. */
  const pageStatus = () => statusOf(`${sites[0]?.url}/tools`);

  const everyPageIsThere = async (during: () => unknown, pathOf: (n: number) => string) => {
    const page = await pageStatus();
    await during();
    const steady = steadily(`${front.url}/tools`);
    const answers = await askMojang(pathOf);
    await untilMore(steady, 100);
    mojang.behave();
    expect([...answers].filter((status) => ![502, 503].includes(status))).toEqual([]);
    expect(await steady.stop()).toEqual([page]);
  };

  // Each asks another of Mojang's hosts: what one of them did would let a process spare itself the next question.
  test.each<[string, () => unknown, (n: number) => string]>([
    ['hangs', () => mojang.misbehave({ latencyMs: 30_000 }), nameOf],
    ['answers 500', () => mojang.misbehave({ status: 500 }), profileOf],
    ['answers 429', () => mojang.misbehave({ status: 429 }), pictureOf],
  ])('while Mojang %s, every page is there', TIMED, async (_, during, pathOf) => {
    await everyPageIsThere(during, pathOf);
  });

  test('while one client is told 503, every page of another is there', TIMED, async () => {
    const page = await pageStatus();
    const steady = steadily(`${front.url}/tools`);
    mojang.misbehave({ status: 429 });
    // Few: behind these proxies all visitors here are one, with one budget a minute for what is asked of Mojang.
    const asked = Array.from({ length: 8 }, (_, n) =>
      statusOf(front.url + pictureOf(n + 12), '203.0.113.99'),
    );
    const answers = new Set(await Promise.all(asked));
    await untilMore(steady, 100);
    mojang.behave();
    expect(answers).toContain(503);
    expect(await steady.stop()).toEqual([page]);
  });

  test('while Mojang refuses connections, every page is there', TIMED, async () => {
    await everyPageIsThere(
      () => mojang.close(),
      (n) => nameOf(n + 12),
    );
  });

  test('one client’s connections end where its share does; others get in', TIMED, async () => {
    const { hostname, port } = new URL(front.url);
    const dial = async (from: string) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: from });
      socket.on('error', () => socket.destroy());
      // A proxy may close it at once.
      await once(socket, 'connect').catch(() => undefined);
      return socket;
    };
    const say = (socket: Socket, request: string) => {
      if (!socket.destroyed) socket.write(request);
    };
    const heard = (socket: Socket) =>
      new Promise<string>((resolve) => {
        socket.once('data', (bytes) => resolve(String(bytes)));
        socket.once('close', () => resolve(''));
        if (socket.destroyed) resolve('');
      });
    const half = 'POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{';
    const sockets = await Promise.all(Array.from({ length: 256 }, () => dial('127.0.0.1')));
    for (const socket of sockets) say(socket, half);
    const another = await dial('127.0.0.2');
    try {
      // One of them is known to be counted when the next is refused.
      await expect
        .poll(async () => {
          const surplus = await dial('127.0.0.1');
          sockets.push(surplus);
          const answer = heard(surplus);
          say(surplus, 'GET /api/none HTTP/1.1\r\nHost: x\r\n\r\n');
          return answer;
        })
        .toMatch(REFUSED);
      // However long the body would be.
      const long = await dial('127.0.0.1');
      sockets.push(long);
      const refusal = heard(long);
      say(long, 'POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{');
      expect(await refusal).toMatch(REFUSED);
      const answer = heard(another);
      say(another, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    } finally {
      for (const socket of [...sockets, another]) socket.destroy();
    }
  });

  test.each([
    ['head', 'GET /healthz HTTP/1.1\r\nHost: x\r\n', 'A: b\r\n'],
    ['body', `POST /mcp HTTP/1.1\r\n${JSON_OF_60000}\r\n\r\n{`, ' '],
  ])(
    'a %s that is not ended in fifteen seconds ends its connection',
    TIMED,
    async (_, start, more) => {
      const { hostname, port } = new URL(front.url);
      const socket = connect({ host: hostname, port: Number(port) });
      onTestFinished(() => void socket.destroy());
      const closed = whenClosed(socket);
      socket.write(start);
      // Bytes that keep coming change nothing.
      let drops = 0;
      const drip = setInterval(() => {
        drops += 1;
        if (!socket.destroyed) socket.write(more);
      }, 500);
      onTestFinished(() => clearInterval(drip));
      socket.resume();
      await closed;
      // nginx itself would wait for a minute, and for a body as long as it comes.
      expect(drops).toBeLessThan(80);
    },
  );

  const problemOf = async (path: string, options: RequestInit = {}) => {
    const reply = await fetch(front.url + path, options);
    return [reply.status, ((await reply.json()) as { code: string }).code];
  };
  const body = 'x'.repeat(70_000);

  test.runIf(program === 'nginx').each([
    ['/api/v2/rgb', { method: 'POST', body }, [413, 'body_too_large']],
    ['/mcp', { method: 'POST', body }, [413, 'body_too_large']],
    [`/api/v2/rgb?text=${'x'.repeat(110_000)}`, {}, [414, 'url_too_long']],
  ])('what nginx itself refuses is a JSON problem', async (path, options, problem) => {
    expect(await problemOf(path, options)).toEqual(problem);
  });

  test('the longest address of a webhook comes through', async () => {
    const url = `https://hooks.example.com/${'a'.repeat(2000)}`;
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const long = { ...asked, body: JSON.stringify({ kind: 'webhook', url }) };
    expect(await problemOf('/api/watch/0123456789/channels', long)).toEqual([503, 'watch_off']);
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

  test('with no process left the API says so in JSON, and a page in HTML', TIMED, async () => {
    for (const one of sites.concat(running)) {
      if (one !== front && one.child.exitCode === null) await stop(one, 'SIGKILL');
    }
    expect(await problemOf('/api/openapi.json')).toEqual([expect.toBeOneOf([502, 503]), 'busy']);
    const page = await fetch(`${front.url}/tools`);
    expect([502, 503]).toContain(page.status);
    expect(page.headers.get('content-type')).toContain('text/html');
  });
}
