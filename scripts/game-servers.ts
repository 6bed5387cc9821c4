// Tests the server status against game servers that others wrote. Their packages are installed when first needed
// and whenever their lock file changes. Arguments are passed to Vitest.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const home = join(root, 'e2e', 'game-servers');
const stamp = join(home, 'node_modules', '.lock-hash');

installOnce();
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const run = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', join(home, 'vitest.config.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = run.status ?? 1;

function installOnce(): void {
  const hash = createHash('sha256')
    .update(readFileSync(join(home, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const npm = spawnSync('npm', ['ci', '--no-workspaces', '--ignore-scripts'], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('The game servers could not be installed.');
    process.exit(1);
  }
  writeFileSync(stamp, hash);
}
