import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { expect, test } from 'vitest';
import { startNameServer } from './name-server.ts';

test('what is no question is passed over, and the next question is answered', async () => {
  const { server, close } = await startNameServer((type, name) =>
    type === 'A' ? [{ type, name, data: '127.0.0.1' }] : 'NXDOMAIN',
  );
  const socket = createSocket('udp4');
  const port = Number(server.split(':')[1]);
  // The ping of a Bedrock server.
  const ping = Buffer.from('01000000000000000000ffff00fefefefefdfdfdfd12345678', 'hex');
  await new Promise((resolve) => socket.send(ping, port, '127.0.0.1', resolve));
  const resolver = new Resolver();
  resolver.setServers([server]);
  expect(await resolver.resolve4('play.example')).toEqual(['127.0.0.1']);
  socket.close();
  await close();
});
