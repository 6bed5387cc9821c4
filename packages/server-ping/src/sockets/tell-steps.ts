// How far an exchange has come, told from outside: its sockets say it.
import type { TellStep } from '../pinged.ts';
import type { Connect } from './tcp-exchange.ts';
import type { CreateSocket } from './udp-exchange.ts';

export function tellConnections(connect: Connect, tell: TellStep): Connect {
  return (target) => {
    const at = { ip: target.host, port: target.port };
    tell({ stage: 'connect', ...at });
    const socket = connect(target);
    socket.once('connect', () => tell({ stage: 'handshake', ...at }));
    socket.once('data', () => tell({ stage: 'response', ...at }));
    return socket;
  };
}

export function tellDatagrams(
  createSocket: CreateSocket,
  { host, port }: { readonly host: string; readonly port: number },
  tell: TellStep,
): CreateSocket {
  return (type) => {
    const at = { ip: host, port };
    tell({ stage: 'connect', ...at });
    const socket = createSocket(type);
    socket.once('connect', () => tell({ stage: 'handshake', ...at }));
    socket.once('message', () => tell({ stage: 'response', ...at }));
    return socket;
  };
}
