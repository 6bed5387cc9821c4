import { FLAG_SET_IDS, OUTPUT_TYPES } from '@fucina/server-launch';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { REPORTS } from './check/reports.ts';
import { avatar } from './commands/avatar.ts';
import { check } from './commands/check.ts';
import { convert } from './commands/convert.ts';
import { gradient } from './commands/gradient.ts';
import { head } from './commands/head.ts';
import { preview } from './commands/preview.ts';
import { smallCaps } from './commands/small-caps.ts';
import { explainStart, start } from './commands/start.ts';
import { status } from './commands/status.ts';
import { completionScript, SHELLS } from './completion.ts';
import { EXAMPLES } from './examples.ts';
import { INPUT_FORMATS, WRITERS } from './formats.ts';
import type { CliKey, Language } from './language.ts';
import { print } from './output.ts';

/** All commands with their help. `finish` receives a command's exit code. */
export function createProgram(language: Language, finish: (exitCode: number) => void): Command {
  const { say } = language;
  const program = new Command('fucina');
  const option = (flags: string, key: CliKey) => new Option(flags, say(key));
  const inputFormat = () =>
    option('--from <format>', 'option_from').choices(Object.keys(INPUT_FORMATS)).default('auto');
  const command = (name: keyof typeof EXAMPLES, key: CliKey) =>
    program
      .command(name)
      .description(say(key))
      .helpOption('-h, --help', say('option_help'))
      .addHelpText('after', () => {
        const lines = EXAMPLES[name].map((example) => `  ${example}`);
        return `\n${say('help_examples')}\n${lines.join('\n')}`;
      });

  program
    .description(say('program'))
    .helpOption('-h, --help', say('option_help'))
    .helpCommand(false)
    .configureHelp({
      styleTitle: (title) => say(TITLES[title] ?? 'help_usage'),
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

  command('convert', 'convert')
    .argument('[file]', say('argument_file'), '-')
    .addOption(inputFormat())
    .addOption(
      option('--to <format>', 'option_to').choices(Object.keys(WRITERS)).makeOptionMandatory(),
    )
    .action(async (file, options) => finish(await convert(file, options, language)));

  command('check', 'check')
    .argument('<files...>', say('argument_files'))
    .addOption(inputFormat())
    .addOption(
      option('--format <format>', 'option_format').choices(Object.keys(REPORTS)).default('text'),
    )
    .addOption(option('--hints', 'option_hints').default(false))
    .action(async (files, options) => finish(await check(files, options, language)));

  command('gradient', 'gradient')
    .argument('[text...]', say('argument_text'))
    .addOption(option('--colors <list>', 'option_colors').makeOptionMandatory())
    .addOption(option('--format <format>', 'option_gradient_format').default('MiniMessage'))
    .addOption(option('--bold', 'option_bold'))
    .addOption(option('--italic', 'option_italic'))
    .addOption(option('--underline', 'option_underline'))
    .addOption(option('--strikethrough', 'option_strikethrough'))
    .addOption(option('--obfuscate', 'option_obfuscate'))
    .action((text, options) => gradient(text, options, language));

  command('small-caps', 'small_caps')
    .argument('[text...]', say('argument_text'))
    .addOption(option('--codes', 'option_codes').default(false))
    .action((text, options) => smallCaps(text, options, language));

  command('head', 'head')
    .argument('<who>', say('argument_who'))
    .addOption(option('--version <version>', 'option_game_version'))
    .addOption(option('--target <target>', 'option_target'))
    .addOption(option('--count <number>', 'option_count').argParser(wholeNumber))
    .addOption(option('--name <text>', 'option_name'))
    .action((who, options) => head(who, options, language));

  command('start', 'start')
    .argument('[command...]', say('argument_command'))
    .addOption(option('--explain', 'option_explain'))
    .addOption(option('--jar <name>', 'option_jar'))
    .addOption(option('--ram <megabytes>', 'option_ram').argParser(wholeNumber))
    .addOption(option('--os <system>', 'option_os').choices(OUTPUT_TYPES).default('linux'))
    .addOption(option('--flags <set>', 'option_flags').choices(FLAG_SET_IDS).default('aikar'))
    .addOption(option('--server-version <version>', 'option_server_version'))
    .addOption(option('--gui', 'option_gui').default(false))
    .action(async (words, { explain, ...options }) => {
      if (explain) finish(await explainStart(words, language));
      else await start(options, language);
    });

  command('status', 'status')
    .argument('<host>', say('argument_host'))
    .addOption(
      option('--edition <edition>', 'option_edition').choices(['java', 'bedrock']).default('java'),
    )
    .addOption(option('--query', 'option_query').default(false))
    .addOption(option('--json', 'option_json').default(false))
    .action(async (host, options) => finish(await status(host, options, language)));

  command('avatar', 'avatar')
    .argument('<skin>', say('argument_skin'))
    .addOption(option('--out <file>', 'option_out').default('avatar.png'))
    .addOption(option('--size <pixels>', 'option_size').argParser(wholeNumber).default(160))
    .addOption(option('--overlay', 'option_overlay').default(false))
    .action((skin, options) => avatar(skin, options, language));

  command('preview', 'preview')
    .argument('[file]', say('argument_file'), '-')
    .addOption(inputFormat())
    .addOption(
      option('--color <when>', 'option_color').choices(['auto', 'always', 'never']).default('auto'),
    )
    .action((file, options) => preview(file, options, language));

  command('mcp', 'mcp')
    // Its protocol's code is more than all the rest: only this command loads it.
    .action(async () => (await import('./commands/mcp.ts')).mcp());

  command('completion', 'completion')
    .addArgument(new Argument('<shell>', say('argument_shell')).choices(SHELLS))
    .action((shell) => print(completionScript(program, shell)));

  return program;
}

const TITLES: Readonly<Record<string, CliKey>> = {
  'Usage:': 'help_usage',
  'Arguments:': 'help_arguments',
  'Options:': 'help_options',
  'Commands:': 'help_commands',
};

function wholeNumber(typed: string): number {
  if (!/^\d{1,9}$/.test(typed)) throw new InvalidArgumentError('');
  return Number(typed);
}
