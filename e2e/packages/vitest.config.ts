import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['install-tarballs.ts'],
    testTimeout: 60_000,
  },
});
