// Fake game servers for the benchmark, in a separate process so that their CPU time is not counted: `status-fakes.ts <kind> <count>`.
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { jsonFrame, statusFrame } from '../packages/server-ping/src/testing/java-bytes.ts';

const STATUS = statusFrame({
  version: { name: 'Paper 1.21.8', protocol: 772 },
  players: { online: 3, max: 20, sample: [{ name: 'Fabbro', id: crypto.randomUUID() }] },
  description: { text: 'A ', extra: [{ text: 'good', color: 'red' }, ' server'] },
  favicon: `data:image/png;base64,${Buffer.alloc(3000, 7).toString('base64')}`,
});
const FLOOD = Buffer.alloc(65_536, 0x61);

const kinds: Readonly<Record<string, (socket: Socket) => void>> = {
  good(socket) {
    let hasAnswered = false;
    socket.on('data', (chunk) => {
      socket.write(hasAnswered ? chunk : STATUS);
      hasAnswered = true;
    });
  },
  /** Announces a status of the maximum size and sends bytes as fast as the connection takes them. */
  flood(socket) {
    socket.write(Buffer.from([0x80, 0x80, 0x10, 0x00, 0xf0, 0xff, 0x0f]));
    const pour = () => {
      while (!socket.destroyed && socket.write(FLOOD));
    };
    socket.on('drain', pour);
    pour();
  },
  /** Sends one byte per millisecond of a status that never ends. */
  drip(socket) {
    socket.write(Buffer.from([0x80, 0x80, 0x10, 0x00, 0xf0, 0xff, 0x0f]));
    const drip = setInterval(() => socket.write('a'), 1);
    socket.on('close', () => clearInterval(drip));
  },
  /** The most expensive status to parse: nested translations, codes everywhere, mods, a player sample, an icon. */
  heavy(socket) {
    const frame = statusFrame({
      description: {
        translate: '%s'.repeat(2000),
        with: [{ translate: '%1$s'.repeat(1000), with: ['§a§lx'] }],
        extra: Array.from({ length: 3000 }, () => ({ text: '§cx§ay', bold: true })),
      },
      players: { sample: Array.from({ length: 200 }, () => ({ name: '§c§lx'.repeat(20) })) },
      forgeData: { mods: Array.from({ length: 1500 }, (_, n) => ({ modId: `m${n}` })) },
      favicon: `data:image/png;base64,${'A'.repeat(60_000)}`,
    });
    socket.once('data', () => socket.write(frame));
  },
  /** The deepest nesting that fits into a status. */
  deep(socket) {
    const json = `{"description":${'['.repeat(120_000)}${']'.repeat(120_000)}}`;
    socket.once('data', () => socket.write(jsonFrame(json)));
  },
};

const [kind = '', count = '1'] = process.argv.slice(2);
const serve = kinds[kind];
if (serve === undefined) throw new Error(`one of ${Object.keys(kinds).join(', ')}`);
const ports = await Promise.all(Array.from({ length: Number(count) }, () => start(serve)));
process.send?.(ports);

function start(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    answer(socket);
  });
  return new Promise((resolve) => {
    // The address of a TCP server is an object, never the name of a pipe.
    server.listen(0, '0.0.0.0', () => resolve((server.address() as AddressInfo).port));
  });
}
