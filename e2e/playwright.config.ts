import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

const browser = await findBrowser();

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
    ...(browser.executablePath === undefined ? { channel: 'chrome' } : {}),
    launchOptions: {
      ...(browser.executablePath === undefined ? {} : { executablePath: browser.executablePath }),
      // Without a graphics card every frame would be drawn by emulating one. WebGL still is.
      args: [...browser.args, '--disable-gpu-compositing'],
      env: { ...browser.env },
    },
  },
});
