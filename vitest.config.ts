import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Generous for busy machines: what hangs still fails.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // By default one core is left idle, which on a machine of two is half of them. One more worker than cores, because
    // tests of the server wait for processes and deadlines.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'server/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'web/build/**/*.test.ts',
            'web/font/**/*.test.ts',
            'web/og/**/*.test.ts',
            'web/worker/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/words/words-for-tests.ts'],
        },
      },
    ],
  },
});
