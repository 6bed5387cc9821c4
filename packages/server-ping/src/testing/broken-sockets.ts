// Sockets that fail with an error of the system, as on a machine or a network that lacks something.
import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { Socket } from 'node:net';

export const systemError = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

export function brokenTcp(code: string) {
  return () => {
    const socket = new Socket();
    setImmediate(() => socket.destroy(systemError(code)));
    return socket;
  };
}

export function brokenUdp(code: string) {
  return (type: 'udp4' | 'udp6'): UdpSocket => {
    const socket = createSocket(type);
    socket.connect = () => void setImmediate(() => socket.emit('error', systemError(code)));
    return socket;
  };
}
