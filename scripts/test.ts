// Runs every check: types, lint, floors and the like beside the unit tests, then the real browser.
// Each step prints one line; a failed step prints what failed, and at the end once more in short. Arguments
// choose steps: `npm test -- unit e2e`.
import process from 'node:process';
import { runStep, type Step, type StepResult } from './test/run-step.ts';
import { roundsOf, stepNames } from './test/steps.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stepNames.includes(name));
if (unknown.length > 0) {
  console.error(`No step called ${unknown.join(', ')}; there are ${stepNames.join(', ')}.`);
  process.exit(2);
}

const results: StepResult[] = [];
for (const round of roundsOf((name) => wanted.length === 0 || wanted.includes(name))) {
  results.push(...(await Promise.all(round.map(oneAfterTheOther))).flat());
}

async function oneAfterTheOther(steps: readonly Step[]): Promise<StepResult[]> {
  const done: StepResult[] = [];
  for (const step of steps) done.push(await runStep(step));
  return done;
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
