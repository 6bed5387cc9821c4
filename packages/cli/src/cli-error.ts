/** Exit codes: what was asked has problems, or it could not be asked like this. */
export const EXIT = { clean: 0, problems: 1, usage: 2 } as const;

/** Ends a command with a sentence, or a few, for the person at the terminal. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly lines: readonly string[];
  readonly exitCode: number;

  constructor(lines: string | readonly string[], exitCode: number = EXIT.usage) {
    super([lines].flat().join('\n'));
    this.lines = [lines].flat();
    this.exitCode = exitCode;
  }
}
