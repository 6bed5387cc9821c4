import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readVitestReport } from './reports.ts';
import { runStep } from './run-step.ts';

const folder = mkdtempSync(join(tmpdir(), 'fucina-step-'));
const path = join(folder, 'report.json');
const root = join(import.meta.dirname, '..', '..');
const log = join('test-results', 'step-of-a-test.log');

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(path, { force: true });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(root, log), { force: true });
});

/** What is told of a step that says 500 lines and ends with 1. */
async function toldOf(report: object | undefined, hasReport: boolean): Promise<string> {
  const told: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => told.push(String(line)));
  const write =
    report &&
    `require('node:fs').writeFileSync(${JSON.stringify(path)}, '${JSON.stringify(report)}');`;
  const says = "for (let at = 0; at < 500; at += 1) console.log('line ' + at + '.');";
  const result = await runStep({
    name: 'step-of-a-test',
    says: 'a step',
    command: ['-e', `${write ?? ''}${says}process.exitCode = 1;`],
    ...(hasReport && { report: { path, read: readVitestReport } }),
  });
  expect(result.ok).toBe(false);
  return told.join('\n');
}

test('of tests only what failed is told', async () => {
  const failed = {
    status: 'failed',
    ancestorTitles: [],
    title: 'a promise',
    failureMessages: ['Error: not kept'],
  };
  const file = { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [failed] };
  const report = { numPassedTests: 9, numFailedTests: 1, numPendingTests: 0, testResults: [file] };
  const told = await toldOf(report, true);
  expect(told).toContain('✗ a.test.ts › a promise\nError: not kept');
  expect(told).not.toContain('line 499.');
});

test('where nothing failed but the run itself, its end is told', async () => {
  const report = { numPassedTests: 9, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  for (const written of [report, undefined]) {
    const told = await toldOf(written, true);
    expect(told).toContain('line 499.');
    expect(told).not.toContain('line 100.');
    expect(told).toContain(log);
  }
});

test('a check tells all, which is nothing but what is wrong', async () => {
  expect(await toldOf(undefined, false)).toContain('line 0.');
});
