import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { soak } from './soak.ts';

// `npm run soak` is the same for ten minutes, and watches the memory, too.
test.skipIf(!existsSync('/proc/self/status'))(
  'some seconds of traffic with faults bring no error but the injected ones',
  async () => {
    const seed = Math.floor(Math.random() * 1e9);
    const report = await soak({ seconds: 10, seed });
    expect(report.unexpected, `seed ${seed}`).toEqual([]);
    expect(report.phases.every(({ requests }) => requests > 0)).toBe(true);
    expect(report.exit).toBe(0);
  },
  120_000,
);
