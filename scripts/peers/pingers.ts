import { createAddressPolicy, OWN_MACHINE_POLICY, pingServer } from '@fucina/server-ping';
import { GOOD_ADVERTISEMENT, pong } from '@fucina/server-ping/testing/bedrock-bytes';
import { startTcp, startUdp } from '@fucina/server-ping/testing/fake-server';
import { answerWith, kick, statusFrame } from '@fucina/server-ping/testing/java-bytes';
import { peer, peerVersion } from './installed.ts';
import type { Feature } from './text-features.ts';

/** How many players a server says are there; rejects where there is no answer. */
type Ask = (port: number) => Promise<number | undefined>;

export interface Pinger {
  readonly name: string;
  readonly java: Ask;
  readonly bedrock: Ask;
  /** What it tells of a server that cannot be reached: a code. */
  readonly whyNot: (port: number) => Promise<string | undefined>;
  /** The same as `java`, under a policy for a public service; absent where there is none. */
  readonly underPolicy?: Ask;
  readonly source: string;
}

interface ServerUtil {
  status(host: string, port: number, options: object): Promise<Answer>;
  statusBedrock(host: string, port: number, options: object): Promise<Answer>;
}
interface Answer {
  readonly players: { readonly online: number };
}

const HOST = '127.0.0.1';

export function pingers(): readonly Pinger[] {
  const util = peer<ServerUtil>('minecraft-server-util');
  const options = { timeout: 4000, enableSRV: false };
  const ask = async (port: number, more: Partial<Parameters<typeof pingServer>[1]> = {}) => {
    const looked = await pingServer(`${HOST}:${port}`, {
      addressPolicy: OWN_MACHINE_POLICY,
      ...more,
    });
    if (!looked.ok || !looked.reply.online) throw new Error('no answer');
    return looked.reply.players?.online;
  };
  return [
    {
      name: '@fucina/server-ping',
      java: (port) => ask(port),
      bedrock: (port) => ask(port, { edition: 'bedrock' }),
      underPolicy: (port) => ask(port, { addressPolicy: createAddressPolicy() }),
      async whyNot(port) {
        const looked = await pingServer(`${HOST}:${port}`, { addressPolicy: OWN_MACHINE_POLICY });
        return looked.ok ? looked.reply.debug.code : undefined;
      },
      source: "export { pingServer } from '@fucina/server-ping';",
    },
    {
      name: `minecraft-server-util ${peerVersion('minecraft-server-util')}`,
      java: async (port) => (await util.status(HOST, port, options)).players.online,
      bedrock: async (port) => (await util.statusBedrock(HOST, port, options)).players.online,
      whyNot: (port) =>
        util.status(HOST, port, options).then(
          () => undefined,
          (error: NodeJS.ErrnoException) => error.code,
        ),
      source: "export { status, statusBedrock } from 'minecraft-server-util';",
    },
  ];
}

const OLD = kick('§1\u000074\u00001.6.2\u0000An old server\u00003\u000020');
const SILENCE_MS = 15_000;

export const PING_FEATURES: readonly Feature<Pinger>[] = [
  {
    name: 'Java since 1.7',
    has: async ({ java }) =>
      (await java((await startTcp((socket) => answerWith(socket))).port)) === 3,
  },
  {
    name: 'Java 1.6, by the same call',
    has: async ({ java }) => {
      const { port } = await startTcp((socket) =>
        socket.once('data', (bytes) => (bytes[0] === 0xfe ? socket.end(OLD) : socket.destroy())),
      );
      return (await java(port)) === 3;
    },
  },
  {
    name: 'Bedrock',
    has: async ({ bedrock }) => {
      const { port } = await startUdp((socket, _, from) =>
        socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address),
      );
      return (await bedrock(port)) !== undefined;
    },
  },
  {
    name: 'a status without players is read',
    has: async ({ java }) => {
      const status = { version: { name: 'x', protocol: 1 }, description: 'x' };
      const { port } = await startTcp((socket) => answerWith(socket, statusFrame(status)));
      return java(port).then(() => true);
    },
  },
  {
    name: 'a server that says nothing is left',
    has: async ({ java }) => {
      const { port } = await startTcp(() => undefined);
      const left = java(port).then(
        () => false,
        () => true,
      );
      return Promise.race([left, after(SILENCE_MS)]);
    },
  },
  {
    name: 'an answer without end is cut (below 8 MB)',
    has: async ({ java }) => {
      let sent = 0;
      const { port } = await startTcp((socket) => {
        const piece = Buffer.alloc(65_536, 0xff);
        piece.set([0xff, 0xff, 0xff, 0x7f, 0x00, 0xff, 0xff, 0xff, 0x7f]);
        const more = () => {
          while (!socket.destroyed && sent < 64e6) {
            sent += piece.length;
            if (!socket.write(piece)) return;
          }
        };
        socket.on('drain', more).once('data', more);
      });
      await java(port).catch(() => undefined);
      return sent < 8e6;
    },
  },
  {
    name: 'a closed port is told by a code',
    has: async ({ whyNot }) => (await whyNot(1)) !== undefined,
  },
  {
    name: 'a policy keeps it from private addresses',
    has: ({ underPolicy }) => underPolicy && refuses(underPolicy),
  },
];

async function refuses(ask: Ask): Promise<boolean> {
  const { port, visits } = await startTcp((socket) => answerWith(socket));
  await ask(port).catch(() => undefined);
  return visits() === 0;
}

function after(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms));
}
