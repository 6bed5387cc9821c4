// Everything that one process of the site depends on fails in every known way; each row is one of them, tested on each
// endpoint.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hasRedis,
  prepareRedis,
  type RedisProcess,
} from '../../server/src/testing/redis-server.ts';
import type { Fault } from '../demo/mojang/faults.ts';
import { type DemoMojang, startDemoMojang } from '../demo/mojang.ts';
import { type Running, startSite, stop } from '../deployment/processes.ts';

// Starting processes takes its time on a busy machine.
const TIMED = { timeout: 120_000 };

const OWN_ENDPOINTS = [
  '/healthz',
  '/readyz',
  '/api/openapi.json',
  '/api/v2/rgb?text=word&colors=%5B%22%23ff0000%22%5D',
  '/api/mcsrvstat/3/127.0.0.1:65000',
];
const PLAYER_ENDPOINTS = [
  '/api/mojang/users/profiles/minecraft/{player}',
  '/api/crafatar/avatars/{player}',
  '/api/crafatar/renders/body/{player}',
  '/api/crafatar/skins/{player}',
  '/head/{player}',
];

const running: Running[] = [];

async function start(settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  const site = await startSite({
    PING_ALLOW_PRIVATE: '1',
    RATE_LIMIT: '0',
    DRAIN_SECONDS: '0',
    ...settings,
  });
  running.push(site);
  return site;
}

afterAll(async () => {
  for (const site of running) if (site.child.exitCode === null) await stop(site, 'SIGKILL');
});

async function statuses(
  { url, operationUrl }: Running,
  paths: readonly string[],
): Promise<readonly number[]> {
  return Promise.all(
    paths.map(async (path) => {
      // Readiness has its own port.
      const reply = await fetch(path === '/readyz' ? `${operationUrl}${path}` : url + path);
      await reply.arrayBuffer();
      return reply.status;
    }),
  );
}

const all200 = OWN_ENDPOINTS.map(() => 200);

describe('Mojang', () => {
  let mojang: DemoMojang;
  beforeAll(async () => {
    mojang = await startDemoMojang();
  });
  afterAll(() => mojang.close());

  test.each<[string, Fault]>([
    ['answers 500', { status: 500 }],
    ['answers 403', { status: 403 }],
    ['answers 429', { status: 429 }],
    ['answers 302', { status: 302 }],
    ['answers garbage', { isGarbage: true }],
    ['is silent', { latencyMs: 30_000 }],
  ])('%s: players cannot be had, everything else can', TIMED, async (_, fault) => {
    const site = await start({
      MOJANG_API_URL: mojang.apiUrl,
      MOJANG_SESSION_URL: mojang.sessionUrl,
      MOJANG_TEXTURES_URL: mojang.texturesUrl,
    });
    mojang.misbehave(fault);
    const [players, own] = await Promise.all([
      statuses(
        site,
        PLAYER_ENDPOINTS.map((path) => path.replace('{player}', 'Fabbro')),
      ),
      statuses(site, OWN_ENDPOINTS),
    ]);
    mojang.behave();
    for (const status of players) expect([502, 503, 504]).toContain(status);
    expect(own).toEqual(all200);
    expect(await stop(site)).toBe(0);
  });
});

describe.skipIf(!hasRedis)('Redis', () => {
  type Change = (redis: RedisProcess) => unknown;

  test.each<[string, Change, Change]>([
    ['is not there at the start', () => undefined, () => undefined],
    ['goes away', (redis) => redis.start(), (redis) => redis.stop()],
    ['hangs', (redis) => redis.start(), (redis) => redis.freeze()],
    [
      'comes late and goes',
      () => undefined,
      async (redis) => {
        await redis.start();
        await redis.stop();
      },
    ],
  ])('%s: every request is answered', TIMED, async (_, before, during) => {
    const redis = await prepareRedis();
    await before(redis);
    const site = await start({ REDIS_URL: redis.url, RATE_LIMIT: '1' });
    expect(await statuses(site, OWN_ENDPOINTS)).toEqual(all200);
    await during(redis);
    for (let again = 0; again < 5; again += 1) {
      expect(await statuses(site, OWN_ENDPOINTS)).toEqual(all200);
    }
    redis.thaw();
    await redis.stop();
    expect(await stop(site)).toBe(0);
  });
});

test('a process that is killed again and again serves each time it is started', TIMED, async () => {
  let port = '';
  for (let again = 0; again < 3; again += 1) {
    const site = await start(port === '' ? {} : { PORT: port });
    port = new URL(site.url).port;
    expect(await statuses(site, OWN_ENDPOINTS)).toEqual(all200);
    expect(await stop(site, 'SIGKILL')).toBe('SIGKILL');
  }
});
