import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import type { Counts, Failure, Report } from './reports.ts';
import { lastLines, summarize } from './summary.ts';

export interface Step {
  readonly name: string;
  readonly says: string;
  /** A script for Node with its arguments. */
  readonly command: readonly string[];
  readonly report?: { readonly path: string; readonly read: (text: string) => Report };
}

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly counts: Counts;
  /** What failed, in few lines; empty if nothing did. */
  readonly summary: readonly string[];
}

const root = join(import.meta.dirname, '..', '..');
const MAX_LAST_LINES = 60;

export async function runStep(step: Step): Promise<StepResult> {
  const title = `${step.name.padEnd(8)} ${step.says}`;
  if (process.stdout.isTTY) console.log(`… ${step.name}`);
  if (step.report) rmSync(step.report.path, { force: true });
  const start = Date.now();
  const { code, said } = await run(step.command);
  const report = readReport(step);
  const counts = report?.counts ?? countsWithout(step, code === 0);
  const ok = code === 0 && counts.failed === 0;
  console.log(`${ok ? '✓' : '✗'} ${title}  (${describe(step, counts, Date.now() - start)})`);
  for (const line of said.split('\n').filter((text) => text.startsWith('skipped:')))
    console.log(`  ${line}`);
  const failures = report?.failures ?? [];
  if (!ok) tellWhole(step, failures, said);
  const whatFailed = failures.length > 0 ? summarize(failures) : lastLines(said);
  return {
    name: step.name,
    ok,
    counts: ok || counts.failed > 0 ? counts : { ...counts, failed: 1 },
    summary: ok ? [] : whatFailed,
  };
}

/** What failed, without the hundreds of lines about what did not; these go to a file. */
function tellWhole({ name, report }: Step, failures: readonly Failure[], said: string): void {
  // A check without a report names nothing but what is wrong.
  if (!report) {
    console.log(`\n${said.trimEnd()}\n`);
    return;
  }
  const log = join('test-results', `${name}.log`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, log), stripVTControlCharacters(said));
  for (const { test, error } of failures) console.log(`\n✗ ${test}\n${error.trimEnd()}`);
  // It failed outside of its tests: the reason is at the end.
  if (failures.length === 0) console.log(`\n${lastLines(said, MAX_LAST_LINES).join('\n')}`);
  console.log(`\nAll that it said is in ${log}.\n`);
}

function readReport({ report }: Step): Report | undefined {
  // No report: the runner crashed before it could write one.
  if (!report || !existsSync(report.path)) return undefined;
  return report.read(readFileSync(report.path, 'utf8'));
}

function countsWithout({ report }: Step, ok: boolean): Counts {
  const passed = ok && !report;
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

function describe(step: Step, counts: Counts, ms: number): string {
  const seconds = `${(ms / 1000).toFixed(1)} s`;
  if (!step.report) return seconds;
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  return `${counts.passed} passed, ${counts.failed} failed${skipped}, ${seconds}`;
}

function run(command: readonly string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...command], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
        // Hundreds of processes load the same files.
        NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
      },
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, said: Buffer.concat(said).toString('utf8') }),
    );
  });
}
