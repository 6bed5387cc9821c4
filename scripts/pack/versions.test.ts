import { readdirSync, readFileSync } from 'node:fs';
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
    ...['server', 'web', 'e2e', 'bench', 'scripts'],
  ].map((path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')).name);
  expect(config.fixed.map((group: string[]) => group.toSorted())).toEqual([names.toSorted()]);
  expect(config.ignore.toSorted()).toEqual(
    workspaces.filter((name) => !names.includes(name)).toSorted(),
  );
});
