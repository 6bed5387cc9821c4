import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints } from '@fucina/api-contract';
import { canonicalPath, everyPage, languageCodes, rulePage } from '@fucina/site';
import { apiReferenceWords, endpointSummary } from '@fucina/site/words/api-reference';
import { expect, test } from 'vitest';
import { noLimits } from '../limits/limits.ts';
import { Problem } from '../problem.ts';
import { createTestApp, testSettings } from '../testing/test-app.ts';
import { testSite } from '../testing/test-site.ts';

const app = createTestApp({ site: testSite() });
const placed = createTestApp({
  site: testSite(),
  settings: testSettings({ PUBLIC_URL: 'https://fucina.example' }),
});

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test('a page comes in the language of the visitor and says so', async () => {
  const reply = await get('/tools', { 'accept-language': 'it-IT,it;q=0.9' });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(reply.headers.get('content-language')).toBe('it');
  expect(reply.headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding');
  expect(await reply.text()).toContain('<html lang="it">');
});

test('a page that is ready is no promise', async () => {
  await get('/tools');
  expect(app.fetch(new Request('http://localhost/tools'))).toBeInstanceOf(Response);
});

test('?lng= chooses the language of a link', async () => {
  const reply = await get('/?lng=it', { cookie: 'i18next=en' });
  expect(await reply.text()).toContain('lang="it"');
});

test('a page has the strict policy with the hashes of the build', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('absolute URLs in a page are those of PUBLIC_URL', async () => {
  const html = await (await placed.request('/tools', { headers: { host: 'evil.example' } })).text();
  expect(html).toContain('href="https://fucina.example/x"');
  expect(html).not.toContain('fucina.invalid');
});

test('without PUBLIC_URL they are those of the request, unless its host is odd', async () => {
  expect(await (await get('/', { host: 'toolbox.lan:8080' })).text()).toContain(
    'href="http://toolbox.lan:8080/x"',
  );
  expect(await (await get('/', { host: '"><script>' })).text()).toContain(
    'href="http://localhost:3000/x"',
  );
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a page comes in %s to a browser that takes it', async (encoding, decompress) => {
  const reply = await get('/tools', { 'accept-encoding': encoding });
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  const html = decompress(Buffer.from(await reply.arrayBuffer())).toString();
  expect(html).toContain('<h1>tools</h1>');
  expect(html).not.toContain('fucina.invalid');
});

test('a page that the browser still has is not sent again', async () => {
  const first = await get('/tools', { 'accept-encoding': 'br' });
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const etag = first.headers.get('etag') ?? '';
  const again = await get('/tools', { 'accept-encoding': 'br', 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('etag')).toBe(etag);
  const italian = await get('/tools?lng=it', { 'accept-encoding': 'br', 'if-none-match': etag });
  expect(italian.status).toBe(200);
});

test('assets are immutable and come as the build compressed them', async () => {
  const reply = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(reply.headers.get('content-encoding')).toBe('br');
  expect(reply.headers.get('vary')).toBe('Accept-Encoding');
  expect(reply.headers.get('content-length')).toBe('2');
  expect(await reply.text()).toBe('BR');
});

test('a page carries the policies of a document', async () => {
  const { headers } = await get('/');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('an asset carries no headers that only documents need', async () => {
  const { headers } = await get('/assets/app-1a2b.js');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy']) {
    expect([name, headers.get(name)]).toEqual([name, null]);
  }
});

test('the service worker is revalidated, and asks no other host', async () => {
  const reply = await get('/sw.js');
  expect(await reply.text()).toBe('serve()');
  expect(reply.headers.get('cache-control')).toBe('no-cache');
  expect(reply.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'",
  );
  expect(reply.headers.get('x-service-worker')).toBeNull();
});

test('SERVICE_WORKER=0 serves the worker that removes the other one, and says so to pages', async () => {
  const settings = testSettings({ SERVICE_WORKER: '0' });
  const reply = await createTestApp({ site: testSite(), settings }).request('/sw.js');
  expect(await reply.text()).toBe('remove()');
  expect(reply.headers.get('cache-control')).toBe('no-cache');
  expect(reply.headers.get('x-service-worker')).toBe('off');
});

test('HEAD of an asset has its length and no body', async () => {
  const reply = await app.request('/assets/app-1a2b.js', { method: 'HEAD' });
  expect(reply.headers.get('content-length')).toBe('5');
  expect(await reply.text()).toBe('');
});

test('the words are served as JSON', async () => {
  const reply = await get('/locales/en/translation.json');
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-cache');
});

test('an unknown path is a 404 with the page in the language of the visitor', async () => {
  const reply = await get('/nowhere', { 'accept-language': 'it' });
  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain('<html lang="it">');
});

test.each(['/404', '/index', '/index.html', '/tools.html', '/tools%2Fx', '/tools/x', '/__proto__'])(
  '%s is no page',
  async (path) => expect((await get(path)).status).toBe(404),
);

test.each(['/%E0%A4%A', '/a%', '/tools/%ff'])(
  '%s, which cannot be decoded, gets the 404 page',
  async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('<h1>404</h1>');
  },
);

test.each(['/nowhere', '/api/nothing', '/assets/none.js'])(
  'unknown paths such as %s have a budget',
  async (path) => {
    const spent: string[] = [];
    const limited = createTestApp({
      site: testSite(),
      limits: {
        ...noLimits,
        spend: async (_, work) => {
          spent.push(work);
          if (spent.length > 2) throw new Problem(429, 'rate_limited', 'Too many requests.');
        },
      },
    });
    const statuses = [];
    for (let again = 0; again < 3; again += 1) statuses.push((await limited.request(path)).status);
    expect(statuses).toEqual([404, 404, 429]);
    expect((await limited.request('/tools')).status).toBe(200);
    expect(spent).toEqual(['other', 'other', 'other']);
  },
);

test.each(['/api/x', '/api', '/head', '/head/a/b', '/assets/x.js', '/locales/xx/translation.json'])(
  'unknown %s answers programs in JSON',
  async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ code: 'not_found' });
  },
);

