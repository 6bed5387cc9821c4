import process from 'node:process';
import { defineConfig } from 'vitest/config';

// The tests of the one folder whose source is mutated.
export default defineConfig({
  test: { environment: 'node', include: [`${process.env.MUTATED}/src/**/*.test.ts`] },
});
