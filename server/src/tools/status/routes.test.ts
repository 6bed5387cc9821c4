import type { StatusReply } from '@fucina/api-contract';
import { readPng, writePng } from '@fucina/png';
import type { Ping } from '@fucina/server-ping';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { onlineReply } from './testing/status-reply.ts';

const asked: Parameters<Ping>[] = [];

function ask(path: string, changes: Partial<StatusReply> = {}) {
  asked.length = 0;
  const ping: Ping = async (...question) => {
    asked.push(question);
    return { ok: true, reply: onlineReply(changes) };
  };
  return createTestApp({ ping }).request(`/api/mcsrvstat/${path}`);
}

const png = (width: number, height: number) =>
  Buffer.from(writePng({ width, height, data: new Uint8ClampedArray(width * height * 4) }));
const iconOf = (bytes: Buffer) => ({ icon: `data:image/png;base64,${bytes.toString('base64')}` });

describe('the icon', () => {
  test('is the server’s own, as a PNG', async () => {
    const bytes = png(64, 64);
    const response = await ask('icon/play.example.net', iconOf(bytes));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  test.each<[string, Partial<StatusReply>]>([
    ['no icon', {}],
    ['an icon of another size', iconOf(png(32, 32))],
    ['an icon that is cut off', iconOf(png(64, 64).subarray(0, 20))],
    ['no answer', { online: false }],
  ])('with %s is a neutral one of 64 × 64', async (_, changes) => {
    const response = await ask('icon/play.example.net', changes);
    expect(response.status).toBe(200);
    const read = readPng(new Uint8Array(await response.arrayBuffer()), [[64, 64]]);
    expect(read).toMatchObject({ ok: true, value: { width: 64, height: 64 } });
  });

  test('of what is no address is an error in JSON', async () => {
    const response = await ask('icon/127.1');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_address', reason: 'numeric' });
  });
});

describe('the badge', () => {
  test('names the address and the players', async () => {
    const response = await ask('badge/play.example.net.svg', { players: { online: 3, max: 20 } });
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    const svg = await response.text();
    expect(svg).toContain('aria-label="play.example.net: 3 / 20 online"');
    expect(asked[0]?.[0]).toMatchObject({ host: 'play.example.net', edition: 'java' });
  });

  test('names the address without what was copied along with it', async () => {
    const response = await ask(`badge/${encodeURIComponent('**IP: Play.example.net**')}.svg`);
    expect(await response.text()).toContain('aria-label="Play.example.net: ');
    expect(asked[0]?.[0]).toMatchObject({ host: 'play.example.net' });
  });

  test('says offline', async () => {
    expect(await (await ask('badge/play.example.net.svg', { online: false })).text()).toContain(
      'play.example.net: offline',
    );
  });

  test('is had for Bedrock too', async () => {
    await ask('badge/play.example.net:19133.svg?edition=bedrock');
    expect(asked[0]?.[0]).toMatchObject({ port: 19133, edition: 'bedrock' });
  });

  test.each([
    'badge/play.example.net',
    'badge/.svg',
    'badge/%3Cscript%3Ex%3Cscript%3E.svg',
    'badge/a.net.svg?edition=x',
  ])('%s is refused', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('<script');
  });

  test('holds nothing that could run, whatever name it shows', async () => {
    const response = await ask(`badge/${encodeURIComponent('müller.example.net')}.svg`);
    const svg = await response.text();
    expect(svg).toContain('müller.example.net');
    expect(svg).not.toMatch(/<script|on\w+=|href|style=/);
  });
});

describe('the status', () => {
  test('asks the Query protocol only when told to', async () => {
    await ask('3/play.example.net');
    expect(asked[0]?.[1]).toMatchObject({ query: false });
    await ask('3/play.example.net?query=true');
    expect(asked[0]?.[1]).toMatchObject({ query: true });
  });

  test('an answer that still lacks something is kept for seconds only', async () => {
    const ping: Ping = async () => ({ ok: true, reply: onlineReply(), isProvisional: true });
    const response = await createTestApp({ ping }).request('/api/mcsrvstat/3/play.example.net');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3');
    expect(await response.json()).toMatchObject({ debug: { cachetime: 0, cacheexpire: 3 } });
  });

  test.each([
    [true, 60],
    [false, 30],
  ])('one that says online: %s is kept for %i seconds and says so', async (online, seconds) => {
    const response = await ask('3/play.example.net', { online });
    expect(response.headers.get('cache-control')).toBe(`public, max-age=${seconds}`);
    expect(await response.json()).toMatchObject({ debug: { cachetime: 0, cacheexpire: seconds } });
  });

  test('a refused target says neither which rule nor which address', async () => {
    const app = createTestApp({ ping: async () => ({ ok: false, code: 'blocked_target' }) });
    const response = await app.request('/api/mcsrvstat/3/inside.example.net');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'blocked_target',
      message: 'That address is not one that we look at.',
      online: false,
      error: 'blocked_target',
    });
  });

  test('our own mistakes stay ours: no stack, no path', async () => {
    const app = createTestApp({ ping: () => Promise.reject(new Error('/srv/secret')) });
    const response = await app.request('/api/mcsrvstat/3/play.example.net');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ online: false, error: 'internal' });
    expect(text).not.toContain('secret');
  });
});

test('who asks again after a repair is told how it is now, not how it was', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let isRepaired = false;
  const app = createTestApp({
    ping: async () => ({ ok: true, reply: onlineReply({ online: isRepaired }) }),
  });
  const isOnline = async () => {
    const reply = await app.request('/api/mcsrvstat/3/play.example.net');
    return ((await reply.json()) as StatusReply).online;
  };
  expect(await isOnline()).toBe(false);
  isRepaired = true;
  vi.advanceTimersByTime(3 * 60_000);
  expect(await isOnline()).toBe(true);
});

test('clients who waited for the same look have its answer written once', async () => {
  const look = Promise.withResolvers<Awaited<ReturnType<Ping>>>();
  const app = createTestApp({ ping: () => look.promise });
  const asking = ['9.9.9.1', '9.9.9.2', '9.9.9.3'].map(async (remoteAddress) => {
    const incoming = { socket: { remoteAddress } };
    const reply = await app.request('/api/mcsrvstat/3/play.example.net', {}, { incoming });
    return (await reply.json()) as StatusReply;
  });
  await new Promise((resolve) => setImmediate(resolve));
  look.resolve({ ok: true, reply: onlineReply() });
  const replies = await Promise.all(asking);
  expect(replies.filter(({ debug }) => !debug.cachehit)).toHaveLength(1);
});
