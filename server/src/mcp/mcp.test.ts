// The endpoint with the SDK's own client over a real socket, and what it refuses.
import { getEventListeners } from 'node:events';
import process from 'node:process';
import { TOOL_LIMITS } from '@fucina/tool-functions';
import { mcpIdentity } from '@fucina/tool-functions/identity';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Dependencies } from '../app.ts';
import { shedExpensiveWork } from '../event-loop-watch.ts';
import { createLimits, noLimits } from '../limits/limits.ts';
import { listen } from '../listen.ts';
import { createMetrics } from '../metrics.ts';
import { threadCpuMs } from '../steady-clock.ts';
import { createTestApp, recordingLogger, testSettings } from '../testing/test-app.ts';
import { onlineReply } from '../tools/status/testing/status-reply.ts';
import { hashOf } from '../watch/api/secrets.ts';
import { createTestWatch, START_S } from '../watch/testing/test-watch.ts';

/** Of the test app's build. */
const VERSION = '0.0.0';
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
};
const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

function post(
  app: ReturnType<typeof createTestApp>,
  message: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  return app.request('/mcp', { method: 'POST', headers: { ...HEADERS, ...headers }, body });
}

// biome-ignore lint/suspicious/noExplicitAny: expectations look at what it is
const json = async (reply: Response): Promise<any> => reply.json();

async function connect(
  changes: Partial<Dependencies> = {},
  mode: 'legacy' | 'auto' = 'legacy',
): Promise<Client> {
  const { port, close } = await listen(createTestApp(changes), { host: '127.0.0.1', port: 0 });
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)));
  onTestFinished(async () => {
    await client.close();
    await close(0);
  });
  return client;
}

describe('with the protocol’s own client', () => {
  test.each(['legacy', 'auto'] as const)('the tools are listed and called (%s)', async (mode) => {
    const client = await connect({}, mode);
    expect(client.getProtocolEra()).toBe(mode === 'auto' ? 'modern' : 'legacy');
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(16);
    for (const tool of tools) {
      expect(tool).toMatchObject({
        description: expect.any(String),
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object' },
        annotations: { readOnlyHint: true },
      });
    }
    const made = await client.callTool({
      name: 'gradient',
      arguments: { text: 'Hi', colors: ['#000000', '#ffffff'] },
    });
    expect(made.structuredContent).toEqual({ text: '<gradient:#000000:#ffffff>Hi</gradient>' });
  });

  test('servers are looked at like for the API: one ping, then the cache', async () => {
    const ping = vi.fn<Dependencies['ping']>(async () => ({ ok: true, reply: onlineReply() }));
    const client = await connect({ ping });
    const ask = (address: string) =>
      client.callTool({ name: 'server_status', arguments: { address } });
    for (const _ of [1, 2]) {
      expect((await ask('play.example.com')).structuredContent).toMatchObject({ online: true });
    }
    expect(ping).toHaveBeenCalledTimes(1);
    await ask('other.example.com');
    expect(ping).toHaveBeenCalledTimes(2);
    expect(ping.mock.calls.map(([{ host }]) => host)).toEqual([
      'play.example.com',
      'other.example.com',
    ]);
  });

  test('a watch is read by its link, and a wrong secret gets what the API says', async () => {
    const watch = createTestWatch();
    const client = await connect({ watch });
    const secret = `fv_${'0'.repeat(26)}`;
    await watch.store.createWatch({
      id: '0123456789',
      ownerHash: hashOf(secret),
      name: 'Ours',
      zone: 'UTC',
      language: 'en',
      createdAt: START_S,
      targets: [{ address: { edition: 'java', host: 'play.example.com', port: 25_565 }, ip: '' }],
      client: '',
      most: 1000,
    });
    const ask = (known: string) =>
      client.callTool({
        name: 'server_watch',
        arguments: { link: `https://fucina.example/watch/0123456789#${known}` },
      });
    expect((await ask(secret)).structuredContent).toMatchObject({ name: 'Ours', outages: [] });
    const wrong = await ask(`fv_${'1'.repeat(26)}`);
    expect(wrong.isError).toBe(true);
    expect(JSON.stringify(wrong.content)).toContain('watch_not_found');
  });

  test('the refusals of the API are results that the model sees', async () => {
    const client = await connect();
    const call = async (name: string, given: Record<string, unknown>) => {
      const { isError, content } = await client.callTool({ name, arguments: given });
      expect(isError).toBe(true);
      return JSON.stringify(content);
    };
    expect(await call('server_status', { address: '10.0.0.1' })).toContain('blocked_target');
    expect(await call('server_status', { address: '??' })).toContain('invalid_address');
    expect(await call('find_player', { who: 'Nobody' })).toContain('player_not_found');
    const tooLong = 'a'.repeat(TOOL_LIMITS.text + 1);
    expect(await call('convert_text', { text: tooLong, to: 'json' })).toContain('4000');
  });

  test('the budget for pings is the one of the API', async () => {
    const limits = createLimits();
    const ping = vi.fn<Dependencies['ping']>(async () => ({ ok: true, reply: onlineReply() }));
    const client = await connect({ limits, ping });
    const ask = async (n: number) => {
      const asked = { name: 'server_status', arguments: { address: `n${n}.example.com` } };
      return JSON.stringify((await client.callTool(asked)).content);
    };
    for (let n = 0; n < 30; n += 1) expect(await ask(n)).toContain('online');
    expect(await ask(30)).toContain('You have checked too many servers');
    expect(ping).toHaveBeenCalledTimes(30);
  });

  test('what goes wrong on our side is logged and not shown', async () => {
    const { logger, lines } = recordingLogger();
    const findPlayer = async () => {
      throw new Error('secret');
    };
    const client = await connect({
      logger,
      mojang: {
        findPlayer,
        getProfile: async () => undefined,
        getTexture: async () => undefined,
      },
    });
    const found = await client.callTool({ name: 'find_player', arguments: { who: 'Notch' } });
    expect(found.isError).toBe(true);
    expect(JSON.stringify(found)).not.toContain('secret');
    expect(JSON.stringify(lines)).toContain('secret');
  });
});

