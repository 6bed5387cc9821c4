import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { MAX_RUNS } from './most-runs.ts';
import { currentTarget } from './targets.ts';

const { folder, alsoRun = [], notRun = [], inBrowser = [] } = currentTarget();
const inFolder = (names: readonly string[]) => names.map((name) => `${folder}/${name}`);

/** The first failure kills a mutant, and Vitest would begin with the tests that take longest. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).reverse();
  }
}

// The tests of the one folder whose source is mutated.
const resolve = {
  alias: { '@fast-check/vitest': join(import.meta.dirname, 'property-tests.ts') },
};
const usual = { testTimeout: 60_000, env: { FUZZ_RUNS: String(MAX_RUNS) } };
const pure = {
  resolve,
  test: {
    ...usual,
    name: 'pure',
    environment: 'node',
    // Each run of Stryker has a thread of its own anyway: its files of tests need not load the modules anew.
    isolate: false,
    include: [`${folder}/**/*.test.ts`, ...alsoRun],
    exclude: inFolder([...notRun, ...inBrowser]),
  },
};
const browser = {
  resolve,
  test: {
    ...usual,
    name: 'browser',
    environment: 'happy-dom',
    include: inFolder(inBrowser),
    setupFiles: ['web/src/words/words-for-tests.ts'],
  },
};

export default defineConfig({
  test: {
    sequence: { sequencer: QuickestFirst },
    projects: inBrowser.length > 0 ? [pure, browser] : [pure],
  },
});
