// A machine that has run out of descriptors, or whose name servers fail, must not call other people's servers offline.
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { OwnShortage, ResolverFailure } from './own-failure.ts';
import { brokenTcp, brokenUdp, systemError } from './testing/broken-sockets.ts';
import { address, namesWith, type PingDependencies, testPing } from './testing/test-ping.ts';

const ASK = { query: false, client: 'test' };
const SHORTAGES = ['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'EAGAIN'];

const failingNames = (code: string) => {
  const failed = { kind: 'failed', cause: systemError(code) } as const;
  return namesWith({ ipv4: async () => failed, ipv6: async () => failed });
};

test.each<[string, (code: string) => Promise<unknown>]>([
  ['a TCP connection', (code) => testPing({ connect: brokenTcp(code) })(address('127.0.0.1'), ASK)],
  [
    'a datagram',
    (code) => testPing({ createSocket: brokenUdp(code) })(address('127.0.0.1', 'bedrock'), ASK),
  ],
  ['a look-up', (code) => testPing({ openLookup: failingNames(code) })(address('mc.example'), ASK)],
])('no socket for %s is a shortage of ours, with what the system said', async (_, ask) => {
  for (const code of SHORTAGES) {
    const thrown = await ask(code).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(OwnShortage);
    expect(thrown).toMatchObject({ name: 'OwnShortage', cause: { code } });
  }
});

test('a name server that cannot be asked is a failure of ours, with what the system said', async () => {
  const ping = testPing({ openLookup: failingNames('ECONNREFUSED') });
  const thrown = await ping(address('mc.example'), ASK).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ResolverFailure);
  expect(thrown).toMatchObject({ name: 'ResolverFailure', cause: { code: 'ECONNREFUSED' } });
});

test.each<['java' | 'bedrock', 'udp' | 'tcp', Partial<PingDependencies>]>([
  ['java', 'udp', { connect: brokenTcp('EMFILE') }],
  ['bedrock', 'tcp', { createSocket: brokenUdp('EMFILE') }],
])(
  'without a socket for a %s ping, none is opened over %s either',
  async (edition, other, changes) => {
    const opened: string[] = [];
    const ping = testPing({
      connect: (target) => {
        opened.push('tcp');
        return connect(target);
      },
      createSocket: (type) => {
        opened.push('udp');
        return createSocket(type);
      },
      ...changes,
    });
    await expect(ping(address('127.0.0.1', edition), ASK)).rejects.toBeInstanceOf(OwnShortage);
    await new Promise((resolve) => setImmediate(resolve));
    expect(opened).not.toContain(other);
  },
);
