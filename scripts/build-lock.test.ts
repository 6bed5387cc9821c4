import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { alone } from './build-lock.ts';

function lockPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fucina-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, '.cache', 'build.lock');
}

test('of two builds at once the second begins when the first has ended', async () => {
  const path = lockPath();
  const seen: string[] = [];
  const build = (name: string) =>
    alone(path, async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(`${name} ends`);
    });
  await Promise.all([build('one'), build('two')]);
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('a build that failed lets the next one begin', async () => {
  const path = lockPath();
  await expect(alone(path, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(existsSync(path)).toBe(false);
});

test('the lock of a process that is gone holds nobody up', async () => {
  const path = lockPath();
  const { pid } = spawnSync(process.execPath, ['--eval', '']);
  await alone(path, async () => undefined);
  writeFileSync(path, `${pid}`);
  expect(await alone(path, async () => 'built')).toBe('built');
});
