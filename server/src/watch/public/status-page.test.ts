import type { RenderStatusPage } from '@fucina/api-contract';
import { perLanguage } from '@fucina/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Dependencies } from '../../app.ts';
import { BUDGETS } from '../../limits/budgets.ts';
import { createLimits } from '../../limits/limits.ts';
import { siteFile } from '../../pages/site-files.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { testSite } from '../../testing/test-site.ts';
import { createTestWatch, START_S, type TestWatch, upAt } from '../testing/test-watch.ts';

const NAME = '0123456789';
const DOCUMENT = `<html lang="xx"><head><title>Built</title><meta name="description" content="Built">
<meta name="robots" content="noindex"></head><body><div id="written" class="contents"></div></body></html>`;

const FILE = siteFile('/x.html', new Map([['identity', new TextEncoder().encode(DOCUMENT)]]));
const SITE = { ...testSite(), documents: perLanguage(() => new Map([['/status', FILE]])) };

const render: RenderStatusPage = (shown, language) => {
  rendered.push(shown);
  const what = typeof shown === 'string' ? shown : shown.status.name;
  const content = `<p lang="${language}">${what}</p>`;
  return { title: `<${what}> $&`, description: `About "${what}"`, content };
};

let watch: TestWatch;
let rendered: unknown[];
let app: ReturnType<typeof createTestApp>;

beforeEach(async () => {
  watch = createTestWatch();
  rendered = [];
  app = appWith();
  await watch.store.createWatch({
    id: 'watch00000',
    ownerHash: new Uint8Array(32),
    name: 'Ours alone',
    zone: 'Europe/Rome',
    language: 'it',
    createdAt: START_S - 3600,
    targets: (['java', 'bedrock'] as const).map((edition) => ({
      address: { edition, host: 'play.example.com', port: 25_565 },
      ip: '',
    })),
    client: '',
    most: 1000,
  });
  await setPublic(true);
});

afterEach(() => {
  vi.useRealTimers();
});

function setPublic(isPublic: boolean) {
  return watch.store.updateWatch('watch00000', { isPublic, slug: NAME });
}

function appWith(changes: Partial<Dependencies> = {}) {
  return createTestApp({ watch, site: SITE, loadStatusPage: async () => render, ...changes });
}

const get = (path: string, headers: Record<string, string> = {}, of = app) =>
  of.request(`http://localhost${path}`, { headers });

test('what is shown is in the document, in the language of the visitor', async () => {
  const reply = await get(`/status/${NAME}`, { 'accept-language': 'it' });
  expect(reply.status).toBe(200);
  const html = await reply.text();
  expect(html).toContain(
    '<div id="written" class="contents"><p lang="it">play.example.com</p></div>',
  );
  expect(html).toContain('<title>&lt;play.example.com&gt; $&amp;</title>');
  expect(html).toContain('content="About &quot;play.example.com&quot;"');
  expect(html).toContain(`<meta property="og:url" content="http://localhost/status/${NAME}">`);
  expect(reply.headers.get('content-language')).toBe('it');
});

