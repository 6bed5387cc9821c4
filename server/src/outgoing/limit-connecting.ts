import type { ClientRequest } from 'node:http';

/** Gives up a request that is not connected in time. */
export function limitConnecting(
  request: ClientRequest,
  connectedEvent: 'connect' | 'secureConnect',
  connectMs: number,
): void {
  const timer = setTimeout(
    () => request.destroy(new Error(`no connection within ${connectMs} ms`)),
    connectMs,
  );
  const stop = () => clearTimeout(timer);
  request.on('close', stop);
  request.on('socket', (socket) => {
    if (socket.connecting) socket.once(connectedEvent, stop);
    else stop();
  });
}
