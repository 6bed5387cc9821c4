// Lines 98 to 108: what visitors may send, and what they share.
import { request as httpRequest } from 'node:http';
import type { Socket } from 'node:net';
import type { Ping } from '@fucina/server-ping';
import { GOOD_ADVERTISEMENT, pong } from '@fucina/server-ping/testing/bedrock-bytes';
import {
  closedPort,
  closeFakeServers,
  startTcp,
  startUdp,
} from '@fucina/server-ping/testing/fake-server';
import { answerWith, statusFrame } from '@fucina/server-ping/testing/java-bytes';
import { address } from '@fucina/server-ping/testing/test-ping';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startDemoMojang } from '../../../../../scripts/demo/mojang.ts';
import { createLimits, noLimits } from '../../../limits/limits.ts';
import { listen } from '../../../listen.ts';
import { createTestApp, testSettings } from '../../../testing/test-app.ts';
import { createServerPing } from '../server-ping.ts';
import { onlineReply } from '../testing/status-reply.ts';

afterEach(closeFakeServers);

const JAVA = '/api/mcsrvstat/3/';
const BEDROCK = '/api/mcsrvstat/bedrock/3/';

function appWith(environment: Readonly<Record<string, string>>, ping?: Ping) {
  const settings = testSettings(environment);
  const limits = settings.RATE_LIMIT ? createLimits() : undefined;
  const stopping = new AbortController().signal;
  return createTestApp({
    settings,
    now: Date.now,
    ...(limits && { limits }),
    ping:
      ping ??
      createServerPing({
        settings,
        limits: limits ?? noLimits,
        shares: limits ?? noLimits,
        stopping,
        now: Date.now,
      }),
  });
}

const privateApp = () => appWith({ PING_ALLOW_PRIVATE: '1', RATE_LIMIT: '0' });

test('a server on Mojang’s list is marked as soon as the list is there', async () => {
  const mojang = await startDemoMojang({ blockedServers: ['127.0.0.*', 'other.example'] });
  const java = await startTcp((socket) => answerWith(socket));
  const app = appWith({
    PING_ALLOW_PRIVATE: '1',
    RATE_LIMIT: '0',
    MOJANG_SESSION_URL: mojang.sessionUrl,
  });
  // Each of them is a server of its own to the cache.
  const spellings = Array.from({ length: 250 }, (_, n) => `n${n}.localhost`);
  await vi.waitFor(async () => {
    const response = await app.request(`${JAVA}${spellings.pop()}:${java.port}`);
    expect(await response.json()).toMatchObject({ online: true, eula_blocked: true });
  }, 10_000);
  await mojang.close();
});

describe('98 addresses that nobody may reach', () => {
  test.each([
    '127.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '0',
    '①②⑦.0.0.1',
    '127。0。0。1',
    '127.0.0.1.',
    '127.0.0.1',
    '1.2.3',
    '[::]',
    '[::1]',
    '::1',
    '[::ffff:7f00:1]',
    '[::ffff:127.0.0.1]',
    '[::7f00:1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::1]',
    '[2002:7f00:1::]',
    '[2001:db8::1]',
    '[2001::1]',
    '[fe80::1%eth0]',
    '[fe80::1]',
    '[fc00::1]',
    '[ff02::1]',
    '[fec0::1]',
    '[100::1]',
    '[5f00::1]',
    '[3fff::1]',
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    'localhost',
    'localhost.',
    'foo.localhost',
    'metadata.google.internal',
    'host.docker.internal',
    'router',
    'printer.local',
    'nas.lan',
    '1.0.0.127.in-addr.arpa',
    'hidden.onion',
  ])('%s: 400, and the canary is never touched', async (host) => {
    const canary = await startTcp((socket) => answerWith(socket));
    const app = appWith({ RATE_LIMIT: '0' });
    const text = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
    for (const path of [
      `${JAVA}${encodeURIComponent(`${text}:${canary.port}`)}`,
      `${JAVA}${encodeURIComponent(host)}`,
      `${BEDROCK}${encodeURIComponent(`${text}:${canary.port}`)}`,
    ]) {
      const response = await app.request(path);
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await response.json()).toMatchObject({
        online: false,
        error: expect.stringMatching(/^(?:invalid_address|blocked_target)$/),
      });
    }
    expect(canary.visits()).toBe(0);
  });
});

