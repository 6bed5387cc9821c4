// Builds the site if its sources changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const SOURCES = ['packages', 'web', 'scripts/build.ts', 'package-lock.json'];
const IGNORED = new Set(['node_modules', 'dist', '.cache']);
const MARK = join(root, 'web', 'dist', 'sources.sha256');

/** Returns whether a build was needed. */
export function ensureBuilt(): boolean {
  const sources = hashSources();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === sources) return false;
  console.log('Building the site (once, and again when its sources change) …');
  const run = spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (run.status !== 0) throw new Error('The build failed; its messages are above.');
  writeFileSync(MARK, sources);
  return true;
}

function hashSources(): string {
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
