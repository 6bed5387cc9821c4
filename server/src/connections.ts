import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_ANSWER_BYTES } from '@fucina/api-contract';
import { clientGroup, networksOf } from './limits/networks.ts';

export interface Connections {
  /** From now on each answer closes its connection. */
  readonly endKeepAlive: () => void;
  /** Closes those that wait for their next request. */
  readonly closeIdle: () => void;
}

export interface ConnectionRoom {
  readonly maxConnections: number;
  /**
   * Of one IPv4 address or IPv6 /64; wider IPv6 networks have a multiple of it. Absent: proxies are the clients, and
   * count their visitors themselves.
   */
  readonly maxConnectionsPerClient?: number | undefined;
}

/** Of the answers that one client has not read yet: more of its connections are closed, the oldest first. */
const MAX_UNREAD_BYTES = 32 * 2 ** 20;
const MIN_WITH_AS_MUCH = MAX_UNREAD_BYTES / MAX_ANSWER_BYTES;

interface Idle {
  /** The bytes read until its last answer was sent. More than that is the start of a request. */
  readonly bytesRead: number;
  readonly wasUsed: boolean;
}

/** Follows what is under way on the connections of a server. Call it before the server has a listener for requests. */
export function followConnections(
  server: Server,
  { maxConnections, maxConnectionsPerClient = Number.POSITIVE_INFINITY }: ConnectionRoom,
): Connections {
  const unanswered = new Map<Socket, Set<ServerResponse>>();
  /** The one that has waited longest is first. */
  const idle = new Map<Socket, Idle>();
  const all = new Set<Socket>();
  const allOf = new Map<string, Set<Socket>>();
  let isKeepAliveOver = false;

  const isIdle = (socket: Socket) => idle.get(socket)?.bytesRead === socket.bytesRead;

  /** Closes the first idle one if the room is full. */
  const makeRoom = (taken: ReadonlySet<Socket>, most: number, candidates: Iterable<Socket>) => {
    if (taken.size < most) return true;
    for (const socket of candidates) {
      if (!isIdle(socket)) continue;
      forget(socket);
      socket.destroy();
      return true;
    }
    return false;
  };

  const clients = new WeakMap<Socket, string>();
  const connectionsIn = (network: string) => allOf.get(network) ?? new Set<Socket>();
  const forget = (socket: Socket) => {
    idle.delete(socket);
    unanswered.delete(socket);
    all.delete(socket);
    for (const { name } of networksOf(clients.get(socket) ?? '')) {
      const own = connectionsIn(name);
      own.delete(socket);
      if (own.size === 0) allOf.delete(name);
    }
  };

  const dropUnread = (own: ReadonlySet<Socket>) => {
    if (own.size < MIN_WITH_AS_MUCH) return;
    let unread = [...own].reduce((sum, { writableLength }) => sum + writableLength, 0);
    for (const socket of own) {
      if (unread <= MAX_UNREAD_BYTES) return;
      if (socket.writableLength === 0) continue;
      unread -= socket.writableLength;
      forget(socket);
      socket.destroy();
    }
  };

  server.on('connection', (socket: Socket) => {
    const client = clientGroup(socket.remoteAddress ?? '');
    const networks = networksOf(client);
    const hasRoom =
      networks.every(({ name, times }) => {
        const own = connectionsIn(name);
        return makeRoom(own, maxConnectionsPerClient * times, own);
      }) && makeRoom(all, maxConnections, idle.keys());
    if (!hasRoom) {
      socket.destroy();
      return;
    }
    clients.set(socket, client);
    for (const { name } of networks) allOf.set(name, connectionsIn(name).add(socket));
    all.add(socket);
    idle.set(socket, { bytesRead: 0, wasUsed: false });
    socket.once('close', () => forget(socket));
  });
  server.on('request', ({ socket }, response: ServerResponse) => {
    if (isKeepAliveOver) response.setHeader('Connection', 'close');
    if (maxConnectionsPerClient !== Number.POSITIVE_INFINITY) {
      dropUnread(connectionsIn(clients.get(socket) ?? ''));
    }
    const own = unanswered.get(socket) ?? new Set();
    unanswered.set(socket, own.add(response));
    idle.delete(socket);
    // Not before all of it is sent. Those that wait behind it hear nothing when their connection closes.
    response.once('close', () => {
      own.delete(response);
      if (own.size > 0) return;
      unanswered.delete(socket);
      if (!socket.destroyed) idle.set(socket, { bytesRead: socket.bytesRead, wasUsed: true });
    });
  });

  return {
    endKeepAlive() {
      isKeepAliveOver = true;
      for (const response of [...unanswered.values()].flatMap((own) => [...own])) {
        if (!response.headersSent) response.setHeader('Connection', 'close');
      }
    },
    closeIdle() {
      // The request of a connection that was not used yet may be on its way.
      for (const [socket, { wasUsed }] of idle) {
        if (wasUsed && isIdle(socket)) socket.destroy();
      }
    },
  };
}
