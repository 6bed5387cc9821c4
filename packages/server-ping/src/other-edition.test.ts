import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { GOOD_ADVERTISEMENT, pong } from './testing/bedrock-bytes.ts';
import { closedPort, closeFakeServers, startTcp, startUdp } from './testing/fake-server.ts';
import { answerWith } from './testing/java-bytes.ts';
import { AT_ONCE_MS, look, PATIENT_BUDGET } from './testing/test-ping.ts';

afterEach(closeFakeServers);

const UNHURRIED = { ...PATIENT_BUDGET, otherAfterMs: 8000, otherMs: 8000 };

const startBedrock = () =>
  startUdp((socket, _, from) => socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address));

test('a Bedrock server that is asked as Java is told apart, at once', async () => {
  const { port } = await startBedrock();
  const { reply, ms } = await look(`127.0.0.1:${port}`, 'java', { budget: UNHURRIED });
  expect(reply).toMatchObject({
    online: false,
    debug: { code: 'refused', looks_like: 'bedrock' },
  });
  expect(ms).toBeLessThan(AT_ONCE_MS);
});

test('a Java server that is asked as Bedrock is told apart', async () => {
  const { port } = await startTcp((socket) => answerWith(socket));
  const { reply } = await look(`127.0.0.1:${port}`, 'bedrock', { budget: UNHURRIED });
  expect(reply).toMatchObject({ online: false, debug: { looks_like: 'java' } });
});

test('without a typed port the other edition is looked for at its own', async () => {
  const java = await startTcp((socket) => answerWith(socket));
  const tried: number[] = [];
  const { reply } = await look('127.0.0.77', 'bedrock', {
    connect: ({ port }) => {
      tried.push(port);
      return connect({ host: '127.0.0.1', port: java.port });
    },
    budget: UNHURRIED,
  });
  expect(tried).toEqual([25565]);
  expect(reply.debug.looks_like).toBe('java');
});

test('where neither answers nothing is claimed', async () => {
  const port = await closedPort();
  for (const edition of ['java', 'bedrock'] as const) {
    const { reply } = await look(`127.0.0.1:${port}`, edition);
    expect(reply.debug).not.toHaveProperty('looks_like');
  }
});

test('a server that answers in time is never looked at twice', async () => {
  const bedrock = await startBedrock();
  const java = await startTcp((socket) => answerWith(socket));
  const { reply, ms } = await look(`127.0.0.1:${bedrock.port}`, 'java', {
    connect: ({ host }) => connect({ host, port: java.port }),
    budget: UNHURRIED,
  });
  expect(reply.online).toBe(true);
  expect(bedrock.visits()).toBe(0);
  expect(ms).toBeLessThan(AT_ONCE_MS);
});

test('a name with an SRV record was made for Java: nothing is asked of it as Bedrock', async () => {
  const paid: number[] = [];
  const port = await closedPort();
  const { reply } = await look('play.gamehost.net', 'java', {
    openLookup: () => ({
      srv: async () => ({
        kind: 'found',
        records: [{ name: 'mc.example', port, priority: 0, weight: 0 }],
      }),
      ipv4: async () => ({ kind: 'found', records: ['127.0.0.1'] }),
      ipv6: async () => ({ kind: 'none' }),
      cname: async () => ({ kind: 'none' }),
      root: async () => ({ kind: 'none' }),
      close: () => undefined,
    }),
    payContact: async (_, __, contacted) => void paid.push(contacted),
  });
  expect(reply.debug).not.toHaveProperty('looks_like');
  expect(paid).toEqual([port]);
});
