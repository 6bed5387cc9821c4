import { expect, test } from 'vitest';
import { BUDGETS } from './limits/budgets.ts';
import { createLimits } from './limits/limits.ts';
import { createTestApp, recordingLogger, testSettings } from './testing/test-app.ts';

test('an unknown API path answers 404 with a code and a message', async () => {
  const reply = await createTestApp().request('/api/nothing');
  expect(reply.status).toBe(404);
  expect(reply.headers.get('content-type')).toContain('application/json');
  expect(await reply.json()).toEqual({ code: 'not_found', message: 'There is nothing here.' });
});

test.each(['/healthz', '/api/nothing'])('%s carries the security headers', async (path) => {
  const { headers } = await createTestApp().request(path);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  expect(headers.has('strict-transport-security')).toBe(false);
});

test.each(['/healthz', '/api/nothing'])(
  '%s has no header that only documents need',
  async (path) => {
    const { headers } = await createTestApp().request(path);
    for (const name of ['permissions-policy', 'referrer-policy', 'cross-origin-opener-policy']) {
      expect([name, headers.get(name)]).toEqual([name, null]);
    }
  },
);

test('HSTS is sent only where the public address is https', async () => {
  const app = createTestApp({ settings: testSettings({ PUBLIC_URL: 'https://fucina.example' }) });
  const { headers } = await app.request('/healthz');
  expect(headers.get('strict-transport-security')).toContain('max-age=');
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
  '%s is answered with 405',
  async (method) => {
    const reply = await createTestApp().request('/healthz', { method });
    expect(reply.status).toBe(405);
    expect(reply.headers.get('allow')).toBe('GET, HEAD');
  },
);

test.each([
  ['/api/openapi.json', 200],
  ['/api/v2/rgb?text=a&colors=%5B%22%23fff%22%5D', 200],
  ['/api/v2/rgb', 400],
  ['/api/nothing', 404],
  ['/api/mojang/users/profiles/minecraft/Nobody', 404],
  ['/api/crafatar/avatars/no-id', 422],
  ['/api/mcsrvstat/3/no%20address', 400],
  ['/head/Nobody', 404],
])('pages of other sites may read %s, a %i', async (path, status) => {
  const reply = await createTestApp().request(path);
  expect(reply.status).toBe(status);
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test.each(['/healthz', '/nothing'])('pages of other sites cannot read %s', async (path) => {
  const reply = await createTestApp().request(path);
  expect(reply.headers.get('access-control-allow-origin')).toBeNull();
});

test.each(['/api/crafatar/skins/Notch', '/api/mcsrvstat/3/play.example.net', '/head/Notch'])(
  'OPTIONS %s tells what other sites may ask for',
  async (path) => {
    const reply = await createTestApp().request(path, {
      method: 'OPTIONS',
      headers: { Origin: 'https://forum.example', 'Access-Control-Request-Method': 'GET' },
    });
    expect(reply.status).toBe(204);
    expect(await reply.text()).toBe('');
    expect(reply.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
  },
);

test.each([
  '/metrics',
  '/readyz',
  '/%6detrics',
  '/metric%73',
  '/./metrics',
  '/x/../metrics',
  '//metrics',
  '/%72eadyz',
])('no route for operators answers to %s', async (path) => {
  const app = createTestApp();
  const env = { incoming: { url: path, socket: { remoteAddress: '1.2.3.4' } } };
  const reply = await app.request(path, {}, env);
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
});

test('the description of the API has a budget', async () => {
  const other = { ...BUDGETS.other, perMinute: 2 };
  const limits = createLimits({ budgets: { ...BUDGETS, other } });
  const app = createTestApp({ limits });
  const statuses = [];
  for (let again = 0; again < 3; again += 1)
    statuses.push((await app.request('/api/openapi.json')).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('/healthz has none', async () => {
  const other = { ...BUDGETS.other, perMinute: 0 };
  const limits = createLimits({ budgets: { ...BUDGETS, other } });
  expect((await createTestApp({ limits }).request('/healthz')).status).toBe(200);
});

test('a HEAD request has the headers of the GET and no body', async () => {
  const reply = await createTestApp().request('/healthz', { method: 'HEAD' });
  expect(reply.status).toBe(200);
  expect(await reply.text()).toBe('');
});

test('a request id is taken over only from a trusted proxy', async () => {
  const headers = { 'x-request-id': 'from-the-proxy-1' };
  const direct = await createTestApp().request('/healthz', { headers });
  expect(direct.headers.get('x-request-id')).not.toBe('from-the-proxy-1');
  const trusting = createTestApp({ settings: testSettings({ TRUST_PROXY: '1' }) });
  const proxied = await trusting.request('/healthz', { headers });
  expect(proxied.headers.get('x-request-id')).toBe('from-the-proxy-1');
});

test('the log has the pattern of a route, never what the visitor typed', async () => {
  const { logger, lines } = recordingLogger();
  await createTestApp({ logger }).request('/api/secret-player?token=hush');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ method: 'GET', route: 'unknown', status: 404 });
  expect(JSON.stringify(lines)).not.toMatch(/secret-player|hush/);
});