test.each(['/tools/..%2fx', '/..%5c..%5cwindows'])(
  '%s is a page that was not found, for whoever reads pages',
  async (path) => {
    const reply = await get(path, { accept: 'text/html,*/*;q=0.8', 'accept-language': 'it' });
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('<html lang="it">');
    const other = await get(path, { accept: 'application/json' });
    expect(other.status).toBe(400);
    expect(await other.json()).toMatchObject({ code: 'bad_path' });
  },
);

test.each(['/TOOLS', '/%74ools', '/%54OOLS/'])('%s is redirected to /tools', async (path) => {
  const reply = await get(`${path}?lng=it`);
  expect(reply.status).toBe(308);
  expect(reply.headers.get('location')).toBe('/tools?lng=it');
});

test('a path that cannot be decoded is a page that was not found', async () => {
  const reply = await get('/%E0%A4%A');
  expect(reply.status).toBe(404);
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('a tool opens with more in its address than it keeps', async () => {
  const reply = await get(`/tools/server?args=${'a'.repeat(20_000)}`);
  expect(reply.status).toBe(200);
  expect((await get(`/tools?args=${'a'.repeat(20_000)}`)).status).toBe(414);
});

test('a slash at the end leads to the page without it, query kept', async () => {
  const reply = await get('/tools/?text=a%20b');
  expect(reply.status).toBe(308);
  expect(reply.headers.get('location')).toBe('/tools?text=a%20b');
});

test.each(['//evil.example/', '/evil.example//', '/nowhere/'])(
  '%s redirects nowhere',
  async (path) => {
    const reply = await app.request(`http://localhost${path}`);
    expect(reply.status).toBe(404);
  },
);

test('a rule has a page, and one that this version does not have leads to the list of rules', async () => {
  const known = await app.request('http://localhost/docs/reference/rules/yaml/tab?lng=it');
  expect(await known.text()).toContain('<h1>yaml/tab</h1>');
  const unknown = await app.request('http://localhost/docs/reference/rules/yaml/tabs?lng=it');
  expect(unknown.status).toBe(308);
  expect(unknown.headers.get('location')).toBe('/docs/reference/rules?lng=it');
});

test('the page of a watch is one document, which names its address to nobody', async () => {
  const reply = await get('/watch/0123456789', { 'accept-language': 'it' });
  expect(await reply.text()).toContain('<h1>watch</h1>');
  expect(reply.headers.get('content-language')).toBe('it');
  expect(reply.headers.get('x-robots-tag')).toBe('noindex');
  expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
  expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('what could be the name of no watch is no page', async () => {
  for (const path of ['/watch', '/watch/', '/watch/x', '/watch/0123456789/x']) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

test('robots.txt keeps crawlers off the API and names the sitemap', async () => {
  const text = await (await placed.request('/robots.txt')).text();
  expect(text).toContain('Disallow: /api/\nDisallow: /embed/\nDisallow: /watch/\n');
  expect(text).toContain('Sitemap: https://fucina.example/sitemap.xml');
});

test('a browser learns how to search the site, in both languages', async () => {
  const reply = await placed.request('/opensearch.xml?lng=it');
  expect(reply.headers.get('content-type')).toContain('application/opensearchdescription+xml');
  const text = await reply.text();
  expect(text).toContain('<Language>it</Language>');
  expect(text).toContain('template="https://fucina.example/?q={searchTerms}"');
  expect(await (await placed.request('/opensearch.xml?lng=en')).text()).toContain(
    '<Language>en</Language>',
  );
});

test('the sitemap has every page with both languages', async () => {
  const reply = await placed.request('/sitemap.xml');
  expect(reply.headers.get('content-type')).toContain('xml');
  const xml = await reply.text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const canonical = [...everyPage, rulePage('yaml/tab')].flatMap((page) =>
    languageCodes.map((code) => `https://fucina.example${canonicalPath(page, code)}`),
  );
  expect(listed).toEqual(canonical);
  expect(xml).toContain('hreflang="it" href="https://fucina.example/tools/server?lng=it"');
  expect(xml).toContain('hreflang="x-default" href="https://fucina.example/tools/server?lng=en"');
});

test('llms.txt names every page in English', async () => {
  const text = await (await placed.request('/llms.txt')).text();
  expect(text).toMatch(/^# Fucina\n/);
  expect(text).toContain('(https://fucina.example/tools/textgradient)');
  expect(text).not.toContain('.title');
});

test('llms.txt names the endpoint for language models', async () => {
  const text = await (await placed.request('/llms.txt')).text();
  expect(text).toContain('https://fucina.example/mcp/server-card');
  expect(text).toContain('streamable HTTP at https://fucina.example/mcp,');
});

test('llms.txt names every endpoint of the API', async () => {
  const text = await (await placed.request('/llms.txt')).text();
  for (const { id, method, path } of endpoints)
    expect(text).toContain(
      `- \`${method} ${path}\`: ${endpointSummary(apiReferenceWords.en, id)}\n`,
    );
});
