import type { Command, Option } from 'commander';

/**
 * Adds an option without which the command does not work. The library would miss it before it looks at options that there
 * are not, one of which may be a slip of the pen for it.
 */
export function addRequired(command: Command, option: Option): Command {
  return command.addOption(option).hook('preAction', () => {
    if (command.getOptionValue(option.attributeName()) !== undefined) return;
    command.error(`required option '${option.flags}' not specified`, {
      code: 'commander.missingMandatoryOptionValue',
    });
  });
}
