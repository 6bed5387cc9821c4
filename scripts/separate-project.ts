import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Installs the packages of a project that is no workspace because they are heavy (decision 0005): when they are first
 * needed and whenever its lock file changes. Exits if that fails.
 */
export function installSeparately(project: string, options: readonly string[] = []): void {
  const stamp = join(project, 'node_modules', '.lock-hash');
  const hash = createHash('sha256')
    .update(readFileSync(join(project, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const npm = spawnSync('npm', ['ci', '--no-workspaces', ...options], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error(`The packages of ${project} could not be installed.`);
    process.exit(1);
  }
  writeFileSync(stamp, hash);
}
