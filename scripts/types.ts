// Type-checks every workspace so that each sees only the globals of its floor.
// Incremental: unchanged files are not checked again (`.cache/tsbuildinfo`, `.cache/types`).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { checkedTogether, TOGETHER } from './types/together.ts';

const root = join(import.meta.dirname, '..');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const workspaces = [
  ...readdirSync(join(root, 'packages')).map((name) => join('packages', name)),
  'server',
  'web',
  join('web', 'worker'),
  join('editors', 'vscode'),
  'e2e',
  'bench',
  'scripts',
];
const own = workspaces
  .map((path) => join(path, 'tsconfig.json'))
  .filter((path) => existsSync(join(root, path)))
  .map((path) => ({ path, config: JSON.parse(readFileSync(join(root, path), 'utf8')) }));
const { groups, alone } = checkedTogether(own);

mkdirSync(join(root, TOGETHER), { recursive: true });
for (const { name, config, probe } of groups) {
  writeFileSync(join(root, TOGETHER, `${name}.json`), JSON.stringify(config));
  writeFileSync(join(root, TOGETHER, `${name}.ts`), probe);
}
const projects = [
  ...groups.map(({ name }) => join(TOGETHER, `${name}.json`)),
  ...alone,
  'tsconfig.tests.json',
];

let failed = 0;
for (const project of projects) {
  // Several checkers find out the same things beside each other: with one, half of the work is left.
  const run = spawnSync(process.execPath, [tsc, '-p', project, '--pretty', '--checkers', '1'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) failed += 1;
}
console.log(`types: ${projects.length - failed} of ${projects.length} projects clean`);
process.exitCode = failed === 0 ? 0 : 1;
