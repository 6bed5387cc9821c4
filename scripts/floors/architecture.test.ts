import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishablePackages } from '../pack/publishable.ts';
import { floorOf } from './rules.ts';

const root = join(import.meta.dirname, '..', '..');
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const packages = readdirSync(join(root, 'packages')).sort();
const declared = Object.fromEntries(packages.map((name) => [`packages/${name}`, []]));

test('the drawing has every package, those of the ground on the ground', () => {
  const [, drawing = ''] = architecture.split('```');
  const [above = '', ground = ''] = drawing.split('\nground');
  expect(packagesIn(ground)).toEqual(packages.filter((name) => isOnGround(name)));
  expect(packagesIn(above)).toEqual(packages.filter((name) => !isOnGround(name)));
});

test('the table of folders has a row for every package', () => {
  const rows = [...architecture.matchAll(/^\| `packages\/([a-z-]+)` /gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual(packages);
});

test('of every package it is said for whom it is, and those for others are the published ones', () => {
  const [, table = ''] = architecture.split('| For whom ');
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n').slice(2);
  const [others, ...rest] = rows.map((row) =>
    [...row.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
  );
  expect(others).toEqual(publishablePackages().map(({ folder }) => folder));
  expect([...(others ?? []), ...rest.flat()].sort()).toEqual(packages);
});

function packagesIn(lines: string): readonly string[] {
  const words = new Set(lines.match(/[a-z-]+/g));
  return packages.filter((name) => words.has(name));
}

function isOnGround(name: string): boolean {
  return floorOf(`packages/${name}`, declared) === 0;
}
