import { expect, test, vi } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { createDearWork } from './dear-work.ts';
import { createLimits, type Limits, noLimits } from './limits.ts';

const metrics = () => createMetrics({ isProcessWatched: false });

/** A clock of the processor that work moves forward. */
function withClock(limits: Limits) {
  let now = 0;
  const { mcp } = createDearWork({ limits, metrics: metrics(), threadCpuMs: () => now });
  const busy = (ms: number) => () => {
    now += ms;
    return ms;
  };
  return { mcp, busy };
}

test('the entry is charged before, and the work by the processor time it took', async () => {
  const charged: (readonly [string, number | undefined])[] = [];
  const { mcp, busy } = withClock({
    spend: async (_, work, amount) => void charged.push([work, amount]),
    settle: async (_, work, amount) => void charged.push([work, amount]),
  });
  const made = await mcp('x', async ({ timed, inTurn }) => {
    expect(charged).toEqual([['mcp', 5]]);
    busy(5000)();
    return inTurn(async () => timed(busy(7)) + timed(busy(4)));
  });
  expect(made).toBe(11);
  expect(charged).toEqual([
    ['mcp', 5],
    ['mcp', 11],
  ]);
});

test('work that fails has cost its time', async () => {
  const settle = vi.fn(noLimits.settle);
  const { mcp, busy } = withClock({ ...noLimits, settle });
  const failing = mcp('x', async ({ timed }) => {
    timed(busy(20));
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(settle).toHaveBeenCalledExactlyOnceWith('x', 'mcp', 20);
});

test('who has used up the time is refused before anything is done', async () => {
  const { mcp, busy } = withClock(createLimits());
  await mcp('x', async ({ timed }) => timed(busy(3500)));
  const refused = mcp('x', async () => expect.unreachable());
  await expect(refused).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
  await expect(mcp('y', async () => 'done')).resolves.toBe('done');
});

test('the wider networks of an IPv6 client have paid, too', async () => {
  const { mcp, busy } = withClock(createLimits());
  const inSite = (subnet: number) => `2001:db8:1:${subnet.toString(16)}::/64`;
  for (let subnet = 0; subnet < 4; subnet += 1) {
    await mcp(inSite(subnet), async ({ timed }) => timed(busy(3000)));
  }
  const refused = mcp(inSite(9), async () => expect.unreachable());
  await expect(refused).rejects.toMatchObject({ status: 429 });
});
