import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** A project of its own, because its packages weigh half a gigabyte (decision 0005). */
export const gameServers = join(import.meta.dirname, '..', '..', 'e2e', 'game-servers');
const stamp = join(gameServers, 'node_modules', '.lock-hash');

/** Installs the packages when they are first needed and whenever their lock file changes; exits if that fails. */
export function installGameServers(): void {
  const hash = createHash('sha256')
    .update(readFileSync(join(gameServers, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const npm = spawnSync('npm', ['ci', '--no-workspaces', '--ignore-scripts'], {
    cwd: gameServers,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('The game servers could not be installed.');
    process.exit(1);
  }
  writeFileSync(stamp, hash);
}
