// Type-checks every workspace separately, so that each sees only the globals of its floor.
// Incremental: unchanged files are not checked again (`.cache/tsbuildinfo`).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const workspaces = [
  ...readdirSync(join(root, 'packages')).map((name) => join('packages', name)),
  'server',
  'web',
  join('web', 'worker'),
  'e2e',
  'bench',
  'scripts',
];
const projects = [
  ...workspaces
    .map((path) => join(path, 'tsconfig.json'))
    .filter((path) => existsSync(join(root, path))),
  'tsconfig.tests.json',
];

let failed = 0;
for (const project of projects) {
  const run = spawnSync(process.execPath, [tsc, '--project', project, '--pretty'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) failed += 1;
}
console.log(`types: ${projects.length - failed} of ${projects.length} projects clean`);
process.exitCode = failed === 0 ? 0 : 1;
