// Small servers on loopback that answer as a test says, right or wrong.
import { createSocket, type RemoteInfo, type Socket as UdpSocket } from 'node:dgram';
import { createServer, type Socket } from 'node:net';

export interface FakeServer {
  readonly port: number;
  /** How many connections or datagrams came. */
  readonly visits: () => number;
  readonly openSockets: () => number;
}

const closers: (() => Promise<void>)[] = [];

/** For `afterEach`: nothing that a test started outlives it. */
export async function closeFakeServers(): Promise<void> {
  await Promise.all(closers.splice(0).map((close) => close()));
}

export async function startTcp(
  serve: (socket: Socket, visit: number) => void,
  host = '127.0.0.1',
): Promise<FakeServer> {
  let visits = 0;
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    visits += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, visits);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { port, visits: () => visits, openSockets: () => sockets.size };
}

export async function startUdp(
  serve: (socket: UdpSocket, datagram: Buffer, from: RemoteInfo, visit: number) => void,
  { host, port } = { host: '127.0.0.1', port: 0 },
): Promise<FakeServer> {
  let visits = 0;
  const socket = createSocket('udp4');
  socket.on('message', (datagram, from) => {
    visits += 1;
    serve(socket, datagram, from, visits);
  });
  await new Promise<void>((resolve) => socket.bind(port, host, resolve));
  closers.push(() => new Promise((resolve) => socket.close(() => resolve())));
  return { port: socket.address().port, visits: () => visits, openSockets: () => 0 };
}

/** A port on which nothing listens. */
export async function closedPort(): Promise<number> {
  const { port } = await startTcp(() => undefined);
  await closers.pop()?.();
  return port;
}
