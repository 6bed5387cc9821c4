import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closeFakeServers, startTcp } from './testing/fake-server.ts';
import { address, PATIENT_BUDGET, testPing } from './testing/test-ping.ts';

afterEach(closeFakeServers);

// Longer than the test: only the end of the ping closes its connections.
const NEVER_MS = 600_000;

test('when one part of a ping breaks, the connections of the others are closed at once', async () => {
  const silent = await startTcp(() => undefined);
  const sockets: Socket[] = [];
  const ping = testPing({
    budget: {
      ...PATIENT_BUDGET,
      totalMs: NEVER_MS,
      firstByteMs: NEVER_MS,
      answerMs: NEVER_MS,
      legacyMs: NEVER_MS,
    },
    connect: (target) => {
      const socket = connect(target);
      sockets.push(socket);
      return socket;
    },
    payContact: async (_, __, port) => {
      if (port !== silent.port) throw new Error('the count of contacts is broken');
    },
  });
  const target = { ...address(`127.0.0.1:${silent.port}`), isPortTyped: false };
  await expect(ping(target, { query: false, client: 'test' })).rejects.toThrow('broken');
  expect(sockets).not.toEqual([]);
  await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
});
