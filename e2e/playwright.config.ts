import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser, settingsFor } from './browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // `npm run vscode` has an editor for them.
  testIgnore: 'vscode/**',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than cores: pages wait, too.
  workers: availableParallelism() + 1,
  // Generous for busy machines: what hangs still fails.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '../test-results/e2e.json' }],
  ],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'en-US',
    trace: 'off',
    screenshot: 'only-on-failure',
    ...settingsFor(await findBrowser()),
  },
});
