import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { followConnections } from './connections.ts';

/** A connection that has begun a request. */
class Busy extends EventEmitter {
  readonly remoteAddress: string;
  bytesRead = 0;
  writableLength = 0;
  isClosed = false;

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  destroy(): void {
    this.isClosed = true;
    this.emit('close');
  }
}

function opener(maxConnectionsPerClient: number) {
  const server = createServer();
  followConnections(server, { maxConnections: 1000, maxConnectionsPerClient });
  const open = (address: string) => {
    const socket = new Busy(address);
    server.emit('connection', socket);
    socket.bytesRead = 10;
    return socket;
  };
  const ask = (socket: Busy) => server.emit('request', { socket }, new EventEmitter());
  return { open, ask };
}

test('a /48 has the connections of sixteen clients, whichever of its networks they come from', () => {
  const { open } = opener(2);
  const inSite = (subnet: number) => open(`2001:db8:1:${subnet.toString(16)}00::1`);
  const opened = Array.from({ length: 40 }, (_, subnet) => inSite(subnet + 1));
  expect(opened.filter(({ isClosed }) => !isClosed)).toHaveLength(32);
  expect(open('2001:db8:2::1').isClosed).toBe(false);
  opened[0]?.destroy();
  expect(inSite(99).isClosed).toBe(false);
  expect(inSite(98).isClosed).toBe(true);
});

test('a client that reads none of its answers loses the oldest, and others lose nothing', () => {
  const { open, ask } = opener(256);
  const other = open('192.0.2.2');
  const own = Array.from({ length: 200 }, () => open('192.0.2.1'));
  for (const socket of [...own, other]) {
    ask(socket);
    socket.writableLength = 200_000;
  }
  const kept = own.filter(({ isClosed }) => !isClosed);
  // 32 MiB of them, and what came since the last question.
  expect(kept).toEqual(own.slice(-168));
  expect(other.isClosed).toBe(false);
});

test('a client has its share, also beside others of its /56', () => {
  const { open } = opener(2);
  const [one, other] = ['2001:db8:1:1::1', '2001:db8:1:2::1'];
  expect([one, one, one].map((address) => open(address).isClosed)).toEqual([false, false, true]);
  expect(open(other).isClosed).toBe(false);
});
