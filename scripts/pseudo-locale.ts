// Adds a language of accents and long words to a copy of the repository, builds it and runs the test of every page
// in it. Arguments are passed to Playwright.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { pseudoWords } from './new-language/pseudo-words.ts';
import { writeLanguage } from './new-language/write-language.ts';
import { copyRepository } from './repository-copy.ts';

/** The numbers of a language that browsers know, so that they are written as in the prerendered page. */
const PSEUDO = { code: 'fi', name: 'Pseudo', locale: 'fi_FI' };
const REPORT = join(import.meta.dirname, '..', 'test-results', 'pseudo-locale.json');
const NEEDED = /^(?:packages|web|server|e2e|scripts|docs\/manual)\/|^[^/]+\.(?:json|ts)$/;

const copy = await copyRepository((path) => NEEDED.test(path));
try {
  await writeLanguage(copy, PSEUDO, pseudoWords);
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  await run(tsc, '-p', 'web', '--noEmit', '--checkers', '1');
  await run(
    join('scripts', 'e2e.ts'),
    'every-page',
    '--grep',
    ` in ${PSEUDO.code}`,
    ...process.argv.slice(2),
  );
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
} finally {
  await rm(copy, { recursive: true, force: true });
}

async function run(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: copy,
    stdio: 'inherit',
    env: { E2E_REPORT: REPORT, ...process.env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args[0]} failed.`);
}
