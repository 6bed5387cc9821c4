import type { Command } from 'commander';
import type { CommandContext } from './command.ts';

/** How the files of plugins are chosen and read. */
export interface ReadingOptions {
  readonly profile?: string;
  readonly config?: string;
  readonly ignorePath?: string;
  readonly quiet?: true;
}

/** The options of all commands that work through files of plugins once. */
export interface FilesOptions extends ReadingOptions {
  readonly allowNoFiles?: true;
  readonly stdin?: true;
  readonly stdinFilename?: string;
  readonly output?: string;
}

export function addReadingOptions(command: Command, option: CommandContext['option']): Command {
  return command
    .addOption(option('--profile <id>', 'option_profile'))
    .addOption(option('--config <file>', 'option_config'))
    .addOption(option('--ignore-path <file>', 'option_ignore_path'))
    .addOption(option('-q, --quiet', 'option_quiet'));
}

export function addFilesOptions(command: Command, option: CommandContext['option']): Command {
  return addReadingOptions(command, option)
    .addOption(option('--stdin', 'option_stdin'))
    .addOption(option('--stdin-filename <name>', 'option_stdin_filename'))
    .addOption(option('--allow-no-files', 'option_allow_no_files'))
    .addOption(option('-o, --output <file>', 'option_output'));
}
