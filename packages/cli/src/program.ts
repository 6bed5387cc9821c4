import { languageCodes } from '@fucina/site';
import { Command, Option } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import type { CommandContext } from './command.ts';
import { COMMANDS, type CommandName } from './commands.ts';
import { EXAMPLES } from './examples.ts';
import type { CliKey, Language } from './language.ts';
import type { Terminal } from './terminal.ts';

/** The program with all commands, of which only the wanted ones have their options and actions. */
export async function createProgram(
  terminal: Terminal,
  finish: CommandContext['finish'],
  wanted: readonly (string | undefined)[],
): Promise<Command> {
  const { language } = terminal;
  const { say, nameValues } = language;
  const context: CommandContext = {
    terminal,
    language,
    option: (flags, key) => new Option(flags, say(key)),
    finish,
    completeProgram: () => createProgram(terminal, finish, Object.keys(COMMANDS)),
  };
  const program = new Command('fucina')
    .description(say('program'))
    .version(manifest.version, '-V, --version', say('option_version'))
    .helpOption('-h, --help', say('option_help'))
    .addOption(languageOption(language))
    .helpCommand(false)
    // A command may have an option of the same name, such as --version of `head`.
    .enablePositionalOptions()
    .configureHelp({
      styleTitle: (title) => say(TITLES[title] ?? 'help_usage'),
      styleUsage: nameValues,
      optionTerm: ({ flags }) => nameValues(flags),
      argumentTerm: (argument) => nameValues(`<${argument.name()}>`).slice(1, -1),
      subcommandTerm: (command) => command.name(),
      optionDescription: ({ description, argChoices, defaultValue }) =>
        [
          description,
          ...(argChoices ? [say('help_choices', { choices: argChoices.join(', ') })] : []),
          ...(typeof defaultValue === 'string'
            ? [say('help_default', { value: defaultValue })]
            : []),
        ].join('; '),
      argumentDescription: ({ description, argChoices }) =>
        argChoices
          ? `${description}; ${say('help_choices', { choices: argChoices.join(', ') })}`
          : description,
    });

  for (const name of Object.keys(COMMANDS) as CommandName[]) {
    const { description, load } = COMMANDS[name];
    const command = program
      .command(name)
      .description(say(description))
      .helpOption('-h, --help', say('option_help'))
      .addHelpText('after', () => {
        const lines = EXAMPLES[name].map((example) => `  ${example}`);
        return `\n${say('help_examples')}\n${lines.join('\n')}`;
      });
    if (wanted.includes(name)) (await load()).define(command, context);
    command.addOption(languageOption(language));
  }
  return program;
}

/** Only for the help and against wrong values: the words are searched for it before. */
function languageOption({ say }: Language): Option {
  return new Option('--lang <language>', say('option_lang')).choices(languageCodes);
}

const TITLES: Readonly<Record<string, CliKey>> = {
  'Usage:': 'help_usage',
  'Arguments:': 'help_arguments',
  'Options:': 'help_options',
  'Commands:': 'help_commands',
};