test.each(['0', '65536', '-1', '25565x', '', '22', '6379', '80', '3306', '27017'])(
  '99 port "%s": 400',
  async (port) => {
    const response = await appWith({}).request(`${JAVA}mc.hypixel.net:${port}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ online: false });
  },
);

test('99 ports of UDP services are refused for Bedrock', async () => {
  const response = await appWith({}).request(`${BEDROCK}mc.hypixel.net:1900`);
  expect(response.status).toBe(400);
});

describe('100 paths that are no address', () => {
  test.each([
    '%00',
    'a%00.b.net',
    'a%0d%0aSet-Cookie:x',
    '%2e%2e%2f',
    '..%2f..%2fetc%2fpasswd',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    `${'a'.repeat(10_000)}`,
    `${'a.'.repeat(150)}net`,
    '%',
    '%zz',
    '%c0%af',
    'a%2520b.net',
  ])('%s: an error in JSON, nothing reflected', async (path) => {
    const response = await appWith({}).request(`${JAVA}${path}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).not.toContain('<script');
  });
});

test('101 only GET and HEAD are served', async () => {
  const app = appWith({}, async () => ({ ok: true, reply: onlineReply() }));
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    expect((await app.request(`${JAVA}mc.hypixel.net`, { method })).status).toBe(405);
  }
  const head = await app.request(`${JAVA}mc.hypixel.net`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

describe('one look for all', () => {
  const counting = (reply = onlineReply()) => {
    const ping = vi.fn<Ping>(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return { ok: true, reply };
    });
    return { ping, app: appWith({ RATE_LIMIT: '0' }, ping) };
  };

  test('102 fifty identical requests cause one ping', async () => {
    const { ping, app } = counting();
    const all = await Promise.all(
      Array.from({ length: 50 }, () => app.request(`${JAVA}mc.hypixel.net`)),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(ping).toHaveBeenCalledTimes(1);
  });

  test('103 spellings of one address share an entry', async () => {
    const { ping, app } = counting();
    for (const text of [
      'mc.hypixel.net',
      'MC.Hypixel.NET',
      'mc.hypixel.net.',
      'mc.hypixel.net:25565',
      '%20mc.hypixel.net%20',
    ]) {
      expect((await app.request(`${JAVA}${text}`)).status).toBe(200);
    }
    expect(ping).toHaveBeenCalledTimes(1);
  });

  test('the first answer says that it is new, the next that it is kept', async () => {
    const { app } = counting();
    const first = await (await app.request(`${JAVA}mc.hypixel.net`)).json();
    const response = await app.request(`${JAVA}mc.hypixel.net`);
    expect(first).toMatchObject({ debug: { cachehit: false } });
    expect(await response.json()).toMatchObject({ debug: { cachehit: true } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('age')).toBe('0');
    const etag = response.headers.get('etag') ?? '';
    const again = await app.request(`${JAVA}mc.hypixel.net`, {
      headers: { 'If-None-Match': etag },
    });
    expect(again.status).toBe(304);
  });

  test('an old answer is shown at once while a new one is fetched', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const second = Promise.withResolvers<void>();
    const ping = vi
      .fn<Ping>(async () => ({ ok: true, reply: onlineReply({ version: 'first' }) }))
      .mockResolvedValueOnce({ ok: true, reply: onlineReply({ version: 'first' }) })
      .mockImplementationOnce(async () => {
        await second.promise;
        return { ok: true, reply: onlineReply({ version: 'second' }) };
      });
    const app = appWith({ RATE_LIMIT: '0' }, ping);
    const ask = async () => (await app.request(`${JAVA}mc.hypixel.net`)).json();
    expect(await ask()).toMatchObject({ version: 'first', debug: { cachehit: false } });
    vi.setSystemTime(Date.now() + 90_000);
    expect(await ask()).toMatchObject({ version: 'first', debug: { cachehit: true } });
    expect(await ask()).toMatchObject({ version: 'first' });
    expect(ping).toHaveBeenCalledTimes(2);
    second.resolve();
    await expect.poll(ask).toMatchObject({ version: 'second' });
    expect(ping).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test('an offline answer is kept for less long', async () => {
    const { app } = counting(onlineReply({ online: false }));
    const response = await app.request(`${JAVA}mc.hypixel.net`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=30');
  });

  test('104 a visitor who leaves does not end the ping for others', async () => {
    let visits = 0;
    const fake = await startTcp((socket) => {
      visits += 1;
      socket.once('data', () => setTimeout(() => socket.end(statusFrame()), 100));
    });
    const app = privateApp();
    const listening = await listen(app, { host: '127.0.0.1', port: 0 });
    const path = `${JAVA}127.0.0.1:${fake.port}`;
    const leaving = httpRequest({ port: listening.port, path }).on('error', () => undefined);
    leaving.end();
    await expect.poll(() => visits).toBe(1);
    leaving.destroy();
    const response = await fetch(`http://127.0.0.1:${listening.port}${path}`);
    expect(await response.json()).toMatchObject({ online: true });
    expect(visits).toBe(1);
    await listening.close(1000);
  });

  test('105 Java and Bedrock of one address are two', async () => {
    const { ping, app } = counting();
    await app.request(`${JAVA}mc.hypixel.net:25570`);
    await app.request(`${BEDROCK}mc.hypixel.net:25570`);
    expect(ping).toHaveBeenCalledTimes(2);
  });
});

describe('106 limits', () => {
  test('a client over the limit is told when to come back, whatever header it sends', async () => {
    const app = appWith({}, async () => ({ ok: true, reply: onlineReply() }));
    const ask = (n: number) =>
      app.request(`${JAVA}server${n}.hypixel.net`, {
        headers: { 'X-Forwarded-For': `8.8.8.${n}`, 'X-Real-IP': `8.8.8.${n}` },
      });
    const statuses: number[] = [];
    for (let n = 0; n < 35; n += 1) statuses.push((await ask(n)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    const refused = await ask(99);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ online: false, error: 'rate_limited' });
    expect((await ask(1)).status).toBe(200);
  });

  test('a client has six pings of one address a minute, whatever names lead to it', async () => {
    const fake = await startTcp((socket) => answerWith(socket));
    const app = appWith({ PING_ALLOW_PRIVATE: '1' });
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      statuses.push((await app.request(`${JAVA}n${n}.localhost:${fake.port}`)).status);
    }
    expect(statuses).toEqual([...Array(6).fill(200), 429, 429]);
  });

  test('forty visitors who ask for forty servers of one shared host all get an answer', async () => {
    const fakes = await Promise.all(
      Array.from({ length: 40 }, () => startTcp((socket) => answerWith(socket))),
    );
    const app = appWith({ PING_ALLOW_PRIVATE: '1', TRUST_PROXY: '1' });
    const answers = await Promise.all(
      fakes.map(({ port }, n) =>
        app.request(`${JAVA}127.0.0.1:${port}`, { headers: { 'X-Forwarded-For': `8.8.8.${n}` } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    for (const answer of answers) expect(await answer.json()).toMatchObject({ online: true });
  });

  test('ten ports of a host in ten minutes, no more', async () => {
    const fake = await startTcp((socket) => answerWith(socket));
    const environment = { PING_ALLOW_PRIVATE: '1' };
    const ping = createServerPing({
      settings: testSettings(environment),
      limits: noLimits,
      shares: noLimits,
      stopping: new AbortController().signal,
      now: Date.now,
    });
    const app = appWith(environment, ping);
    const ports = new Set([fake.port]);
    while (ports.size < 12) ports.add(await closedPort());
    const answers: Response[] = [];
    for (const port of ports) answers.push(await app.request(`${JAVA}127.0.0.1:${port}`));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429, 429]);
    const refused = answers.at(-1);
    expect(await refused?.json()).toMatchObject({ error: 'rate_limited', budget: 'target-ports' });
    const resetS = Number(refused?.headers.get('retry-after'));
    expect(resetS).toBeGreaterThan(500);
    expect(resetS).toBeLessThanOrEqual(600);
    expect(refused?.headers.get('ratelimit-policy')).toContain('"target-ports";q=10;w=600');
    expect(refused?.headers.get('ratelimit')).toContain(`"target-ports";r=0;t=${resetS}`);
  });
});

describe('107 many silent targets at once', () => {
  function startSilence() {
    const count = { open: 0, most: 0 };
    const silence = (socket: Socket) => {
      count.open += 1;
      count.most = Math.max(count.most, count.open);
      socket.resume().on('end', () => {
        count.open -= 1;
        socket.destroy();
      });
    };
    const start = (host: string) => startTcp(silence, host);
    return { count, start };
  }

  function startPing(stopping = new AbortController()) {
    const ping = createServerPing({
      settings: testSettings({ PING_ALLOW_PRIVATE: '1' }),
      limits: noLimits,
      shares: noLimits,
      stopping: stopping.signal,
      now: Date.now,
    });
    return {
      ping,
      stop: () => stopping.abort(),
      look: (client: string, text: string) => ping(address(text), { query: false, client }),
    };
  }

  test('500 of as many clients: bounded sockets, and nobody else waits for them', async () => {
    const { count, start } = startSilence();
    const { look, stop } = startPing();
    const hosts = Array.from({ length: 500 }, (_, n) => `127.0.${1 + (n >> 7)}.${1 + (n & 127)}`);
    const silent = await Promise.all(hosts.map(start));
    const asked = hosts.map((host, n) =>
      look(`9.9.${n >> 8}.${n & 255}`, `${host}:${silent[n]?.port}`),
    );
    await expect.poll(() => count.open).toBe(256);
    stop();
    await Promise.allSettled(asked);
    expect(count.most).toBe(256);
    await expect.poll(() => count.open).toBe(0);
  }, 20_000);

  test('one client has four of them at once, and is refused beyond what may wait', async () => {
    const { count, start } = startSilence();
    const { look, stop } = startPing();
    const { port } = await start('127.0.0.1');
    const asked = Array.from({ length: 50 }, (_, n) => look('9.9.9.9', `n${n}.localhost:${port}`));
    const refused = await Promise.allSettled(asked.slice(4 + 32));
    expect(refused.map(({ status }) => status)).toEqual(Array(14).fill('rejected'));
    await expect.poll(() => count.open).toBe(4);
    stop();
    await Promise.allSettled(asked);
    expect(count.most).toBe(4);
  });

  test('over HTTP: a server that one client waits for is not out of reach for others', async () => {
    const { start } = startSilence();
    const { ping, stop } = startPing();
    const silent = await start('127.0.0.1');
    const good = await startTcp((socket) => answerWith(socket));
    const app = appWith({ RATE_LIMIT: '0', TRUST_PROXY: '1' }, ping);
    const ask = (path: string, client: string) =>
      app.request(path, { headers: { 'X-Forwarded-For': client } });
    let ended = 0;
    const greedy = Array.from({ length: 8 }, async (_, n) => {
      await ask(`${JAVA}n${n}.localhost:${silent.port}`, '9.9.9.9');
      ended += 1;
    });
    const wanted = `${JAVA}127.0.0.1:${good.port}`;
    const own = ask(wanted, '9.9.9.9');
    const other = await ask(wanted, '9.9.9.8');
    expect(await other.json()).toMatchObject({ online: true });
    expect((await own).status).toBe(200);
    // Its own servers are still silent.
    expect(ended).toBe(0);
    stop();
    await Promise.all(greedy);
  });

  test('over HTTP: who is refused is told when to come back, everybody else is answered', async () => {
    const { start } = startSilence();
    const { ping, stop } = startPing();
    const silent = await start('127.0.0.1');
    const good = await startTcp((socket) => answerWith(socket));
    const app = appWith({ RATE_LIMIT: '0', TRUST_PROXY: '1' }, ping);
    const ask = (path: string, client: string) =>
      app.request(path, { headers: { 'X-Forwarded-For': client } });
    const refused: Response[] = [];
    const asked = Array.from({ length: 50 }, async (_, n) => {
      const answer = await ask(`${JAVA}n${n}.localhost:${silent.port}`, '9.9.9.9');
      if (answer.status === 503) refused.push(answer);
      return answer.status;
    });
    await expect.poll(() => refused.length).toBe(14);
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(await answer.json()).toMatchObject({ online: false, error: 'busy' });
    }
    expect((await app.request('/healthz')).status).toBe(200);
    const other = await ask(`${JAVA}127.0.0.1:${good.port}`, '9.9.9.8');
    expect(await other.json()).toMatchObject({ online: true });
    stop();
    const answered = (await Promise.all(asked)).filter((status) => status === 200);
    expect(answered).toHaveLength(36);
  });

  test('sixty networks of one /58 with thirty silent servers each starve nobody', async () => {
    const { start } = startSilence();
    const { look, stop } = startPing();
    const silent = await start('127.0.0.1');
    const good = await startTcp((socket) => answerWith(socket));
    const greedy = Promise.allSettled(
      Array.from({ length: 60 * 30 }, (_, n) =>
        look(`2001:db8:1:${(n % 60).toString(16)}::/64`, `127.0.0.1:${silent.port}`),
      ),
    );
    const visitors = Array.from({ length: 30 }, (_, n) =>
      look(`9.9.9.${n}`, `127.0.0.1:${good.port}`),
    );
    for (const result of await Promise.all(visitors)) {
      expect(result).toMatchObject({ ok: true, reply: { online: true } });
    }
    stop();
    await greedy;
  });
});

test('108 a server that stops ends its pings', async () => {
  // No deadline of the ping itself comes.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stopping = new AbortController();
  const silent = await startTcp(() => undefined);
  const ping = createServerPing({
    settings: testSettings({ PING_ALLOW_PRIVATE: '1' }),
    limits: noLimits,
    shares: noLimits,
    stopping: stopping.signal,
    now: Date.now,
  });
  const app = appWith({ RATE_LIMIT: '0' }, ping);
  const answer = app.request(`${JAVA}127.0.0.1:${silent.port}`);
  await expect.poll(silent.visits).toBe(1);
  stopping.abort();
  expect(await (await answer).json()).toMatchObject({ online: false, debug: { code: 'timeout' } });
});

describe('whole answers over HTTP', () => {
  test('a Java server', async () => {
    const fake = await startTcp((socket) => answerWith(socket));
    const response = await privateApp().request(`${JAVA}127.0.0.1:${fake.port}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const body = await response.json();
    expect(body).toMatchObject({
      online: true,
      ip: '127.0.0.1',
      port: fake.port,
      motd: { html: ['A good server'] },
    });
    expect(body).not.toHaveProperty('hostname');
    expect(body).not.toHaveProperty('eula_blocked');
  });

  test('a Bedrock server', async () => {
    const fake = await startUdp((socket, _, from) =>
      socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address),
    );
    const response = await privateApp().request(`${BEDROCK}127.0.0.1:${fake.port}`);
    expect(await response.json()).toMatchObject({ online: true, gamemode: 'Survival' });
  });

  test('localhost is found where private targets are allowed', async () => {
    const fake = await startTcp((socket) => answerWith(socket));
    const response = await privateApp().request(`${JAVA}localhost:${fake.port}`);
    expect(await response.json()).toMatchObject({ online: true, hostname: 'localhost' });
  });
});
