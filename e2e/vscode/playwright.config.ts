import { defineConfig } from '@playwright/test';
import { findBrowser, settingsFor } from '../browser.ts';
import { EDITORS, ENTRY } from './editors.ts';

/** Updates, telemetry, and the question whether somebody trusts a folder. */
const QUIET = [
  '--disable-telemetry',
  '--disable-update-check',
  '--disable-workspace-trust',
  '--disable-getting-started-override',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/vscode',
  // An editor is heavy: two of them are enough.
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 90_000,
    viewport: { width: 1100, height: 700 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    ...settingsFor(await findBrowser()),
  },
  projects: EDITORS.map(({ name, port }) => ({
    name,
    use: { baseURL: `http://127.0.0.1:${port}` },
  })),
  webServer: EDITORS.map(({ args, port }) => ({
    command: [process.execPath, ENTRY, ...args, ...QUIET].map((part) => `"${part}"`).join(' '),
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 120_000,
    // No gallery of extensions is asked.
    env: { EXTENSIONS_GALLERY: '{"serviceUrl":""}' },
  })),
});
