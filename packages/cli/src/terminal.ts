import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { type Language, languageOf } from './language.ts';
import { ProgressLine } from './progress-line.ts';
import { shown } from './shown.ts';

/** What a program gets besides its words; a process of Node is one. */
export interface Surroundings {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The file of the program, which threads run too; without it, there is one thread. */
  readonly program?: string;
}

/** How a command speaks with the person who runs it. */
export interface Terminal {
  readonly language: Language;
  /** The file of the program, where it can run in threads. */
  readonly program?: string | undefined;
  /** Standard input, for the commands that read it. */
  readonly openInput: () => Readable;
  /** Writes to stdout and waits while its reader is slower than we are. */
  readonly print: (text: string | Uint8Array) => Promise<void>;
  /** Writes lines to stderr. */
  readonly tell: (...lines: readonly string[]) => void;
  /** Whether stdout is written in colors: as it is asked for, else on a terminal only. */
  readonly hasColors: (wanted?: boolean) => boolean;
  /** Says on a terminal, in a line that goes away, how much of long work is done. */
  readonly showProgress: (done: number, total: number) => void;
}

export function createTerminal(
  around: Surroundings,
  language: Language = languageOf(around.env),
): Terminal {
  const { stdout, stderr, env } = around;
  const progress = new ProgressLine(stderr, language);
  return {
    language,
    program: around.program,
    openInput: () => around.stdin,
    async print(text) {
      progress.erase();
      if (!stdout.write(text)) await once(stdout, 'drain');
    },
    tell(...lines) {
      progress.erase();
      stderr.write(lines.map((line) => `${shown(line)}\n`).join(''));
    },
    showProgress: (done, total) => progress.show(done, total),
    hasColors(wanted) {
      const { FORCE_COLOR, NO_COLOR, TERM } = env;
      if (wanted !== undefined) return wanted;
      if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
      return Boolean(stdout.isTTY) && !NO_COLOR && TERM !== 'dumb';
    },
  };
}
