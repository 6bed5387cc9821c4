import { afterEach, describe, expect, test } from 'vitest';
import { GOOD_ADVERTISEMENT, pong } from './testing/bedrock-bytes.ts';
import { closedPort, closeFakeServers, startTcp, startUdp } from './testing/fake-server.ts';
import { answerWith } from './testing/java-bytes.ts';
import {
  address,
  look,
  namesWith,
  type PingDependencies,
  SHORT_BUDGET,
  testPing,
} from './testing/test-ping.ts';

afterEach(closeFakeServers);

type Edition = 'java' | 'bedrock';

const startServer = (edition: Edition) =>
  edition === 'java'
    ? startTcp((socket) => answerWith(socket))
    : startUdp((socket, _, from) => socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address));

describe.each<Edition>(['java', 'bedrock'])('when a reply was measured is told: %s', (edition) => {
  const now = () => 1_763_800_000_999;
  const measured = { debug: { cachetime: 1_763_800_000, cacheexpire: 1_763_800_000 } };

  test('of a server that answers', async () => {
    const { port } = await startServer(edition);
    const { reply } = await look(`127.0.0.1:${port}`, edition, { now });
    expect(reply).toMatchObject({ online: true, ...measured });
  });

  test('of a server that does not', async () => {
    const { reply } = await look(`127.0.0.1:${await closedPort()}`, edition, { now });
    expect(reply).toMatchObject({ online: false, ...measured });
  });

  test('of a name that leads nowhere, with the port that was asked for', async () => {
    const { reply } = await look('mc.example:1234', edition, { now });
    expect(reply).toMatchObject({ online: false, ip: '', port: 1234, ...measured });
    expect(reply.debug.dns).toEqual({ srv: [], a: [], aaaa: [] });
  });
});

describe('Mojang’s list', () => {
  const openLookup = namesWith({
    srv: async () => ({
      kind: 'found',
      records: [{ name: 'node.example', port: 1025, priority: 0, weight: 0 }],
    }),
    ipv4: async () => ({ kind: 'found', records: ['127.0.0.3'] }),
  });

  test.each([
    ['the name that was typed', 'mc.example', true],
    ['the name behind it', 'node.example', true],
    ['the address', '127.0.0.3', true],
    ['another server', 'other.example', false],
  ])('with %s on it', async (_, listed, expected) => {
    const blockedServers = {
      isBlocked: (hosts: readonly string[]) => hosts.includes(listed),
      isLoading: () => false,
    };
    const { reply } = await look('mc.example', 'java', { openLookup, blockedServers });
    expect(reply.eula_blocked).toBe(expected);
  });

  test('asks about nothing but the server', async () => {
    const asked: unknown[] = [];
    const blockedServers = {
      isBlocked: (hosts: readonly string[]) => {
        asked.push(hosts);
        return false;
      },
      isLoading: () => false,
    };
    await testPing({ blockedServers })(address(`127.0.0.1:${await closedPort()}`), ASK);
    expect(asked).toEqual([['127.0.0.1', '127.0.0.1']]);
  });

  test.each<[Edition, boolean, boolean]>([
    ['java', true, true],
    ['java', false, false],
    // Whom the list names matters to players of Java alone.
    ['bedrock', true, false],
  ])(
    'a reply for %s while it loads (%s): soon outdated is %s',
    async (edition, loads, expected) => {
      const blockedServers = { isBlocked: () => undefined, isLoading: () => loads };
      const { port } = await startServer(edition);
      const looked = await testPing({ blockedServers })(address(`127.0.0.1:${port}`, edition), ASK);
      expect(looked).toMatchObject({ ok: true, isProvisional: expected });
    },
  );
});

const ASK = { query: false, client: 'test' };

describe('a contact that is refused', () => {
  const REFUSAL = new Error('too many');
  const refuses = (port: number): Partial<PingDependencies> => ({
    payContact: async (_, __, contacted) => {
      if (contacted === port) throw REFUSAL;
    },
    isContactRefusal: (thrown) => thrown === REFUSAL,
  });
  const withoutPort = (port: number) => ({ ...address(`127.0.0.1:${port}`), isPortTyped: false });

  test('is told where it could have said more about a server that does not answer', async () => {
    const looked = await testPing(refuses(19132))(withoutPort(await closedPort()), ASK);
    expect(looked).toMatchObject({ ok: true, reply: { online: false } });
    expect(looked).toHaveProperty('leftOut', [REFUSAL]);
  });

  test('is not told of a server that answers, if late', async () => {
    const { port } = await startTcp((socket) => {
      asked.then(() => answerWith(socket));
    });
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const { payContact, ...rest } = refuses(19132);
    const ping = testPing({
      ...rest,
      payContact: (...contact) => {
        if (contact[2] === 19132) resolve();
        return payContact?.(...contact) ?? Promise.resolve();
      },
      budget: {
        ...SHORT_BUDGET,
        otherAfterMs: 0,
        firstByteMs: 8000,
        answerMs: 8000,
        totalMs: 9000,
      },
    });
    const looked = await ping(withoutPort(port), ASK);
    expect(looked).toMatchObject({ ok: true, reply: { online: true } });
    expect(looked).not.toHaveProperty('leftOut');
  });

  test('is not told where there was none', async () => {
    const looked = await testPing()(address(`127.0.0.1:${await closedPort()}`), ASK);
    expect(looked).toMatchObject({ ok: true, reply: { online: false } });
    expect(looked).not.toHaveProperty('leftOut');
  });

  test('ends the ping if it is the server’s own', async () => {
    const port = await closedPort();
    await expect(testPing(refuses(port))(withoutPort(port), ASK)).rejects.toBe(REFUSAL);
  });
});
