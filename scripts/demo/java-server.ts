// A fake Java server: answers handshake, status and ping.

import { type AddressInfo, createServer, type Socket } from 'node:net';
import { serverIcon } from './server-icon.ts';

export interface DemoServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const STATUS_ID = 0;
const PING_ID = 1;
const MOTD = {
  text: '',
  extra: [
    { text: '⚒ ', color: '#F7774F' },
    { text: 'Demo ', color: '#E43A96', bold: true },
    { text: 'forge', color: '#FBE108', bold: true },
    { text: '  survival, since this morning\n', color: 'gray' },
    { text: 'kk ', color: 'gold', obfuscated: true },
    { text: 'Anvil festival tonight', color: 'white' },
    { text: ' kk', color: 'gold', obfuscated: true },
  ],
};
const PLAYERS = ['Fabbro', 'Incudine', 'Martello', 'Tizzone'];

/** Port 0 means any free port. */
export async function startDemoJavaServer(port = 0): Promise<DemoServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let bytes: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      bytes = answer(socket, Buffer.concat([bytes, chunk]));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    // The address of a TCP server is an object, never the name of a pipe.
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Answers complete packets and returns the incomplete rest. Demo packets are shorter than 128 bytes. */
function answer(socket: Socket, bytes: Buffer): Buffer {
  let rest = bytes;
  for (let length = rest[0]; length !== undefined && rest.length > length; length = rest[0]) {
    const packet = rest.subarray(1, 1 + length);
    rest = rest.subarray(1 + length);
    if (packet[0] === PING_ID) socket.write(frame(packet));
    // The handshake has the same id, but a body.
    else if (packet[0] === STATUS_ID && packet.length === 1) socket.write(status());
  }
  return rest;
}

function status(): Buffer {
  const json = JSON.stringify({
    version: { name: 'Paper 1.21.8', protocol: 772 },
    players: {
      max: 60,
      online: PLAYERS.length,
      sample: PLAYERS.map((name, index) => ({
        name,
        id: `00000000-0000-4000-8000-00000000000${index + 1}`,
      })),
    },
    description: MOTD,
    favicon: `data:image/png;base64,${serverIcon().toString('base64')}`,
    enforcesSecureChat: true,
  });
  const text = Buffer.from(json);
  return frame(Buffer.concat([Buffer.of(STATUS_ID), varInt(text.length), text]));
}

function frame(packet: Uint8Array): Buffer {
  return Buffer.concat([varInt(packet.length), packet]);
}

function varInt(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return Buffer.from([...bytes, rest]);
}
