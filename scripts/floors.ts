// Fails when an import points to a higher floor, across workspaces, in a circle, or to an undeclared package.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readImports } from './floors/imports.ts';
import { checkFloors } from './floors/rules.ts';

const root = join(import.meta.dirname, '..');
const folders = [
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
  'server',
  'web',
];

const imports = folders.flatMap((folder) => readImports(root, folder));
const breaches = checkFloors(
  imports,
  Object.fromEntries(folders.map((folder) => [folder, declaredBy(folder)])),
);

for (const { from, line, code, to } of breaches) console.error(`${from}:${line}  ${code}  ${to}`);
console.log(`floors: ${imports.length} imports, ${breaches.length} against the plan`);
process.exitCode = breaches.length === 0 ? 0 : 1;

function declaredBy(folder: string): string[] {
  const path = join(root, folder, 'package.json');
  if (!existsSync(path)) return [];
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
}
