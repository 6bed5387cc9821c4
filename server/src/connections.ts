import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Connections {
  /** From now on each answer closes its connection. */
  readonly endKeepAlive: () => void;
  /** Closes those that wait for their next request. */
  readonly closeIdle: () => void;
}

/** Follows what is under way on the connections of a server. Call it before the server has a listener for requests. */
export function followConnections(server: Server): Connections {
  const unanswered = new Set<ServerResponse>();
  const unansweredOf = new Map<Socket, number>();
  /** With the bytes read from each until its last answer was sent. More than that is the start of a request. */
  const idle = new Map<Socket, number>();
  let isKeepAliveOver = false;

  server.on('connection', (socket: Socket) => socket.once('close', () => idle.delete(socket)));
  server.on('request', ({ socket }, response: ServerResponse) => {
    if (isKeepAliveOver) response.setHeader('Connection', 'close');
    unanswered.add(response);
    unansweredOf.set(socket, (unansweredOf.get(socket) ?? 0) + 1);
    idle.delete(socket);
    // Not before all of it is sent.
    response.once('close', () => {
      unanswered.delete(response);
      const left = (unansweredOf.get(socket) ?? 1) - 1;
      if (left > 0) {
        unansweredOf.set(socket, left);
        return;
      }
      unansweredOf.delete(socket);
      if (!socket.destroyed) idle.set(socket, socket.bytesRead);
    });
  });

  return {
    endKeepAlive() {
      isKeepAliveOver = true;
      for (const response of unanswered) {
        if (!response.headersSent) response.setHeader('Connection', 'close');
      }
    },
    closeIdle() {
      for (const [socket, bytesRead] of idle) {
        if (socket.bytesRead === bytesRead) socket.destroy();
      }
    },
  };
}
