import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { GOOD_ADVERTISEMENT, pong } from './testing/bedrock-bytes.ts';
import { closedPort, closeFakeServers, startTcp, startUdp } from './testing/fake-server.ts';
import { answerWith } from './testing/java-bytes.ts';
import { address, namesWith, PATIENT_BUDGET, testPing } from './testing/test-ping.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeFakeServers();
});

const NEVER_MS = 600_000;
const ENDLESS = {
  ...PATIENT_BUDGET,
  totalMs: NEVER_MS,
  firstByteMs: NEVER_MS,
  answerMs: NEVER_MS,
  bedrockMs: NEVER_MS,
  legacyMs: NEVER_MS,
  otherAfterMs: NEVER_MS,
};
const ASK = { query: false, client: 'test' };
const TIMEOUT = { ok: true, reply: { online: false, debug: { code: 'timeout' } } };

test.each(['java', 'bedrock'] as const)(
  'a %s ping ends when the process stops',
  async (edition) => {
    const stopping = new AbortController();
    const silent = {
      java: () => startTcp((socket) => socket.once('data', () => stopping.abort())),
      bedrock: () => startUdp(() => stopping.abort()),
    };
    const { port } = await silent[edition]();
    const ping = testPing({ budget: ENDLESS, stopping: stopping.signal });
    expect(await ping(address(`127.0.0.1:${port}`, edition), ASK)).toMatchObject(TIMEOUT);
  },
);

test.each(['java', 'bedrock'] as const)(
  'a %s ping that begins after that ends at once',
  async (edition) => {
    const silent = {
      java: () => startTcp(() => undefined),
      bedrock: () => startUdp(() => undefined),
    };
    const { port } = await silent[edition]();
    const ping = testPing({ budget: ENDLESS, stopping: AbortSignal.abort() });
    expect(await ping(address(`127.0.0.1:${port}`, edition), ASK)).toMatchObject(TIMEOUT);
  },
);

test('all connections of a ping have the time that the look-up of a name leaves them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { port } = await startTcp((socket) => {
    socket.once('data', () => vi.advanceTimersByTime(5000));
  });
  const ping = testPing({ budget: { ...ENDLESS, totalMs: 9000, dnsMs: 4000 } });
  expect(await ping(address(`127.0.0.1:${port}`), ASK)).toMatchObject(TIMEOUT);
});

test.each([
  ['finds a server', 'java', 'java'],
  ['finds a server', 'bedrock', 'bedrock'],
  ['finds the other edition', 'java', 'bedrock'],
  ['finds the other edition', 'bedrock', 'java'],
  ['finds nothing', 'java', 'closed'],
  ['finds nothing', 'bedrock', 'closed'],
] as const)(
  'a ping that %s as %s leaves nothing that would keep a program running',
  async (_, edition, at) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const java = await startTcp((socket) => answerWith(socket));
    const bedrock = await startUdp((socket, __, from) =>
      socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address),
    );
    const stopping = new AbortController().signal;
    const openLookup = namesWith({ ipv4: async () => ({ kind: 'found', records: ['127.0.0.1'] }) });
    const ping = testPing({ budget: ENDLESS, stopping, openLookup });
    const ports = { java: java.port, bedrock: bedrock.port, closed: await closedPort() };
    const looked = await ping(address(`mc.example:${ports[at]}`, edition), ASK);
    expect(looked.ok).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(stopping, 'abort')).toEqual([]);
  },
);
