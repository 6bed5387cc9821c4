// Builds the site if its sources changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const SOURCES = ['packages', 'web', 'docs/manual', 'scripts/build.ts', 'package-lock.json'];
const IGNORED = new Set(['node_modules', 'dist', '.cache']);
const MARK = join(root, 'web', 'dist', 'sources.sha256');

export function ensureBuilt(): void {
  if (isBuilt()) return;
  console.log('Building the site (once, and again when its sources change) …');
  const run = spawnSync(process.execPath, [join(root, 'scripts', 'build.ts'), '--if-needed'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (run.status !== 0) throw new Error('The build failed; its messages are above.');
}

export function isBuilt(sources = hashSources()): boolean {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === sources;
}

/** Says of the present build what it was made of. */
export function markBuilt(sources: string): void {
  writeFileSync(MARK, sources);
}

export function hashSources(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesBelow(source))) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !IGNORED.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
