import { createSocket } from 'node:dgram';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { OWN_MACHINE_POLICY } from './address/address-policy.ts';
import { openPing } from './open-ping.ts';
import { GOOD_ADVERTISEMENT, pong } from './testing/bedrock-bytes.ts';
import { closedPort, closeFakeServers, startTcp, startUdp } from './testing/fake-server.ts';
import { answerWith, kick, statusFrame } from './testing/java-bytes.ts';
import { AT_ONCE_MS, HOME_POLICY, look, namesWith, PATIENT_BUDGET } from './testing/test-ping.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeFakeServers();
});

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

test.each(['java', 'bedrock'] as const)(
  'the other edition is left alone where it is not wanted (%s)',
  async (edition) => {
    const java = await startTcp((socket) => answerWith(socket));
    const bedrock = await startBedrock();
    const other = edition === 'java' ? bedrock : java;
    const ping = openPing({ addressPolicy: OWN_MACHINE_POLICY });
    const pinged = await ping(
      { edition, host: '127.0.0.1', hostKind: 'ipv4', port: other.port, isPortTyped: true },
      { query: false, client: '', triesOther: false },
    );
    expect(pinged).toMatchObject({ ok: true, reply: { online: false } });
    expect(pinged.ok && pinged.reply.debug.looks_like).toBeUndefined();
    expect(other.visits()).toBe(0);
  },
);

test('a Java server that is asked as Bedrock is told apart', async () => {
  const { port } = await startTcp((socket) => answerWith(socket));
  const { reply } = await look(`127.0.0.1:${port}`, 'bedrock', { budget: UNHURRIED });
  expect(reply).toMatchObject({ online: false, debug: { looks_like: 'java' } });
});

test('without a typed port the other edition is looked for at its own', async () => {
  const java = await startTcp((socket) => answerWith(socket));
  const tried: unknown[] = [];
  const { reply } = await look('127.0.0.77', 'bedrock', {
    connect: (target) => {
      tried.push(target);
      return connect({ host: '127.0.0.1', port: java.port });
    },
    budget: UNHURRIED,
  });
  expect(tried).toEqual([{ host: '127.0.0.77', port: 25565 }]);
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

test('nor is a Bedrock server that answers in time', async () => {
  const { port } = await startBedrock();
  const { reply, connections } = await look(`127.0.0.1:${port}`, 'bedrock', { budget: UNHURRIED });
  expect(reply.online).toBe(true);
  expect(connections).toBe(0);
});

test('a slow server that answers after all does not wait for the other edition', async () => {
  const waiting: Socket[] = [];
  const java = await startTcp((socket) => waiting.push(socket));
  const silent = await startUdp(() => void waiting[0]?.write(statusFrame()));
  const { reply, ms } = await look(`127.0.0.1:${silent.port}`, 'java', {
    connect: ({ host }) => connect({ host, port: java.port }),
    budget: { ...UNHURRIED, otherAfterMs: 100 },
  });
  expect(reply.online).toBe(true);
  expect(silent.visits()).toBe(1);
  expect(ms).toBeLessThan(AT_ONCE_MS);
});

test('the other edition may answer after the ping has failed', async () => {
  const waiting: Socket[] = [];
  const java = await startTcp((socket) => waiting.push(socket.resume()));
  const bedrock = await startUdp((socket, _, from) => {
    const answer = () => socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address);
    waiting[0]?.once('end', answer).write('HTTP/1.1 400 Bad Request');
  });
  const { reply } = await look(`127.0.0.1:${bedrock.port}`, 'java', {
    connect: ({ host }) => connect({ host, port: java.port }),
    budget: { ...UNHURRIED, otherAfterMs: 100 },
  });
  expect(reply.debug).toMatchObject({ code: 'not_minecraft', looks_like: 'bedrock' });
});

test('a datagram that got lost is sent again, in time for an answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { port } = await startUdp((socket, _, from, visit) => {
    if (visit === 1) vi.advanceTimersByTime(UNHURRIED.otherMs / 2);
    else socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address);
  });
  const { reply } = await look(`127.0.0.1:${port}`, 'java', { budget: UNHURRIED });
  expect(reply.debug.looks_like).toBe('bedrock');
});

test('what turns a Java ping away with a kick is not called a Java server', async () => {
  const { port } = await startTcp((socket) => socket.write(kick('Outdated client!')));
  const { reply } = await look(`127.0.0.1:${port}`, 'bedrock', { budget: UNHURRIED });
  expect(reply.debug).not.toHaveProperty('looks_like');
});

test.each([
  ['java', 'udp'],
  ['bedrock', 'tcp'],
] as const)('a %s ping tries no port that is refused for %s', async (edition, refused) => {
  const tried: string[] = [];
  await look(`127.0.0.1:${await closedPort()}`, edition, {
    policy: { ...HOME_POLICY, isRefusedPort: (_, transport) => transport === refused },
    connect: (target) => {
      tried.push('tcp');
      return connect(target);
    },
    createSocket: (type) => {
      tried.push('udp');
      return createSocket(type);
    },
  });
  expect(tried).not.toEqual([]);
  expect(tried).not.toContain(refused);
});

test('a name with an SRV record was made for Java: nothing is asked of it as Bedrock', async () => {
  const paid: number[] = [];
  const port = await closedPort();
  const { reply } = await look('play.gamehost.net', 'java', {
    openLookup: namesWith({
      srv: async () => ({
        kind: 'found',
        records: [{ name: 'mc.example', port, priority: 0, weight: 0 }],
      }),
      ipv4: async () => ({ kind: 'found', records: ['127.0.0.1'] }),
    }),
    payContact: async (_, __, contacted) => void paid.push(contacted),
  });
  expect(reply.debug).not.toHaveProperty('looks_like');
  expect(paid).toEqual([port]);
});
