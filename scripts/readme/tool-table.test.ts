import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withToolTable } from './tool-table.ts';

const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');

test('the README lists the tools as the site names them (otherwise: npm run readme)', () => {
  expect(withToolTable(readme)).toBe(readme);
});

test('an old table is replaced, the rest of the README is kept', () => {
  const old = readme.replace('| Lore generator ', '| Something else ');
  expect(old).not.toBe(readme);
  expect(withToolTable(old)).toBe(readme);
});
