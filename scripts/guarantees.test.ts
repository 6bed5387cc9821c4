// What docs/reliability.md promises has the tests that it names.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const guarantees = readFileSync(join(root, 'docs/reliability.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, guarantee = '', tests = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return tests.includes('`') ? [{ guarantee, tests }] : [];
  });

test('each guarantee has a test that is there', () => {
  expect(guarantees.length).toBeGreaterThan(80);
  const missing = guarantees.flatMap(({ guarantee, tests }) => {
    const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return named.filter((name) => !isThere(name)).map((name) => `${name}: ${guarantee}`);
  });
  expect(missing).toEqual([]);
});

/** A command, a file or folder, or a file whose folder the row has named before. */
function isThere(name: string): boolean {
  const [, command] = /^npm (?:run )?([\w-]+)/.exec(name) ?? [];
  if (command !== undefined) return command in scripts;
  if (existsSync(join(root, name))) return true;
  return (
    globSync(`{packages,server,web,scripts}/**/${name}`, { cwd: root, exclude: isModules }).length >
    0
  );
}

function isModules(path: string): boolean {
  return path.endsWith('node_modules') || path.endsWith('dist');
}
