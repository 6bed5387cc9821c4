import type { Socket } from 'node:net';

/** The end of a connection, also by a reset: `once` of Node takes the reset before it for a failure. */
export function whenClosed(socket: Socket): Promise<void> {
  socket.on('error', () => undefined);
  return new Promise((resolve) => socket.once('close', () => resolve()));
}
