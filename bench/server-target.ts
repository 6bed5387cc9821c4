// One HTTP server in a separate process, so that its CPU time can be measured alone: `server-target.ts <name>`.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineEndpoint, type StatusReply } from '@fucina/api-contract';
import { writePng } from '@fucina/png';
import { perLanguage } from '@fucina/site';
import { DRAWN_OUTFITS, drawSkin, readSkin, renderAvatar } from '@fucina/skin-model';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createCaches } from '../server/src/cache/caches.ts';
import { createBinder } from '../server/src/http/endpoint.ts';
import { preparedText, prepareJson } from '../server/src/http/prepared-body.ts';
import { BUDGETS, type Budgets } from '../server/src/limits/budgets.ts';
import { createLimits } from '../server/src/limits/limits.ts';
import { siteFile } from '../server/src/pages/site-files.ts';
import { createTestApp } from '../server/src/testing/test-app.ts';
import { testSite } from '../server/src/testing/test-site.ts';
import { GRADIENT_TEXT } from './gradient-request.ts';

// About the size of a status reply and of a page.
const REPLY = { online: true, motd: { html: ['x'.repeat(1500)] }, players: { online: 3, max: 20 } };
const STATUS: StatusReply = {
  ...REPLY,
  motd: {
    raw: ['x'.repeat(120)],
    clean: ['x'.repeat(60)],
    html: ['x'.repeat(500)],
    runs: [[{ text: 'x'.repeat(60) }]],
  },
  ip: '93.184.215.14',
  port: 25565,
  hostname: 'play.example.net',
  edition: 'java',
  version: 'Paper 1.21.8',
  icon: `data:image/png;base64,${'A'.repeat(4000)}`,
  latency_ms: 20,
  debug: {
    ping: true,
    query: false,
    bedrock: false,
    srv: true,
    querymismatch: false,
    ipinsrv: false,
    cnameinsrv: false,
    animatedmotd: false,
    cachehit: true,
    cachetime: 1_700_000_000,
    cacheexpire: 1_700_000_060,
    apiversion: 3,
    dns: { srv: [], a: ['93.184.215.14'], aaaa: [] },
    error: {},
  },
};
const PAGE = new TextEncoder().encode(`<!doctype html><title>x</title>${'y'.repeat(40_000)}`);
const PAGE_BR = PAGE.slice(0, 9000);
const SKIN = drawSkin(DRAWN_OUTFITS.steve, 'wide');
const SKIN_FILE = writePng(SKIN);
const AVATAR = avatarFile();
// One budget for each key of `BUDGETS`.
const UNLIMITED = Object.fromEntries(
  Object.entries(BUDGETS).map(([work, budget]) => [work, { ...budget, perMinute: 1e9 }]),
) as unknown as Budgets;

const targets: Readonly<Record<string, () => RequestListener>> = {
  'bare-api': () =>
    getRequestListener(new Hono().get('/api/thing/:name', (c) => c.json(REPLY)).fetch),
  'our-api': () => getRequestListener(apiApp().fetch),
  'bare-gradient': () => {
    const output = 'x'.repeat(GRADIENT_TEXT.length * 10);
    return getRequestListener(new Hono().get('/api/v2/rgb', (c) => c.json({ output })).fetch);
  },
  'our-gradient': () =>
    getRequestListener(ourApp({ limits: createLimits({ budgets: UNLIMITED }) }).fetch),
  'bare-status': () =>
    getRequestListener(new Hono().get('/api/mcsrvstat/3/:name', (c) => c.json(STATUS)).fetch),
  'our-status': () => {
    const limits = createLimits({ budgets: UNLIMITED });
    return getRequestListener(
      ourApp({ limits, ping: async () => ({ ok: true, reply: STATUS }) }).fetch,
    );
  },
  'bare-page': () =>
    getRequestListener(
      new Hono().get('/', (c) => c.body(PAGE_BR, 200, { 'Content-Type': 'text/html' })).fetch,
    ),
  'our-page': () => getRequestListener(ourApp().fetch),
  'bare-picture': () =>
    getRequestListener(
      new Hono().get('/api/crafatar/avatars/:id', (c) =>
        c.body(AVATAR, 200, { 'Content-Type': 'image/png' }),
      ).fetch,
    ),
  'our-picture': () => getRequestListener(pictureApp().fetch),
};

/** Every player has the same skin here. */
function pictureApp() {
  const hash = 'a'.repeat(64);
  const textures = { SKIN: { url: `http://textures.minecraft.net/texture/${hash}` } };
  const value = Buffer.from(JSON.stringify({ textures })).toString('base64');
  const properties = [{ name: 'textures', value }];
  return ourApp({
    limits: createLimits({ budgets: UNLIMITED }),
    mojang: {
      findPlayer: async (name) => ({ id: '0'.repeat(32), name }),
      getProfile: async ({ uuid }) => ({ id: uuid, name: 'Fabbro', properties }),
      getTexture: async () => SKIN_FILE,
    },
  });
}

function ourApp(changes: Parameters<typeof createTestApp>[0] = {}) {
  const logger = pino(
    { level: 'info', base: null },
    pino.destination({ dest: '/dev/null', sync: false, minLength: 4096, periodicFlush: 250 }),
  );
  const page = siteFile(
    '/index.html',
    new Map([
      ['identity', PAGE],
      ['br', PAGE_BR],
    ]),
  );
  const documents = new Map([['/', page]]);
  const site = { ...testSite(), documents: perLanguage(() => documents) };
  return createTestApp({ logger, site, now: Date.now, ...changes });
}

function apiApp() {
  const app = ourApp();
  const cache = createCaches().open({
    name: 'things',
    schema: preparedText,
    ttlMs: 600_000,
    graceMs: 0,
    failureMs: 0,
    deadlineMs: 1000,
    maxEntries: 100,
    maxBytes: 1_000_000,
  });
  const thing = defineEndpoint({
    id: 'thing',
    group: 'text',
    method: 'GET',
    path: '/api/thing/{name}',
    budget: 'status',
    price: { class: 'light', answerBytes: 1024, ceiling: 'none' },
    reply: { media: ['application/json'] },
    problems: {},
  });
  const limits = createLimits({ budgets: UNLIMITED });
  createBinder(app, { limits, trustedHops: 0, doInTurn: async (_, work) => work() })(
    thing,
    {},
    async () => {
      const { value, storedAt } = await cache.get('key', async () => prepareJson(REPLY));
      const ageS = (Date.now() - storedAt) / 1000;
      return { reply: value, freshness: { maxAgeS: 60, ageS } };
    },
  );
  return app;
}

function avatarFile(): Uint8Array<ArrayBuffer> {
  const skin = readSkin(SKIN);
  if (!skin.ok) throw new Error(skin.error.code);
  return writePng(renderAvatar(skin.value, { size: 128 }));
}

const listener = targets[process.argv[2] ?? '']?.();
if (listener === undefined) throw new Error(`one of ${Object.keys(targets).join(', ')}`);
const server = createServer(listener).listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('SIGINT', () => process.exit());
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 });
});
