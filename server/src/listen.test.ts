import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { type Listening, listen } from './listen.ts';
import { createTestApp } from './testing/test-app.ts';
import { testSite } from './testing/test-site.ts';
import { whenClosed } from './testing/when-closed.ts';

const open: Listening[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close(0)));
});

async function start(
  app: Hono<AppEnv>,
  limits: Parameters<typeof listen>[1]['limits'] = {},
): Promise<Listening> {
  const listening = await listen(app, { host: '127.0.0.1', port: 0, limits });
  open.push(listening);
  return listening;
}

/** What a server answers to these very bytes. */
async function exchange(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(request);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

const line = (target: string, method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

test.each([
  ['/../etc/passwd', 400],
  ['/assets/../../etc/passwd', 400],
  ['/%2e%2e/%2e%2e/etc/passwd', 400],
  ['/a\\..\\b', 400],
  ['/%00', 404],
  ['/api/%00', 400],
  ['/%E0%A4%A', 404],
  ['/api/%E0%A4%A', 400],
  ['http://other.example/../x', 400],
  ['*', 400],
])('the request line of %s is answered with a clean %i', async (target, status) => {
  const { port } = await start(createTestApp({ site: testSite() }));
  const reply = await exchange(port, line(target));
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(reply).not.toMatch(/node:|at .*\.ts|root:/);
});

test('an answer that cannot be written, ready or not, leaves nobody waiting', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const odd = () => new Response('x', { headers: { 'X-Odd': 'a\u0001b' } });
  const app = new Hono<AppEnv>().get('/ready', odd).get('/late', async () => odd());
  const { port } = await start(app);
  expect(await exchange(port, line('/late'))).toMatch(/^HTTP\/1.1 500 /);
  const reply = await exchange(port, line('/ready'));
  expect(reply).toMatch(/^HTTP\/1.1 500 /);
  const [head = '', body = ''] = reply.split('\r\n\r\n');
  expect(JSON.parse(body)).toMatchObject({ code: 'internal' });
  expect(head).toContain(`Content-Length: ${body.length}`);
  expect(log).toHaveBeenCalledTimes(2);
});

test.each([
  [9000, 414],
  [100_000, 414],
])('a URL of %i characters is answered with a clean %i', async (length, status) => {
  const { port } = await start(createTestApp());
  const reply = await exchange(port, line(`/${'a'.repeat(length)}`));
  expect(reply.slice(0, 13)).toBe(`HTTP/1.1 ${status} `);
});

test('no request line makes the server fail', { timeout: 60_000 }, async () => {
  const { port } = await start(createTestApp({ site: testSite() }));
  const piece = fc.constantFrom(
    ...[
      '/',
      '..',
      '.',
      '%2e',
      '%2F',
      '%5c',
      '\\',
      '%00',
      '%',
      '%zz',
      '%ff',
      '?',
      '#',
      '&',
      '=',
      ';',
      ':',
      '@',
    ],
    ...[
      '[',
      ']',
      '//',
      'api',
      'tools',
      'lng',
      'it',
      'assets',
      'locales',
      'head',
      'http://x',
      'é',
      '\u0001',
      'a',
    ],
  );
  const target = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  await fc.assert(
    fc.asyncProperty(target, async (path) => {
      const reply = await exchange(port, line(path));
      expect(reply.slice(0, 12)).toMatch(/^HTTP\/1.1 [2-4]/);
    }),
    { numRuns: 300 },
  );
});

test.each(['TRACE', 'OPTIONS', 'CONNECT', 'BREW'])(
  'method %s gets a clean 4xx or a closed door',
  async (method) => {
    const { port } = await start(createTestApp());
    const reply = await exchange(port, line('/healthz', method));
    expect(reply).toMatch(/^(HTTP\/1.1 4\d\d |$)/);
  },
);

test('what is no HTTP at all is answered with 400', async () => {
  const { port } = await start(createTestApp());
  expect(await exchange(port, 'hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
});

test('a request with two hosts is refused', async () => {
  const { port } = await start(createTestApp({ site: testSite() }));
  const request =
    'GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n';
  expect(await exchange(port, request)).toMatch(/^HTTP\/1.1 400 /);
});

test('a body that nobody asked for does no harm', async () => {
  const { port } = await start(createTestApp());
  const reply = await exchange(
    port,
    'POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello',
  );
  expect(reply).toMatch(/^HTTP\/1.1 405 /);
});

test('closing lets a request in flight finish, refuses new ones and leaves no idle connection', async () => {
  const gate = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>().get('/slow', async (c) => {
    await gate.promise;
    return c.text('done');
  });
  const { port, close } = await start(app);
  const agent = new Agent({ keepAlive: true });
  const reply = new Promise<string>((resolve, reject) => {
    get({ port, path: '/slow', agent, host: '127.0.0.1' }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve(text);
    }).on('error', reject);
  });
  // The request has reached the handler once the server counts its connection.
  await expect.poll(() => agent.sockets).not.toEqual({});
  await fetch(`http://127.0.0.1:${port}/nothing`);
  const closed = close(600_000);
  await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow();
  gate.resolve();
  expect(await reply).toBe('done');
  await closed;
  agent.destroy();
});

test('closing lets a slow reader have the rest of an answer', async () => {
  // More than the buffers of both ends take.
  const body = new Uint8Array(30 * 1024 * 1024);
  const made = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>().get('/large', (c) => {
    c.env.outgoing?.once('prefinish', () => made.resolve());
    return c.body(body);
  });
  const { port, close } = await start(app);
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await made.promise;
  const closed = close(600_000);
  let received = 0;
  for await (const chunk of socket) received += chunk.length;
  expect(received).toBeGreaterThan(body.length);
  await closed;
});

test('closing lets a request finish whose beginning has arrived on an idle connection', async () => {
  const { port, close } = await start(createTestApp());
  const socket = connect(port, '127.0.0.1');
  const chunks = socket[Symbol.asyncIterator]();
  const answer = async () => String((await chunks.next()).value);
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await answer()).toMatch(/^HTTP\/1.1 200 /);
  socket.write('GET /healthz HTTP/1.1\r\nHo');
  // What was sent before on another connection has been read by then.
  await fetch(`http://127.0.0.1:${port}/healthz`);
  const closed = close(600_000);
  socket.write('st: localhost\r\nConnection: close\r\n\r\n');
  expect(await answer()).toMatch(/^HTTP\/1.1 200 /);
  await closed;
});

test('closing cuts off what does not finish by the deadline', async () => {
  const app = new Hono<AppEnv>().get('/never', () => new Promise<Response>(() => undefined));
  const { port, close } = await start(app);
  const reply = fetch(`http://127.0.0.1:${port}/never`).then(
    () => 'answered',
    () => 'cut off',
  );
  await fetch(`http://127.0.0.1:${port}/nothing`);
  await close(50);
  expect(await reply).toBe('cut off');
});

test('a handler hears when its client hangs up', async () => {
  const arrived = Promise.withResolvers<AbortSignal>();
  const app = new Hono<AppEnv>().get('/wait', (c) => {
    arrived.resolve(c.req.raw.signal);
    return new Promise<Response>(() => undefined);
  });
  const { port } = await start(app);
  const controller = new AbortController();
  const reply = fetch(`http://127.0.0.1:${port}/wait`, { signal: controller.signal });
  const signal = await arrived.promise;
  controller.abort();
  await expect(reply).rejects.toThrow();
  await expect.poll(() => signal.aborted).toBe(true);
});

test('headers that do not end are answered with 408 soon after their time', async () => {
  const { port } = await start(createTestApp(), { headersMs: 100, checkMs: 20 });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Half');
  let text = '';
  for await (const chunk of socket) text += chunk;
  expect(text).toMatch(/^HTTP\/1.1 408 /);
});

test('a body that drips is answered with 408 soon after its time; others are answered meanwhile', async () => {
  const { port } = await start(createTestApp(), { headersMs: 300, requestMs: 300, checkMs: 20 });
  const socket = connect(port, '127.0.0.1');
  const head = ['POST /mcp HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  socket.write(
    [...head, 'Accept: application/json, text/event-stream', 'Content-Length: 9000', '', ''].join(
      '\r\n',
    ),
  );
  const drip = setInterval(() => socket.write(' '), 20);
  // The answer may come before the other request is through, and what drips after it resets the connection.
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  expect(await exchange(port, line('/healthz'))).toMatch(/^HTTP\/1.1 200 /);
  await closed;
  clearInterval(drip);
  expect(text).toMatch(/^HTTP\/1.1 408 /);
});

test('a reader that never reads is cut off', async () => {
  const cutOff = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>().get('/large', (c) => {
    c.env.outgoing?.once('close', () => cutOff.resolve());
    return c.body(new Uint8Array(64 * 1024 * 1024));
  });
  const { port } = await start(app, { stalledMs: 100 });
  const { socket } = await stopReading(port, 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const cut = whenClosed(socket);
  await cutOff.promise;
  socket.destroy();
  await cut;
});

/**
 * Asks, and reads no more than the first bytes. On a busy machine the server may cut off a connection before it has read
 * what is asked: then there is another one.
 */
async function stopReading(port: number, requests: string) {
  for (let connections = 1; ; connections += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const isAnswered = new Promise<boolean>((resolve) => {
      socket.once('data', () => {
        socket.pause();
        resolve(true);
      });
      socket.once('close', () => resolve(false));
    });
    socket.write(requests);
    if (await isAnswered) return { socket, connections };
  }
}

describe('requests that are sent before the last one is answered', () => {
  const ask = (target: string) => `GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

  test('are answered in turn', async () => {
    const app = new Hono<AppEnv>().get('/:name', (c) => c.text(`<${c.req.param('name')}>`));
    const { port } = await start(app);
    const names = Array.from({ length: 16 }, (_, index) => `n${index}`);
    const reply = await exchange(
      port,
      names
        .slice(1)
        .map((n) => ask(`/${n}`))
        .join('') + line('/n0'),
    );
    expect(reply.match(/<\w+>/g)).toEqual([...names.slice(1), 'n0'].map((name) => `<${name}>`));
  });

  test('wait while nobody reads the first answer, and are forgotten with their connection', async () => {
    let begun = 0;
    const arrived = Promise.withResolvers<void>();
    const app = new Hono<AppEnv>().get('/large', (c) => {
      begun += 1;
      c.env.outgoing?.once('close', () => arrived.resolve());
      return c.body(new Uint8Array(64 * 1024 * 1024));
    });
    const { port } = await start(app, { stalledMs: 100 });
    const { socket, connections } = await stopReading(port, ask('/large').repeat(16));
    await arrived.promise;
    socket.destroy();
    expect(begun).toBeLessThanOrEqual(connections);
  });

  test('are too many if they are more than sixteen', async () => {
    const { app } = createPatientApp();
    const { port } = await start(app);
    const socket = connect(port, '127.0.0.1');
    const closed = whenClosed(socket);
    socket.write(ask('/never').repeat(17));
    await closed;
  });
});

/** An app whose `/never` is asked by connections that are then busy for good. */
function createPatientApp() {
  let arrived = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>()
    .get('/healthz', (c) => c.text('ok'))
    .get('/never', () => {
      arrived.resolve();
      return new Promise<Response>(() => undefined);
    });
  const openBusy = async (port: number) => {
    arrived = Promise.withResolvers();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(line('/never'));
    await arrived.promise;
    return socket;
  };
  return { app, openBusy };
}

/** A connection that waits for its next request. */
async function openIdle(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  const closed = whenClosed(socket);
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  return { socket, closed };
}

const isAnswered = (port: number, localAddress = '127.0.0.1') =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
    socket.write(line('/healthz'));
  });

test('a connection more than there may be is closed at once', async () => {
  const { app, openBusy } = createPatientApp();
  const { port } = await start(app, { maxConnections: 2 });
  const busy = [await openBusy(port), await openBusy(port)];
  expect(await isAnswered(port)).toBe(false);
  for (const socket of busy) socket.destroy();
  await expect.poll(() => isAnswered(port)).toBe(true);
});

test('where there is no room left, the connection that has been idle longest makes room', async () => {
  const { app, openBusy } = createPatientApp();
  const { port } = await start(app, { maxConnections: 3 });
  const busy = await openBusy(port);
  const first = await openIdle(port);
  const second = await openIdle(port);
  expect(await isAnswered(port)).toBe(true);
  await first.closed;
  expect(second.socket.destroyed).toBe(false);
  second.socket.write(line('/healthz'));
  expect(String((await once(second.socket, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /);
  expect(busy.destroyed).toBe(false);
  busy.destroy();
});

test('a connection on which nothing was ever asked is idle, too', async () => {
  const { port } = await start(createTestApp(), { maxConnections: 1 });
  const silent = connect(port, '127.0.0.1');
  const closed = whenClosed(silent);
  await once(silent, 'connect');
  expect(await isAnswered(port)).toBe(true);
  await closed;
});

test('a client has a share of the connections; those of others go on', async () => {
  const { app, openBusy } = createPatientApp();
  const { port } = await start(app, { maxConnectionsPerClient: 2 });
  const other = await openIdle(port, '127.0.0.2');
  const busy = [await openBusy(port), await openBusy(port)];
  expect(await isAnswered(port)).toBe(false);
  expect(await isAnswered(port, '127.0.0.2')).toBe(true);
  other.socket.write(line('/healthz'));
  expect(String((await once(other.socket, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /);
  for (const socket of busy) socket.destroy();
  await expect.poll(() => isAnswered(port)).toBe(true);
});

test('within its share a client closes its own oldest idle connection, not that of another', async () => {
  const { port } = await start(createTestApp(), { maxConnectionsPerClient: 2 });
  const other = await openIdle(port, '127.0.0.2');
  const first = await openIdle(port);
  const second = await openIdle(port);
  expect(await isAnswered(port)).toBe(true);
  await first.closed;
  expect(second.socket.destroyed).toBe(false);
  expect(other.socket.destroyed).toBe(false);
  for (const { socket } of [second, other]) socket.destroy();
});

test.each([
  [7000, 200],
  [9000, 431],
])('headers of %i bytes are answered with %i', async (bytes, status) => {
  const { port } = await start(createTestApp());
  const request = `GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Long: ${'a'.repeat(bytes)}\r\n\r\n`;
  expect(await exchange(port, request)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('the longest text of a gradient fits, with the longest headers beside it', async () => {
  const { port } = await start(createTestApp());
  const text = encodeURIComponent('字'.repeat(10_000));
  const request = `GET /api/v2/rgb?text=${text} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Long: ${'a'.repeat(8000)}\r\n\r\n`;
  expect(await exchange(port, request)).toMatch(/^HTTP\/1.1 200 /);
});

test('a connection with an unfinished head of 110,000 bytes is closed', async () => {
  const { port } = await start(createTestApp());
  const unfinished = `GET /api/v2/rgb?text=${'a'.repeat(110_000)}`;
  expect(await exchange(port, unfinished)).toMatch(/^HTTP\/1.1 431 /);
});

test('once keep-alive is over, also an answer in flight closes its connection', async () => {
  const gate = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>().get('/slow', async (c) => {
    arrived.resolve();
    await gate.promise;
    return c.text('done');
  });
  const { port, endKeepAlive } = await start(app);
  const reply = fetch(`http://127.0.0.1:${port}/slow`);
  await arrived.promise;
  endKeepAlive();
  gate.resolve();
  expect((await reply).headers.get('connection')).toBe('close');
});
