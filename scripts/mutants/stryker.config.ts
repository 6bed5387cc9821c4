import { currentName, currentTarget } from './targets.ts';

const { folder, notMutated = [] } = currentTarget();

export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // The tests of a mutant are known from the coverage of each test: Vitest need not search for them.
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [
    `${folder}/**/*.ts`,
    ...['**/*.test.ts', 'index.ts', ...notMutated].map((name) => `!${folder}/${name}`),
  ],
  concurrency: 1,
  // Most endless loops are found by counting. The rest takes this long, so that a busy machine kills no mutants.
  timeoutMS: 60_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 30,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `.cache/mutants/${currentName}.json` },
  incrementalFile: `.cache/mutants/${currentName}-incremental.json`,
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: '.cache/mutants/sandbox',
  ignorePatterns: ['.cache', 'bench', 'dist', 'docs', 'e2e'],
  disableTypeChecks: false,
};
