// A fake Bedrock server: answers RakNet's unconnected ping.
import { createSocket, type Socket } from 'node:dgram';
import type { DemoServer } from './java-server.ts';

const PING_ID = 0x01;
const PONG_ID = 0x1c;
const MAGIC = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex');
const SERVER_ID = 4_242_424_242_424_242n;
const ADVERTISEMENT = [
  'MCPE',
  '§6Demo §gforge §r§7on Bedrock',
  '818',
  '1.21.90',
  '2',
  '20',
  String(SERVER_ID),
  '§sAnvil festival',
  'Survival',
  '1',
  '19132',
  '19133',
  '0',
];

/** Demo sites beside each other share the port, and answer alike. Where systems do not share, it may be any other. */
export async function startDemoBedrockServer(port = 0): Promise<DemoServer> {
  const socket = await bind(port, { reusePort: true }).catch(() => bind(0));
  socket.on('message', (datagram, from) => {
    if (datagram[0] === PING_ID && datagram.length >= 25) {
      socket.send(pong(datagram.subarray(1, 9)), from.port, from.address);
    }
  });
  return {
    port: socket.address().port,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function bind(port: number, options: { reusePort?: boolean } = {}): Promise<Socket> {
  const socket = createSocket({ type: 'udp4', ...options });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.bind(port, '127.0.0.1', () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });
}

function pong(time: Buffer): Buffer {
  const text = Buffer.from(`${ADVERTISEMENT.join(';')};`);
  const server = Buffer.alloc(8);
  server.writeBigInt64BE(SERVER_ID);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length);
  return Buffer.concat([Buffer.of(PONG_ID), time, server, MAGIC, length, text]);
}