describe('what is refused', () => {
  const app = createTestApp();
  const call = (name: string, given: unknown) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: given },
  });
  const from = (client: string) => ({ 'x-forwarded-for': client });
  const proxied = testSettings({ TRUST_PROXY: '1' });

  test('a client with many calls at once has its share, and others their turn', async () => {
    const crowded = createTestApp({ settings: proxied });
    const ask = (client: string) => post(crowded, call('game_version', {}), from(client));
    const [others, many] = [
      ['192.0.2.2', '192.0.2.3'],
      Array.from({ length: 60 }, () => '192.0.2.1'),
    ];
    const replies = await Promise.all([...many, ...others].map(ask));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.slice(many.length)).toEqual([200, 200]);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(30);
    const busy = replies.find(({ status }) => status === 503);
    expect(busy?.headers.get('retry-after')).toBe('2');
    expect(await busy?.json()).toMatchObject({ code: 'busy' });
  });

  test('messages of a client whose share waits are refused before they are read', async () => {
    const answer = Promise.withResolvers<undefined>();
    const crowded = createTestApp({
      settings: proxied,
      mojang: { findPlayer: () => answer.promise, getProfile: vi.fn(), getTexture: vi.fn() },
    });
    const ask = async (message: unknown) => post(crowded, message, from('192.0.2.1'));
    const asked: Promise<Response>[] = [];
    do {
      asked.push(ask(call('find_player', { who: 'Notch' })));
      expect(asked.length).toBeLessThan(100);
    } while ((await ask('{')).status !== 503);
    answer.resolve(undefined);
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    // The last of them may be the first that found no place.
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
    expect((await ask('{')).status).toBe(400);
  });

  test('while the event loop lags, messages are refused before they are read', async () => {
    const shed: string[] = [];
    const limits = shedExpensiveWork(noLimits, {
      isLagging: () => true,
      observeShed: (work) => shed.push(work),
    });
    expect((await post(createTestApp({ limits }), '{')).status).toBe(503);
    expect(shed).toEqual(['mcp']);
  });

  test('an answer of more than 256 KB is refused in words', async () => {
    const colors = Array.from({ length: 64 }, (_, at) => (at % 2 === 0 ? '#000' : '#fff'));
    const given = { text: 'a'.repeat(4000), colors, format: 'JSON' };
    const reply = await (await post(app, call('gradient', given))).text();
    expect(reply.length).toBeLessThan(1000);
    expect(reply).toContain('answer-too-long');
    expect(reply).toContain('more than 256 KB: ask with less text.');
    expect(reply).toContain('"isError":true');
  });

  test('only POST is served, and no other site gets a preflight answered', async () => {
    for (const method of ['GET', 'DELETE', 'PUT', 'OPTIONS']) {
      const reply = await app.request('/mcp', { method });
      expect([reply.status, reply.headers.get('allow')], method).toEqual([405, 'POST']);
      expect(reply.headers.has('access-control-allow-origin')).toBe(false);
    }
    expect((await app.request('/api/openapi.json', { method: 'POST' })).status).toBe(405);
  });

  test.each([
    ['evil.example', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example:3000', 403],
    ['localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['<script>', 403],
  ])('the host %s: %i', async (host, status) => {
    expect((await post(app, INITIALIZE, { host })).status).toBe(status);
  });

  test.each([
    ['https://fucina.example', 200],
    ['http://fucina.example', 403],
    ['https://evil.example', 403],
    ['https://fucina.example.evil.example', 403],
    ['null', 403],
  ])('a page of %s: %i', async (origin, status) => {
    const settings = testSettings({ PUBLIC_URL: 'https://fucina.example' });
    const headers = { host: 'fucina.example', origin };
    const reply = await post(createTestApp({ settings }), INITIALIZE, headers);
    expect(reply.status).toBe(status);
    if (status === 403) expect(await reply.json()).toMatchObject({ code: 'foreign_origin' });
  });

  test.each([
    [-32_700, '{'],
    [-32_700, ''],
    [-32_600, JSON.stringify([INITIALIZE, INITIALIZE])],
  ])('what is no message is refused as the protocol does: %i', async (code, body) => {
    const reply = await post(app, body);
    expect(reply.status).toBe(400);
    const error = { code, message: expect.any(String) };
    expect(await reply.json()).toEqual({ jsonrpc: '2.0', id: null, error });
  });

  test('a body of more than 64 KiB is refused', async () => {
    const reply = await post(app, { ...INITIALIZE, padding: 'a'.repeat(70_000) });
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'body_too_large' });
  });

  test('a body without a length is not read further than allowed', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
    });
    const request = new Request('http://localhost/mcp', {
      method: 'POST',
      headers: HEADERS,
      body: endless,
      duplex: 'half',
    });
    expect((await app.request(request)).status).toBe(413);
    expect(pulled).toBeLessThan(10);
  });

  test('another content type is refused', async () => {
    const reply = await post(app, INITIALIZE, { 'content-type': 'text/plain' });
    expect(reply.status).toBe(415);
  });

  test('nobody may keep a stream open', async () => {
    const subscribe = {
      jsonrpc: '2.0',
      id: 1,
      method: 'subscriptions/listen',
      params: {
        notifications: { toolsListChanged: true },
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    };
    const reply = await post(app, subscribe, {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'subscriptions/listen',
    });
    expect(await reply.text()).toContain('Subscription limit reached');
  });

  test('JSON that is nested deeper than any message is refused before it is looked into', async () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const reply = await post(app, `{"jsonrpc":"2.0","params":${nested(64)}}`);
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('64 deep');
    const shallow = await post(app, `{"jsonrpc":"2.0","params":${nested(63)}}`);
    expect(await shallow.text()).not.toContain('64 deep');
  });

  test.each([
    ['check_file', { path: 'a.yml', content: 'a: b' }, { content: `a: "${'<rde>'.repeat(290)}"` }],
    [
      'convert_file',
      { path: 'a.yml', content: 'a: b', readsMiniMessage: true },
      {
        content: Array.from({ length: 65 }, (_, at) => `a${at}: '&aHi &lyou'\n`).join(''),
      },
    ],
    [
      'preview_text',
      { text: 'a', place: 'tab-list', scale: 2 },
      { text: `<rainbow>${'Wiki '.repeat(80)}` },
    ],
    ['convert_text', { text: 'a', to: 'ansi' }, { text: `<rainbow>${'a'.repeat(2700)}` }],
  ])('%s is paid for by what it takes, also after it has waited', async (name, light, dear) => {
    const limited = createTestApp({ limits: createLimits(), threadCpuMs });
    const left = async () => {
      const { headers } = await post(limited, '{');
      return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
    };
    // The sum of many calls, in which a pause to collect garbage counts for little.
    const spend = async (given: object) => {
      const before = await left();
      const { user } = process.threadCpuUsage();
      for (let n = 0; n < 20; n += 1) {
        expect(await (await post(limited, call(name, given))).text()).not.toContain('isError');
      }
      const tookMs = (process.threadCpuUsage().user - user) / 1000;
      return { tookMs, paidMs: before - (await left()) };
    };
    // The first calls load code.
    await spend(light);
    const little = await spend(light);
    const much = await spend({ ...light, ...dear });
    expect(much.paidMs - little.paidMs).toBeGreaterThan((much.tookMs - little.tookMs) / 3);
  });

  test('JSON of more values than any message has is refused before it is looked into', async () => {
    const wide = (count: number) =>
      post(app, { jsonrpc: '2.0', id: 1, method: 'ping', params: { _meta: Array(count).fill(1) } });
    expect(await (await wide(500)).text()).toContain('500 values');
    expect(await (await wide(450)).text()).not.toContain('500 values');
  });

  test.each(['é', ' ', '"', '\u{10ffff}', '\u2028', '\\'])(
    'an address of a document is sent back twice at most: %s',
    async (letter) => {
      const bytes = Buffer.byteLength(JSON.stringify(letter)) - 2;
      for (const start of ['fucina://rules/', 'fucina://no-such/', '']) {
        const uri = `${start}${letter.repeat(64_000 / bytes)}`;
        const asked = { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri } };
        const reply = await post(app, asked);
        expect((await reply.arrayBuffer()).byteLength).toBeLessThan(2 * 64_000 + 1000);
      }
    },
  );

  test('each message is charged, also a refused one', async () => {
    const limited = createTestApp({ limits: createLimits() });
    const first = await post(limited, INITIALIZE);
    expect(first.headers.get('ratelimit')).toBe('"mcp";r=2995;t=60');
    for (let n = 1; n < 600; n += 1) await post(limited, '{');
    const refused = await post(limited, INITIALIZE);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).not.toBeNull();
  });
});

