import { Buffer } from 'node:buffer';
import process from 'node:process';
import { Readable, Writable } from 'node:stream';
import { run } from '../run.ts';
import type { Ran, RunOptions } from './run-program.ts';

/**
 * Runs our command line in the process of the test, which is many times faster than starting one. What only a process
 * of its own shows (pipes, signals, memory) is tested with `runProgram` in `bin.test.ts`.
 */
export async function runFucina(
  words: readonly string[],
  { cwd, input = '', env = {} }: RunOptions,
): Promise<Ran> {
  const [stdout, stderr] = [new Captured(), new Captured()];
  const stdin = Readable.from(input === '' ? [] : [Buffer.from(input)]);
  const leave = enter(cwd);
  try {
    const code = await run(words, { stdin, stdout, stderr, env: { LANG: 'C', ...env } });
    return { stdout: stdout.text, stderr: stderr.text, code };
  } finally {
    leave();
  }
}

class Captured extends Writable {
  readonly #pieces: Uint8Array[] = [];

  override _write(piece: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#pieces.push(piece);
    done();
  }

  get text(): string {
    return Buffer.concat(this.#pieces).toString();
  }
}

let isInside = false;

/** Names of files are relative to the folder of the process, of which there is one. */
function enter(folder: string): () => void {
  if (isInside) throw new Error('Command lines in one process run one after the other.');
  const before = process.cwd();
  process.chdir(folder);
  isInside = true;
  return () => {
    isInside = false;
    process.chdir(before);
  };
}
