import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { withVersion } from './changelog.ts';
import { namedVersions } from './named-versions.ts';

/** Raises the version of all packages for others, and of everything that names it. Returns the new version. */
export function release(root: string, date: string): string {
  const notes = readdirSync(join(root, '.changeset')).filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  );
  if (notes.length === 0) throw new Error('No note waits in .changeset: there is nothing new.');
  const manifest = readJson(join(root, 'package.json'));
  if (JSON.stringify(manifest).includes('/OWNER/')) {
    throw new Error(
      'Say in package.json where the repository is: “OWNER” in repository, homepage and bugs.',
    );
  }
  const from = versionOf(root);
  run(root, process.execPath, [join('node_modules', '@changesets', 'cli', 'bin.js'), 'version']);
  const to = versionOf(root);
  writeJson(join(root, 'package.json'), { ...manifest, version: to });
  edit(join(root, 'CHANGELOG.md'), (text) => withVersion(text, to, date));
  const after = namedVersions(to);
  for (const [index, { file, text }] of namedVersions(from).entries()) {
    edit(join(root, file), (content) => content.replaceAll(text, after[index]?.text ?? text));
  }
  // The lock file names versions of ours alone, so nothing has to be asked.
  run(root, 'npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts']);
  return to;
}

/** All packages for others have this version. */
export function versionOf(root: string): string {
  return readJson(join(root, 'packages', 'color', 'package.json')).version;
}

function run(cwd: string, command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed.\n${stdout}${stderr}`);
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
