/** Exit codes: what was asked has problems, or it could not be asked like this. */
export const EXIT = { clean: 0, problems: 1, usage: 2 } as const;

/** Ends a command with a sentence for the person at the terminal. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.usage) {
    super(message);
    this.exitCode = exitCode;
  }
}
