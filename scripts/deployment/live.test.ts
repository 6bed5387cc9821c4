// News of a watched server, behind the proxies as they are shipped.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startDemoWorld } from '../demo/world.ts';
import { isInstalled, type Running, startFront, startSite, stop } from './processes.ts';

const TIMED = { timeout: 240_000 };
/** A sign of life comes every ten seconds; what is silent for twenty is ended by these proxies. */
const SIGNS = 3;

let site: Running;
let slug: string;

beforeAll(async () => {
  const world = await startDemoWorld();
  const watching = { WATCH: '1', WATCH_BEACONS: 'none', TRUST_PROXY: '1' };
  site = await startSite({ ...world.settings, ...watching });
  const call = async (method: string, path: string, body: object, secret = '') => {
    const reply = await fetch(site.url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    });
    expect(reply.ok).toBe(true);
    return reply.json() as Promise<Record<string, string>>; // of our own server
  };
  const { id, secret } = await call('POST', '/api/watch', { address: 'play.demo' });
  const change = { revision: 1, is_public: true };
  slug = (await call('PATCH', `/api/watch/${id}`, change, secret)).slug ?? '';
}, TIMED.timeout);

afterAll(() => stop(site, 'SIGKILL'));

async function open(url: string): Promise<IncomingMessage> {
  const request = get(`${url}/api/status/${slug}/live`, { agent: false });
  onTestFinished(() => void request.destroy());
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  expect(reply.statusCode).toBe(200);
  return reply;
}

describe.each(['nginx', 'haproxy'] as const)('behind %s', (program) => {
  if (!isInstalled(program)) {
    test.skip(`not tried: ${program} is not installed`);
    return;
  }

  test('news come at once, and the stream is not ended while there are none', TIMED, async () => {
    // Both lines of the file lead to the one process.
    const front = await startFront(program, [site, site]);
    onTestFinished(() => void stop(front));
    let text = '';
    for await (const chunk of await open(front.url)) {
      text += chunk;
      if (text.split(': keep').length > SIGNS) break;
    }
    // waits: no test is repeated, a stream says this to browsers
    expect(text).toMatch(/^retry: 10000\n\nevent: state\ndata: \{"state":"/);
    expect(text.split(': keep').length).toBeGreaterThan(SIGNS);
  });
});

test('when the site stops, a stream ends whole', TIMED, async () => {
  const reply = await open(site.url);
  site.child.kill('SIGTERM');
  await finished(reply.resume());
  expect(reply.complete).toBe(true);
  await site.ended;
});
