import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { daysBehind } from './node-age.ts';

// npm registries do not say when a version was released; the path of Node's release index is an optional setting.
const table = process.env.NODE_RELEASES;
const root = join(import.meta.dirname, '..', '..');

const releases = [
  { version: 'v26.0.0', date: '2026-05-01' },
  { version: 'v24.2.0', date: '2026-03-02' },
  { version: 'v24.1.0', date: '2026-01-01' },
];

test('days are counted to the newest version of the same line', () => {
  expect(daysBehind('24.1.0', releases)).toBe(60);
  expect(daysBehind('24.2.0', releases)).toBe(0);
});

test('a version that the table does not know is no answer', () => {
  expect(() => daysBehind('24.3.0', releases)).toThrow('24.3.0');
});

test.skipIf(table === undefined)('the pinned Node is at most 60 days behind its line', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const known = JSON.parse(readFileSync(table ?? '', 'utf8'));
  expect(daysBehind(dependencies.node, known)).toBeLessThanOrEqual(60);
});
