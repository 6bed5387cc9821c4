import type { Command, Option } from 'commander';
import type { CliKey, Language } from './language.ts';
import type { Terminal } from './terminal.ts';

export interface CommandContext {
  readonly terminal: Terminal;
  /** That of the terminal. */
  readonly language: Language;
  /** An option with its explanation. */
  readonly option: (flags: string, key: CliKey) => Option;
  /** Receives the exit code of a command that can find problems. */
  readonly finish: (exitCode: number) => void;
  /** The program with the options of all commands. */
  readonly completeProgram: () => Promise<Command>;
}

/** A module in `commands`: adds arguments, options and the action to its command. */
export interface CommandModule {
  readonly define: (command: Command, context: CommandContext) => void;
}
