import { defineConfig } from 'vitest/config';
import { currentTarget } from './targets.ts';

const { folder, notRun = [], inBrowser = [] } = currentTarget();
const inFolder = (names: readonly string[]) => names.map((name) => `${folder}/${name}`);
const seed = 'scripts/mutants/fixed-seed.ts';

// The tests of the one folder whose source is mutated.
const pure = {
  test: {
    name: 'pure',
    environment: 'node',
    include: [`${folder}/**/*.test.ts`],
    exclude: [
      ...inFolder([...notRun, ...inBrowser]),
      // Thousands of random texts for each mutant, and measured time: a busy machine would kill mutants.
      '**/hostile-text.test.ts',
    ],
    setupFiles: [seed],
  },
};
const browser = {
  test: {
    name: 'browser',
    environment: 'happy-dom',
    include: inFolder(inBrowser),
    setupFiles: [seed, 'web/src/words/words-for-tests.ts'],
  },
};

export default defineConfig({
  test: { testTimeout: 60_000, projects: inBrowser.length > 0 ? [pure, browser] : [pure] },
});
