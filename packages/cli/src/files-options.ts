import type { Command } from 'commander';
import type { CommandContext } from './command.ts';

/** The options of all commands for files of plugins. */
export interface FilesOptions {
  readonly profile?: string;
  readonly config?: string;
  readonly ignorePath?: string;
  readonly allowNoFiles?: true;
  readonly stdin?: true;
  readonly stdinFilename?: string;
  readonly output?: string;
  readonly quiet?: true;
}

export function addFilesOptions(command: Command, option: CommandContext['option']): Command {
  return command
    .addOption(option('--profile <id>', 'option_profile'))
    .addOption(option('--stdin', 'option_stdin'))
    .addOption(option('--stdin-filename <name>', 'option_stdin_filename'))
    .addOption(option('--config <file>', 'option_config'))
    .addOption(option('--ignore-path <file>', 'option_ignore_path'))
    .addOption(option('--allow-no-files', 'option_allow_no_files'))
    .addOption(option('-o, --output <file>', 'option_output'))
    .addOption(option('-q, --quiet', 'option_quiet'));
}
