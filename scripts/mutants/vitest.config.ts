import { defineConfig } from 'vitest/config';
import { currentTarget } from './targets.ts';

const { folder, environment, setupFiles = [], notRun = [] } = currentTarget();

// The tests of the one folder whose source is mutated.
export default defineConfig({
  test: {
    environment,
    include: [`${folder}/**/*.test.{ts,tsx}`],
    exclude: [
      ...notRun.map((name) => `${folder}/${name}`),
      // Thousands of random texts for each mutant, and measured time: a busy machine would kill mutants.
      '**/hostile-text.test.ts',
    ],
    setupFiles: ['scripts/mutants/fixed-seed.ts', ...setupFiles],
    testTimeout: 60_000,
  },
});