test('nobody may put it into a frame or list it, and it depends on who asks', async () => {
  const { headers } = await get(`/status/${NAME}`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding');
  const again = await get(`/status/${NAME}`, { 'if-none-match': headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('what the owner calls it is told to nobody', async () => {
  expect(await (await get(`/status/${NAME}`)).text()).not.toContain('Ours alone');
  expect(JSON.stringify(rendered)).not.toContain('Ours alone');
});

test('it is made once for all who come within half a minute, and each language, time and edition for itself', async () => {
  await Promise.all(Array.from({ length: 5 }, () => get(`/status/${NAME}`)));
  expect(rendered).toHaveLength(1);
  await get(`/status/${NAME}?lng=it`);
  await get(`/status/${NAME}?range=week`);
  await get(`/status/${NAME}?edition=bedrock`);
  expect(rendered).toHaveLength(4);
  expect(rendered.at(-2)).toMatchObject({ range: 'week', history: { step_s: 600 } });
  expect(rendered.at(-1)).toMatchObject({ range: 'day', days: { edition: 'bedrock' } });
});

const UP = { state: 'up', since: START_S - 60, recentStarts: [] } as const;

async function found(players: number, at = START_S) {
  const [java] = (await watch.store.readWatch({ slug: NAME }))?.targets ?? [];
  if (java === undefined) throw new Error('it has two');
  await watch.find(java, { sample: upAt(at, players), standing: UP });
}

test('a server that is in another state has another page at once', async () => {
  await get(`/status/${NAME}`);
  await found(7);
  await get(`/status/${NAME}`);
  expect(rendered.at(-1)).toMatchObject({ status: { editions: [{ state: 'up' }, {}] } });
});

test('after half a minute there are newer numbers', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  await found(5, START_S - 30);
  await get(`/status/${NAME}`);
  await found(7);
  vi.advanceTimersByTime(29_000);
  await get(`/status/${NAME}`);
  expect(rendered).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  await get(`/status/${NAME}`);
  expect(rendered).toHaveLength(2);
  expect(rendered.at(-1)).toMatchObject({ status: { editions: [{ players: 7 }, {}] } });
});

test.each(['?range=century', '?edition=pocket', '?range=&edition=', '?x=<script>'])(
  'with %s it is as without',
  async (query) => {
    const reply = await get(`/status/${NAME}${query}`);
    expect(reply.status).toBe(200);
    expect(rendered.at(-1)).toMatchObject({ range: 'day', days: { edition: 'java' } });
  },
);

test('a page that is unknown and one that is private are the same 404', async () => {
  const unknown = await get('/status/zzzzzzzzzz');
  expect(unknown.status).toBe(404);
  await get(`/status/${NAME}`);
  await setPublic(false);
  const hidden = await get(`/status/${NAME}`);
  expect(hidden.status).toBe(404);
  const without = async (reply: Response) => (await reply.text()).replaceAll('zzzzzzzzzz', NAME);
  expect(await without(hidden)).toBe(await without(unknown));
  expect(hidden.headers.get('etag')).toBe(unknown.headers.get('etag'));
  expect(rendered.filter((shown) => typeof shown === 'string')).toEqual(['none', 'none']);
});

test('who asks too often is told so on a page', async () => {
  const limited = appWith({ limits: createLimits({}) });
  for (let turn = 0; turn < BUDGETS.watch.perMinute; turn += 1) {
    await get(`/status/${NAME}`, {}, limited);
  }
  const reply = await get(`/status/${NAME}`, {}, limited);
  expect(reply.status).toBe(429);
  expect(reply.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await reply.text()).toContain('busy');
});

test('who has many pages written pays for what is read for each', async () => {
  const limited = appWith({ limits: createLimits({}) });
  const statuses: number[] = [];
  for (const language of ['en', 'it']) {
    for (const edition of ['java', 'bedrock']) {
      for (const range of ['day', 'week', 'month', 'quarter', 'year']) {
        const query = `?lng=${language}&edition=${edition}&range=${range}`;
        statuses.push((await get(`/status/${NAME}${query}`, {}, limited)).status);
      }
    }
  }
  const written = statuses.filter((status) => status === 200);
  // One for the visit, six for the reading.
  expect(written).toHaveLength(Math.floor(BUDGETS.watch.perMinute / 7));
});

test('where servers are not watched, the page says so', async () => {
  const off = createTestApp({ site: SITE, loadStatusPage: async () => render });
  const reply = await get(`/status/${NAME}`, {}, off);
  expect(reply.status).toBe(503);
  expect(await reply.text()).toContain('>off</p>');
});

test('while the store is gone, the page says so, and is there again when it is back', async () => {
  const store = { ...watch.store, readWatch: () => Promise.reject(new Error('gone')) };
  const reply = await get(`/status/${NAME}`, {}, appWith({ watch: { ...watch, store } }));
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await reply.text()).toContain('>away</p>');
  const half = { ...watch.store, columns: () => Promise.reject(new Error('gone')) };
  const late = await get(`/status/${NAME}`, {}, appWith({ watch: { ...watch, store: half } }));
  expect([late.status, await late.text()]).toEqual([503, expect.stringContaining('>away</p>')]);
  expect((await get(`/status/${NAME}`)).status).toBe(200);
});

test('what could be the name of no page is none, and another spelling leads to it', async () => {
  expect((await get('/status/x')).status).toBe(404);
  expect((await get('/status')).status).toBe(404);
  const shouted = await get('/STATUS/0123456789');
  expect([shouted.status, shouted.headers.get('location')]).toEqual([308, `/status/${NAME}`]);
  expect(rendered).toEqual([]);
});
