import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './folders.ts';
import { publishablePackages } from './publishable.ts';

const config = JSON.parse(readFileSync(join(root, '.changeset', 'config.json'), 'utf8'));
const packages = publishablePackages().map(({ manifest }) => manifest);
const names = packages.map(({ name }) => name);

test('the packages for others have one version', () => {
  expect(new Set(packages.map(({ version }) => version)).size).toBe(1);
});

test('changesets raise the versions of exactly the packages for others, all together', () => {
  const workspaces = [
    ...readdirSync(join(root, 'packages')).map((name) => join('packages', name)),
    ...['editors/vscode', 'server', 'web', 'e2e', 'bench', 'scripts'],
  ].map((path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')).name);
  expect(config.fixed.map((group: string[]) => group.toSorted())).toEqual([names.toSorted()]);
  expect(config.ignore.toSorted()).toEqual(
    workspaces.filter((name) => !names.includes(name)).toSorted(),
  );
});

test('the readme of the repository leads to every package and its exports, and nowhere wrong', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => link);
  for (const { folder, manifest } of publishablePackages()) {
    if (!manifest.exports) continue;
    expect(links).toContain(`packages/${folder}`);
    expect(links.join(' ')).toContain(`docs/api/${folder}`);
  }
  expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
});

test('the readme of every package leads to its changes, its exports and our promises', () => {
  for (const { path, folder, manifest } of publishablePackages()) {
    const readme = readFileSync(join(path, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => link);
    expect(links, folder).toEqual(
      expect.arrayContaining(['CHANGELOG.md', '../../docs/stability.md']),
    );
    if (manifest.exports) {
      expect(links.join(' '), folder).toContain(`../../docs/api/${folder}`);
    }
    expect(
      links.filter((link) => !existsSync(join(path, link))),
      folder,
    ).toEqual([]);
  }
});
