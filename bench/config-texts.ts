// Files of plugins: read, converted, proven and checked, each time in a fresh process.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Scenario, Times } from './config-texts/times.ts';
import { printTable } from './table.ts';
import { verdict } from './verdict.ts';

const ROUNDS = 3;
const LIMITS_MS = { file: 700, folder: 1500 } as const satisfies Record<Scenario, number>;
const FIRST_ROWS_MS = 300;
const script = fileURLToPath(new URL('./config-texts/cold.ts', import.meta.url));
const runFile = promisify(execFile);

export async function run(): Promise<void> {
  for (const scenario of ['file', 'folder'] as const) {
    const times = await best(() => measure(scenario), sumOf);
    const reference = await best(
      () => measureReference(scenario),
      (ms) => ms,
    );
    const total = sumOf(times);
    printTable(
      [`${scenario}: ${times.texts} texts, ${Math.round(times.bytes / 1000)} kB`, 'ms'],
      [
        ['first rows', times.rowsMs.toFixed(0)],
        ['the other rows', times.readMs.toFixed(0)],
        ['conversion and proof', times.convertMs.toFixed(0)],
        ['mistakes', times.diagnoseMs.toFixed(0)],
        [`writing ${times.edits} edits, read back`, times.writeMs.toFixed(0)],
        ['reference: the yaml library alone', reference.toFixed(0)],
      ],
    );
    console.log(`  ${(total / reference).toFixed(1)} times the reference`);
    verdict(`config texts, ${scenario}, cold`, total, LIMITS_MS[scenario], 'ms');
    verdict(`config texts, ${scenario}, first rows`, times.rowsMs, FIRST_ROWS_MS, 'ms');
  }
}

/** Without writing, which somebody asks for later. */
function sumOf({ rowsMs, readMs, convertMs, diagnoseMs }: Times): number {
  return rowsMs + readMs + convertMs + diagnoseMs;
}

async function measure(scenario: Scenario): Promise<Times> {
  const { stdout } = await runFile(process.execPath, [script, scenario]);
  // Printed by our own script.
  return JSON.parse(stdout) as Times;
}

async function measureReference(scenario: Scenario): Promise<number> {
  const { stdout } = await runFile(process.execPath, [script, scenario, 'reference']);
  return Number(stdout);
}

/** The best of some rounds, because other load on the machine only ever adds time. */
async function best<Result>(
  work: () => Promise<Result>,
  msOf: (result: Result) => number,
): Promise<Result> {
  let found = await work();
  for (let round = 1; round < ROUNDS; round += 1) {
    const next = await work();
    if (msOf(next) < msOf(found)) found = next;
  }
  return found;
}
