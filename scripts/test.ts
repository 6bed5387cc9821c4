// Runs every check, cheapest first: types, lint, floors, unit tests, then the real browser.
// Each step prints one line; a failed step prints its whole output, and at the end once more what failed. Arguments
// choose steps: `npm test -- unit e2e`.
import process from 'node:process';
import { runStep, type StepResult } from './test/run-step.ts';
import { steps } from './test/steps.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step called ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const results: StepResult[] = [];
for (const step of steps) {
  if (wanted.length === 0 || wanted.includes(step.name)) results.push(await runStep(step));
}

const failed = results.filter((result) => !result.ok);
if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
for (const { name, summary } of failed) {
  console.log(`\n${name}`);
  for (const line of summary) console.log(`  ${line}`);
}
const sum = (of: (result: StepResult) => number) =>
  results.reduce((total, result) => total + of(result), 0);
const skipped = sum(({ counts }) => counts.skipped);
console.log(
  `\n${sum(({ counts }) => counts.passed)} passed, ${sum(({ counts }) => counts.failed)} failed` +
    (skipped > 0 ? `, ${skipped} skipped` : ''),
);
process.exitCode = failed.length === 0 ? 0 : 1;
