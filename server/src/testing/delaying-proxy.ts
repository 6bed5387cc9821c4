import { createServer, connect as openSocket, type Socket } from 'node:net';

export interface DelayingProxy {
  readonly port: number;
  /** From now on each piece of an answer is held back for this long. */
  readonly delay: (ms: number) => void;
  readonly close: () => Promise<void>;
}

/** Passes TCP through to a port of this machine, as a far network would. */
export async function delayingProxy(targetPort: number): Promise<DelayingProxy> {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    const target = openSocket(targetPort, '127.0.0.1');
    keep(client);
    keep(target);
    client.pipe(target);
    target.on('data', (piece) => setTimeout(() => client.write(piece), delayMs));
    target.on('close', () => client.destroy());
    client.on('close', () => target.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    port: address.port,
    delay: (ms) => {
      delayMs = ms;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
