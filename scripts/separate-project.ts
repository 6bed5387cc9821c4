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
  if (isInstalled(project)) return;
  const npm = spawnSync('npm', ['ci', '--no-workspaces', ...options], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error(`The packages of ${project} could not be installed.`);
    process.exit(1);
  }
  markInstalled(project);
}

/** Whether the packages of the lock file as it is now are there. */
export function isInstalled(project: string): boolean {
  const stamp = stampOf(project);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(project);
}

export function markInstalled(project: string): void {
  writeFileSync(stampOf(project), lockHash(project));
}

function stampOf(project: string): string {
  return join(project, 'node_modules', '.lock-hash');
}

function lockHash(project: string): string {
  const lock = readFileSync(join(project, 'package-lock.json'));
  return createHash('sha256').update(lock).digest('hex');
}
