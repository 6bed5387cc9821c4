import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runConformance } from '@fucina/minimessage-conformance';
import { expect, test } from 'vitest';
import { root } from '../pack/folders.ts';
import { ENGINES } from './engines.ts';
import { withResults } from './results-table.ts';

const path = join(root, 'packages', 'minimessage-conformance', 'README.md');
const readme = readFileSync(path, 'utf8');
const reports = ENGINES.map((engine) => runConformance(engine));

test('the README shows what each engine passes (otherwise: npm run conformance)', () => {
  expect(withResults(readme, reports)).toBe(readme);
});

test('old results are replaced, the rest of the README is kept', () => {
  const old = readme.replace('| rainbow ', '| something ');
  expect(old).not.toBe(readme);
  expect(withResults(old, reports)).toBe(readme);
});

test('our engine passes every case', () => {
  expect(reports[0]?.failures).toEqual([]);
});
