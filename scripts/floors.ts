// Fails when an import points to a higher floor, across workspaces, in a circle, or to an undeclared package.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readImports } from './floors/imports.ts';
import { type Breach, checkFloors } from './floors/rules.ts';

/** What each code means, and what to do about it. */
const EXPLANATIONS: Readonly<Record<Breach['code'], string>> = {
  upward: 'is on a higher floor (ARCHITECTURE.md shows the floors)',
  undeclared: 'is not among the dependencies in the package.json of this workspace',
  'across-workspaces': 'is in another workspace: import it by its package name',
  folder: 'may not be imported by this folder (scripts/floors/folders.ts lists what may be)',
  'node-on-ground': 'is a module of Node, which packages on this floor must run without',
  'node-in-browser': 'needs Node, so the site cannot use it',
  circle: 'imports this file, directly or through others',
};

const root = join(import.meta.dirname, '..');
const folders = [
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
  'server',
  'web',
  'editors/vscode',
];

const imports = folders.flatMap((folder) => readImports(root, folder));
const breaches = checkFloors(
  imports,
  Object.fromEntries(folders.map((folder) => [folder, declaredBy(folder)])),
);

for (const { from, line, code, to } of breaches) {
  console.error(`${from}:${line}  ${code}: ${to} ${EXPLANATIONS[code]}`);
}
console.log(`floors: ${imports.length} imports, ${breaches.length} not allowed`);
process.exitCode = breaches.length === 0 ? 0 : 1;

function declaredBy(folder: string): string[] {
  const path = join(root, folder, 'package.json');
  if (!existsSync(path)) return [];
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
}
