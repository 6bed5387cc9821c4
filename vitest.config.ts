import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const WITH_PROCESSES = ['packages/cli/src/**/*.test.ts', 'packages/server-ping/src/**/*.test.ts'];

export default defineConfig({
  test: {
    // Generous for busy machines: what hangs still fails.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // By default one core is left idle, which on a machine of two is half of them. One more worker than cores, because
    // tests of the server wait for processes and deadlines.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'editors/*/src/**/*.test.ts'],
          exclude: WITH_PROCESSES,
          // What they export holds no state, so that a worker need not load it anew for each file.
          isolate: false,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            ...WITH_PROCESSES,
            'server/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'web/build/**/*.test.ts',
            'web/drawings/**/*.test.ts',
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
          // Each file has a context of its own, in a process that has loaded the environment already.
          pool: 'vmForks',
          setupFiles: [
            'web/build/prototypes-for-tests.ts',
            'web/build/selection-for-tests.ts',
            'web/build/streams-for-tests.ts',
            'web/build/network-for-tests.ts',
            'web/src/words/words-for-tests.ts',
          ],
        },
      },
    ],
  },
});
