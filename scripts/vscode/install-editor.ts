import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isInstalled, markInstalled } from '../separate-project.ts';

/** One of its parts is compiled where it is installed; it only ends the process when its parent is gone. */
const WATCHDOG = 'node_modules/@vscode/native-watchdog/build/Release';

/** Installs the editor and what it brings for itself, without running scripts of others; tells whether it is there. */
export function installEditor(project: string): boolean {
  if (isInstalled(project)) return true;
  const editor = join(project, 'node_modules', 'code-server', 'lib', 'vscode');
  const isDone =
    npm(project, ['ci', '--no-workspaces']) &&
    npm(editor, ['install', '--omit=dev']) &&
    npm(join(editor, 'extensions'), ['install', '--omit=dev']);
  if (!isDone) return false;
  mkdirSync(join(editor, WATCHDOG), { recursive: true });
  writeFileSync(join(editor, WATCHDOG, 'watchdog.js'), 'exports.start = () => {};\n');
  markInstalled(project);
  return true;
}

function npm(cwd: string, command: readonly string[]): boolean {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-workspaces'];
  const run = spawnSync('npm', [...command, ...options], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  return run.status === 0;
}
