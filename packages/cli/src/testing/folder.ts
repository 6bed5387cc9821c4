import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runFucina } from './run-fucina.ts';
import type { Ran, RunOptions } from './run-program.ts';

/** A folder of its own for a test, with files. */
export class TestFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'fucina-'));

  constructor(files: Readonly<Record<string, string>> = {}) {
    for (const [name, content] of Object.entries(files)) this.write(name, content);
  }

  at(name: string): string {
    return join(this.path, name);
  }

  write(name: string, content: string | Uint8Array): void {
    mkdirSync(dirname(this.at(name)), { recursive: true });
    writeFileSync(this.at(name), content);
  }

  read(name: string): string {
    return readFileSync(this.at(name), 'utf8');
  }

  /** Runs our command line in it: how tests of commands call it. */
  fucina(words: readonly string[], options: Partial<RunOptions> = {}): Promise<Ran> {
    return runFucina(words, { cwd: this.path, ...options });
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }
}
