// Counts what `fucina check` finds in a folder of real files, and compares it with what was judged by hand before:
// `npm run precision -- FOLDER`, where FOLDER has `plugins/NAME/…` of the repositories in precision/judged.json. The files
// are not kept here, only the numbers. A warning or error that is right in less than 90 % of the judged cases is a mistake.

import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import process from 'node:process';
import judged from './precision/judged.json' with { type: 'json' };

interface Judged {
  /** How many there were when somebody looked. */
  readonly found: number;
  readonly judged: number;
  readonly right: number;
}

const MIN_RIGHT = 0.9;
const MAX_OUTPUT = 1024 * 1024 * 1024;
const rules: Readonly<Record<string, Judged>> = judged.rules;
const [folder = '.'] = process.argv.slice(2);
const fucina = join(import.meta.dirname, '..', 'packages', 'cli', 'src', 'bin.ts');
const ran = spawnSync(process.execPath, [fucina, 'check', '--format', 'json', 'plugins'], {
  cwd: resolve(folder),
  encoding: 'utf8',
  maxBuffer: MAX_OUTPUT,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const problems: readonly { readonly rule: string }[] = JSON.parse(ran.stdout);

const counts = new Map(Object.keys(rules).map((rule) => [rule, 0]));
for (const { rule } of problems) counts.set(rule, (counts.get(rule) ?? 0) + 1);
let isWrong = false;
console.log('now  then  judged  right  rule');
for (const [rule, now] of [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
  const { found = 0, judged: seen = 0, right = 0 } = rules[rule] ?? {};
  // More than were judged say nothing yet.
  const remark =
    seen === 0 ? 'nobody judged it' : right / seen < MIN_RIGHT ? 'too often wrong' : '';
  if (remark !== '') isWrong = true;
  console.log([now, found, seen, right, rule, remark].join('  '));
}
console.log(`precision: ${problems.length} errors and warnings`);
process.exitCode = isWrong ? 1 : 0;
