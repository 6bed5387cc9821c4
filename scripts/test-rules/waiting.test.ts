import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { speedProblems } from './waiting.ts';

const root = join(import.meta.dirname, '..', '..');
const TESTS = /\.(?:test|spec)\.tsx?$|^(?:bench|e2e)\/[^/]+\.ts$/;

test('no test depends on how fast the machine is', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  const tests = listed
    .split('\0')
    .filter((path) => TESTS.test(path) && !path.startsWith('scripts/test-rules/'));
  expect(tests.length).toBeGreaterThan(300);
  const problems = tests.flatMap((path) => {
    try {
      return speedProblems(path, readFileSync(join(root, path), 'utf8'));
    } catch {
      // Git still lists what was deleted.
      return [];
    }
  });
  expect(problems).toEqual([]);
});

test.each([
  "await page.goto('/', { waitUntil: 'networkidle' });",
  'await page.waitForTimeout(500);',
  "describe('x', { retry: 3 }, () => {",
  'retries: 2,',
  "import { setTimeout as wait } from 'node:timers/promises';",
  'await new Promise((resolve) => setTimeout(resolve, 50));',
  'server.listen(8080);',
  "await page.route('**', (route) => route.abort(), { times: 1 });",
  'expect(performance.now() - start).toBeLessThan(100);',
  "await once(socket.resume(), 'close');",
  'await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());',
])('refused: %s', (line) => {
  expect(speedProblems('a.test.ts', line)).toEqual([expect.stringMatching(/^a\.test\.ts:1 /)]);
  expect(speedProblems('a.test.ts', `${line} // waits: for a reason`)).toEqual([]);
  expect(speedProblems('a.test.ts', `// waits: for a reason\n${line}`)).toEqual([]);
});

test.each([
  'await new Promise((resolve) => setTimeout(resolve));',
  'server.listen(0);',
  'retries: 0,',
  'vi.setSystemTime(Date.now() - 3_600_000);',
  "socket.once('close', resolve);",
])('fine: %s', (line) => expect(speedProblems('a.test.ts', line)).toEqual([]));
