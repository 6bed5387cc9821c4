import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports.ts';

const root = join(import.meta.dirname, '..', '..');

const passed = { status: 'passed', ancestorTitles: [], title: 'passes', failureMessages: [] };

const vitest = (...testResults: readonly object[]) =>
  JSON.stringify({ numPassedTests: 1, numFailedTests: 1, numPendingTests: 2, testResults });

test('a failed unit test is named with its file, what it belongs to and its error', () => {
  const text = vitest({
    name: join(root, 'server', 'src', 'main.test.ts'),
    status: 'failed',
    message: '',
    assertionResults: [
      passed,
      {
        status: 'failed',
        ancestorTitles: ['two processes', 'behind nginx'],
        title: 'lose no request',
        failureMessages: ['AssertionError: expected 1 to be 2\n    at main.test.ts:3:1'],
      },
    ],
  });
  expect(readVitestReport(text)).toEqual({
    counts: { passed: 1, failed: 1, skipped: 2 },
    failures: [
      {
        test: 'server/src/main.test.ts › two processes › behind nginx › lose no request',
        error: 'AssertionError: expected 1 to be 2\n    at main.test.ts:3:1',
      },
    ],
  });
});

test('a test file that cannot be loaded is named', () => {
  const text = vitest({
    name: '/elsewhere/a.test.ts',
    status: 'failed',
    message: 'Cannot find module',
    assertionResults: [],
  });
  expect(readVitestReport(text).failures).toEqual([
    { test: '/elsewhere/a.test.ts', error: 'Cannot find module' },
  ]);
});

const playwright = (suites: readonly object[], errors: readonly object[] = []) =>
  JSON.stringify({
    config: { rootDir: join(root, 'e2e') },
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
    suites,
    errors,
  });

const spec = (title: string, line: number, status: string, ...messages: readonly string[]) => ({
  title,
  file: 'phone.spec.ts',
  line,
  tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
});

test('a failed test of the browser is named with its line and all of its errors', () => {
  const text = playwright([
    {
      title: 'phone.spec.ts',
      specs: [
        spec('passes', 1, 'expected'),
        spec('hangs', 9, 'unexpected', 'Test timeout', 'page.goto: closed'),
      ],
      suites: [{ title: 'in Italian', specs: [spec('is unsteady', 12, 'flaky', 'not yet')] }],
    },
  ]);
  expect(readPlaywrightReport(text)).toEqual({
    counts: { passed: 3, failed: 2, skipped: 2 },
    failures: [
      { test: 'e2e/phone.spec.ts:9 › hangs', error: 'Test timeout\npage.goto: closed' },
      { test: 'e2e/phone.spec.ts:12 › in Italian › is unsteady', error: 'not yet' },
    ],
  });
});

test('an error outside of every test is there too', () => {
  const text = playwright([], [{ message: 'Error: No tests found' }]);
  expect(readPlaywrightReport(text).failures).toEqual([
    { test: 'e2e', error: 'Error: No tests found' },
  ]);
});
