import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['install-tarballs.ts'],
    // The cache of transformed modules lies at the root of the workspace, and Vitest empties it when the lock file beside
    // the config is another than that of the run before, be it while that run goes on.
    fsModuleCache: false,
    testTimeout: 60_000,
  },
});
