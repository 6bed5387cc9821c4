import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttpAsk } from './http-ask.ts';

const ANSWER = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\nok';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A host that does this with the nth request of a connection. */
async function host(act: (nth: number, socket: Socket) => void) {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    let requests = 0;
    socket.on('data', () => {
      requests += 1;
      act(requests, socket);
    });
    socket.on('error', () => undefined);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return { url: `http://127.0.0.1:${address.port}/`, connections: () => connections };
}

const ask = createHttpAsk({ connectMs: 5000, wholeMs: 5000 });

test('a connection that the host closed while it was idle costs no answer', async () => {
  const { url, connections } = await host((nth, socket) => {
    if (nth === 1) socket.write(ANSWER);
    else socket.resetAndDestroy();
  });
  await ask(url, { maxBytes: 10 });
  const second = await ask(url, { maxBytes: 10 });
  expect(second.body.toString()).toBe('ok');
  expect(connections()).toBe(2);
});

test('a host that closes a new connection is not asked again', async () => {
  const { url, connections } = await host((_, socket) => socket.resetAndDestroy());
  await expect(ask(url, { maxBytes: 10 })).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(connections()).toBe(1);
});
