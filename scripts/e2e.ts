// Tests the built site in a real browser. Arguments are passed to Playwright: `npm run e2e -- shell`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { findBrowser } from '../e2e/browser.ts';
import { ensureBuilt } from './built-site.ts';
import { serveDemo } from './serving.ts';

const root = join(import.meta.dirname, '..');

ensureBuilt();
await findBrowser(); // unpacks the browser once, before parallel workers need it
// Each test gets its files from the server; e2e/offline.spec.ts has servers of its own.
const site = await serveDemo({ SERVICE_WORKER: '0' });
try {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const run = spawn(
    process.execPath,
    [playwright, 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit', env: { ...process.env, BASE_URL: site.url } },
  );
  const [code] = await once(run, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
} finally {
  await site.close();
}
