import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';

export const BIN = join(import.meta.dirname, '..', 'bin.ts');

export interface Ran {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

export interface RunOptions {
  readonly cwd: string;
  readonly input?: string;
  /** Besides the path; English, unless it says otherwise. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Runs a program as a terminal does, with few variables of ours. */
export async function runProgram(
  program: string,
  words: readonly string[],
  { cwd, input = '', env = {} }: RunOptions,
): Promise<Ran> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(program, words, {
    cwd,
    env: { PATH, NODE_COMPILE_CACHE, LANG: 'C', ...env },
  });
  // A program may end before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr, code: await closed };
}
