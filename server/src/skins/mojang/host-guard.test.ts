import { beforeEach, expect, test } from 'vitest';
import { createHostGuard, HostBusy } from './host-guard.ts';

let clock = 0;
let waited: number[] = [];
beforeEach(() => {
  clock = 1_000_000;
  waited = [];
});

const guard = () =>
  createHostGuard({
    now: () => clock,
    wait: async (ms) => void waited.push(ms),
    perSecond: 2,
    burst: 3,
  });

test('a burst goes through, the next ones stand in line, the rest is refused', async () => {
  const { admit } = guard();
  for (let sent = 0; sent < 6; sent += 1) await admit();
  expect(waited).toEqual([500, 1000, 1500]);
  await expect(admit()).rejects.toThrow(HostBusy);
});

test('time makes room again, up to the burst', async () => {
  const { admit } = guard();
  for (let sent = 0; sent < 3; sent += 1) await admit();
  clock += 3_600_000;
  for (let sent = 0; sent < 3; sent += 1) await admit();
  expect(waited).toEqual([]);
  await admit();
  expect(waited).toEqual([500]);
});

test.each([
  [undefined, 60],
  [5, 5],
  [100_000, 600],
])('a host that asks for quiet (%s s) is left alone for %i s', async (asked, seconds) => {
  const { admit, backOff } = guard();
  backOff(asked);
  await expect(admit()).rejects.toMatchObject({ retryAfterS: seconds });
  clock += seconds * 1000 - 1;
  await expect(admit()).rejects.toMatchObject({ retryAfterS: 1 });
  clock += 1;
  await expect(admit()).resolves.toBeUndefined();
});