test('nothing waits on the signal of a request that is answered, which would keep the answer for ever', async () => {
  const body = JSON.stringify(INITIALIZE);
  const { signal } = new AbortController();
  const request = new Request('http://localhost/mcp', {
    method: 'POST',
    headers: HEADERS,
    body,
    signal,
  });
  await (await createTestApp().request(request)).text();
  expect(getEventListeners(request.signal, 'abort')).toEqual([]);
});

test('answers keep nothing and carry no session', async () => {
  const reply = await post(createTestApp(), INITIALIZE);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('mcp-session-id')).toBeNull();
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('calls are counted by tool and result, and nothing that a client writes is a label', async () => {
  const metrics = createMetrics({ isProcessWatched: false });
  const client = await connect({ metrics });
  await client.callTool({ name: 'game_version', arguments: {} });
  await client.callTool({ name: 'game_version', arguments: { version: '1.99' } });
  await client.callTool({ name: 'invented', arguments: {} }).catch(() => undefined);
  const { text } = await metrics.render();
  expect(text).toContain('mcp_calls_total{tool="game_version",result="ok"} 1');
  expect(text).toContain('mcp_calls_total{tool="game_version",result="error"} 1');
  expect(text).toContain('route="/mcp",status="200"');
  expect(text).not.toContain('invented');
});

describe('discovery', () => {
  const app = createTestApp({
    settings: testSettings({ PUBLIC_URL: 'https://tools.fucina.example' }),
  });

  test('the catalog names the card, and the card the endpoint', async () => {
    const catalog = await app.request('/.well-known/ai-catalog.json');
    expect(catalog.headers.get('content-type')).toBe('application/ai-catalog+json');
    const { specVersion, entries } = await json(catalog);
    expect(specVersion).toBe('1.0');
    expect(entries).toEqual([
      {
        identifier: 'urn:air:tools.fucina.example:fucina:mcp',
        displayName: 'Fucina',
        description: 'All you need for your plugin development',
        type: 'application/mcp-server-card+json',
        url: 'https://tools.fucina.example/mcp/server-card',
        representativeQueries: expect.arrayContaining([expect.stringContaining('MiniMessage')]),
      },
    ]);
    const card = await app.request('/mcp/server-card');
    expect(card.headers.get('content-type')).toBe('application/mcp-server-card+json');
    expect(card.headers.get('access-control-allow-origin')).toBe('*');
    expect(card.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await card.json()).toMatchObject({
      name: 'example.fucina.tools/fucina',
      version: VERSION,
      remotes: [{ type: 'streamable-http', url: 'https://tools.fucina.example/mcp' }],
    });
    const etag = card.headers.get('etag') ?? '';
    const again = await app.request('/mcp/server-card', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('what the card says is what a client learns when it connects', async () => {
    const card = await json(await app.request('/mcp/server-card'));
    const reply = await post(app, INITIALIZE, { host: 'tools.fucina.example' });
    const [, data = ''] = /^data: (.*)$/m.exec(await reply.text()) ?? [];
    const { name, version, title, websiteUrl } = card;
    const { serverInfo } = JSON.parse(data).result;
    expect(serverInfo).toEqual({ ...mcpIdentity(VERSION), websiteUrl });
    expect({ version, title }).toEqual({ version: serverInfo.version, title: serverInfo.title });
    // The draft of the card wants the publisher in front.
    expect(name).toBe(`example.fucina.tools/${serverInfo.name}`);
  });

  test('names are valid for addresses without a name', async () => {
    const bare = createTestApp();
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000']) {
      const card = await json(await bare.request('/mcp/server-card', { headers: { host } }));
      expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
      const catalog = await bare.request('/.well-known/ai-catalog.json', { headers: { host } });
      const { entries } = await json(catalog);
      const { identifier } = entries[0];
      expect(identifier).toMatch(/^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/);
    }
  });
});
