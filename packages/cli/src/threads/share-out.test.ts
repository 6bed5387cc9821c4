import { Buffer } from 'node:buffer';
import { afterAll, expect, test } from 'vitest';
import { TestFolder } from '../testing/folder.ts';
import { shareOut } from './share-out.ts';

const folder = new TestFolder({ big: 'x'.repeat(9_000_000), 'a.yml': 'a', 'b.yml': 'b' });
afterAll(() => folder.remove());

const listed = (...names: readonly string[]) =>
  names.map((name) => ({ path: folder.at(name), isFound: true }));

test('small folders stay in one thread, big ones are shared out, unless somebody says how', () => {
  expect(shareOut(listed('a.yml', 'b.yml'), undefined).count).toBe(1);
  expect(shareOut(listed('a.yml', 'b.yml'), 5).count).toBe(2);
  expect(shareOut(listed('a.yml', 'b.yml'), 0).count).toBe(1);
  const files = listed('big', 'a.yml', 'b.yml', 'nowhere');
  expect(shareOut(files, 1).count).toBe(1);
  const { count, parts } = shareOut(files, 2);
  expect([count, parts.flat()]).toEqual([2, files]);
  expect(parts.length).toBeGreaterThan(1);
});

test('what comes through standard input is read by the thread that has it', () => {
  expect(shareOut([...listed('a.yml'), { path: '-', isFound: false }], 2).count).toBe(1);
  const given = { path: 'b.yml', isFound: false, bytes: Buffer.from('b') };
  expect(shareOut([...listed('a.yml'), given], 2).count).toBe(1);
});

test('files of one place stay together', () => {
  const files = listed('a.yml', 'big', 'b.yml');
  const { parts } = shareOut(files, 2, (path) => path.slice(-3));
  expect(parts).toEqual([[files[0], files[2]], [files[1]]]);
});
