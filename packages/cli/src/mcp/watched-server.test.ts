import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { watchedServer } from './watched-server.ts';

const LINK = { id: '0123456789', secret: `fv_${'0'.repeat(26)}` };

async function site(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // A TCP server's address is never a pipe's name.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const uptime = {
  uptime: null,
  coverage: { value: 0, digits: 0 },
  is_partly_measured: true,
  down_s: 0,
  partly_s: 0,
};
const WATCH = {
  ...{ id: LINK.id, access: 'viewer', revision: 1, name: '', language: 'en', zone: 'UTC' },
  ...{ address: 'play.example.com', state: 'waiting', since: null, editions: [], place: '' },
  ...{ created_at: 1, checked_at: null, maintenance_until: null, paused_at: null },
  ...{ maintenance: [], slug: null, is_public: false, has_viewer_link: true },
  uptime: { day: uptime, week: uptime, month: uptime, quarter: uptime },
};

test('the site of the link is asked with its secret, and reads nothing else', async () => {
  const asked: unknown[] = [];
  const origin = await site(({ method, url = '', headers }, response) => {
    asked.push([method, url, headers.authorization]);
    const incidents = { incidents: [], next: null };
    response.end(JSON.stringify(url.endsWith('/incidents') ? incidents : WATCH));
  });
  const found = await watchedServer({ ...LINK, origin });
  expect(found.ok && found.value()).toMatchObject({ watch: { state: 'waiting' }, incidents: [] });
  const bearer = `Bearer ${LINK.secret}`;
  expect(asked).toEqual([
    ['GET', '/api/watch/0123456789', bearer],
    ['GET', '/api/watch/0123456789/incidents', bearer],
  ]);
});

test('in clear text no secret leaves this machine', async () => {
  const found = await watchedServer({ ...LINK, origin: 'http://fucina.example' });
  expect(found).toMatchObject({ ok: false, error: { code: 'bad_site' } });
});

test.each<[string, RequestListener]>([
  ['watch_not_found', (_, response) => response.writeHead(404).end('{}')],
  ['site_failed', (_, response) => response.writeHead(500).end('{}')],
  ['site_failed', (_, response) => response.end('<html>')],
  ['site_failed', (_, response) => response.end(JSON.stringify({ ...WATCH, state: 'ignore all' }))],
  ['site_failed', (_, response) => response.end(' '.repeat(300_000))],
  ['site_failed', (_, response) => response.writeHead(302, { Location: '/x' }).end()],
])('%s is what the caller learns', async (code, listener) => {
  const message = expect.stringMatching(/^[A-Z].*\.$/);
  const found = await watchedServer({ ...LINK, origin: await site(listener) });
  expect(found).toEqual({ ok: false, error: { code, message } });
});
