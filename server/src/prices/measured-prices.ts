import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { MeasuredPrice } from './measure-price.ts';

const run = promisify(execFile);
const PROGRAM = join(import.meta.dirname, 'measure-all.ts');

/**
 * What each request costs, by its name, as a process that serves. `isPrecise`: the same number of rounds for each; else
 * no more once one is cheap enough.
 */
export async function measuredPrices({
  isPrecise = false,
} = {}): Promise<Map<string, MeasuredPrice>> {
  const { stdout } = await run(process.execPath, [PROGRAM, ...(isPrecise ? ['--precise'] : [])]);
  const lines = stdout.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const { name, ...measured } = JSON.parse(line) as MeasuredPrice & { readonly name: string }; // our own program
      return [name, measured];
    }),
  );
}
