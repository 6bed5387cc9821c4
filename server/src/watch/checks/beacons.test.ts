import { closedPort, closeFakeServers, startTcp } from '@fucina/server-ping/testing/fake-server';
import { afterEach, expect, test } from 'vitest';
import { createBeacons, reachByTcp } from './beacons.ts';

afterEach(closeFakeServers);

test('a host is reached where somebody listens', async () => {
  const { port } = await startTcp(() => undefined);
  expect(await reachByTcp('127.0.0.1', port)).toBe(true);
  expect(await reachByTcp('127.0.0.1', await closedPort())).toBe(false);
});

test('who asks meanwhile has the same answer, and the last one is known', async () => {
  let asked = 0;
  const beacons = createBeacons(
    [
      { host: 'a', port: 443 },
      { host: 'b', port: 443 },
    ],
    async (host) => {
      asked += 1;
      return host === 'a';
    },
  );
  expect(beacons.known()).toEqual({ asked: 0, lost: 0 });
  const [first, second] = await Promise.all([beacons.probe(), beacons.probe()]);
  expect([first, second, beacons.known()]).toEqual(Array(3).fill({ asked: 2, lost: 1 }));
  expect(asked).toBe(2);
});
