// Starts Java servers of the given versions and a Bedrock server. Prints one JSON line for each address and each handshake received.
// Plain JavaScript in a separate process: its packages are installed only here.

import raknet from 'jsp-raknet';
import minecraft from 'minecraft-protocol';

const tell = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
// A 1 × 1 picture; the game requires 64 × 64, the status check does not.
const ICON =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

for (const version of process.argv.slice(2)) {
  const server = minecraft.createServer({
    version,
    host: '127.0.0.1',
    port: 0,
    'online-mode': false,
    maxPlayers: 77,
    motdMsg: { text: `Real ${version} `, extra: [{ text: 'in red', color: 'red', bold: true }] },
    favicon: ICON,
    beforePing: (response) => ({
      ...response,
      players: {
        ...response.players,
        online: 5,
        sample: [{ name: 'Fabbro', id: '00000000-0000-4000-8000-000000000001' }],
      },
    }),
    errorHandler: () => undefined,
  });
  server.on('connection', (client) => {
    client.on('set_protocol', ({ serverHost, serverPort }) =>
      tell({ handshake: { version, host: serverHost, port: serverPort } }),
    );
    client.on('error', () => undefined);
  });
  await new Promise((resolve) => server.once('listening', resolve));
  tell({ name: version, port: server.socketServer.address().port });
}

const advertisement = {
  toString: () => 'MCPE;§6Real §gRakNet;818;1.21.90;4;40;123456789;§sworld;Survival;',
};
const bedrock = new raknet.Server('127.0.0.1', 0, advertisement);
await bedrock.listen();
tell({ name: 'bedrock', port: bedrock.socket.address().port });
tell({ name: 'ready' });
