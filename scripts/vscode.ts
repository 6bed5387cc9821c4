// Tests the extension in a real Visual Studio Code. Arguments are passed to Playwright.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { findBrowser } from '../e2e/browser.ts';
import { project } from '../e2e/vscode/editors.ts';
import { packExtension } from './pack/extension/pack-extension.ts';
import { root } from './pack/folders.ts';
import { installEditor } from './vscode/install-editor.ts';
import { setUpEditors } from './vscode/set-up-editors.ts';

if (!installEditor(project)) {
  console.log('Nothing was tested: code-server cannot be installed here.');
  process.exit();
}
await findBrowser(); // unpacks the browser once, before parallel workers need it
const { file } = await packExtension();
setUpEditors(file);
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const config = join(project, 'playwright.config.ts');
const run = spawnSync(
  process.execPath,
  [playwright, 'test', '--config', config, ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = run.status ?? 1;
