// The wall clock is set while the real server runs: only timestamps may change.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BUDGETS } from './limits/budgets.ts';
import { threadCpuMs } from './steady-clock.ts';
import { startServer } from './testing/server-process.ts';

const STARTS_ON_BUSY_MACHINES_MS = 120_000;
const HOUR_MS = 3_600_000;
/** A client has a share of the connections. The budget is a multiple. */
const AT_ONCE = 60;

/** Sets what the process takes for the wall clock: SIGUSR2 moves it. */
function preloadClock(stepMs: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'fucina-clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'clock.mjs');
  writeFileSync(
    file,
    `let offset = 0;
     const Real = Date;
     const realNow = Date.now;
     globalThis.Date = class extends Real {
       constructor(...given) { given.length === 0 ? super(realNow() + offset) : super(...given); }
       static now() { return realNow() + offset; }
     };
     process.on('SIGUSR2', () => { offset += ${stepMs}; console.log('clock set'); });`,
  );
  return file;
}

test.skipIf(process.platform === 'win32').each([
  ['an hour back', -HOUR_MS],
  ['an hour forward', HOUR_MS],
])(
  'a clock set %s neither renews nor lengthens the budget of a client',
  async (_, stepMs) => {
    const { child, output, address } = startServer(
      {},
      { nodeArguments: ['--import', preloadClock(stepMs)] },
    );
    const url = `${await address}/api/openapi.json`;
    const ask = async () => {
      const reply = await fetch(url);
      await reply.arrayBuffer();
      return reply;
    };
    for (let asked = 0; asked < BUDGETS.other.perMinute; asked += AT_ONCE) {
      const replies = await Promise.all(Array.from({ length: AT_ONCE }, ask));
      expect(replies.every(({ status }) => status !== 429)).toBe(true);
    }
    child.kill('SIGUSR2');
    await expect.poll(() => output.stdout).toContain('clock set');
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

test('work costs processor time; waiting, as for a turn on a busy machine, costs none', () => {
  const costOf = (work: () => void) => {
    const before = threadCpuMs();
    work();
    return threadCpuMs() - before;
  };
  const waited = costOf(() => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  });
  const computed = costOf(() => {
    for (let n = 0; n < 2e8; n += 1) Math.imul(n, n);
  });
  expect(waited).toBeLessThan(100);
  expect(computed).toBeGreaterThan(waited);
});
