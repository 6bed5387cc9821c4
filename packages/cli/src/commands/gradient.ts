import { GRADIENT_FORMATS, type GradientError, gradientText } from '@fucina/minecraft-text';
import { explainGradient } from '@fucina/minecraft-text/messages';
import type { Command, Option } from 'commander';
import { CliError } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { textOf } from '../input.ts';
import type { Language } from '../language.ts';
import { addRequired } from '../required-option.ts';
import type { Terminal } from '../terminal.ts';

interface GradientCommandOptions {
  readonly colors: string;
  readonly format: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strikethrough?: boolean;
  readonly obfuscate?: boolean;
}

export function define(command: Command, { terminal, language, option }: CommandContext): void {
  command.argument('[text...]', language.say('argument_text'));
  addRequired(command, option('--colors <list>', 'option_colors'))
    .addOption(formatOption(option, language).default('MiniMessage'))
    .addOption(option('--bold', 'option_bold'))
    .addOption(option('--italic', 'option_italic'))
    .addOption(option('--underline', 'option_underline'))
    .addOption(option('--strikethrough', 'option_strikethrough'))
    .addOption(option('--obfuscate', 'option_obfuscate'))
    .action((text, options) => gradient(text, options, terminal));
}

/** With the names that there are; a template may be given, too. */
function formatOption(option: CommandContext['option'], { say }: Language): Option {
  const format = option('--format <format>', 'option_gradient_format');
  format.description += `; ${say('help_choices', { choices: FORMATS })}`;
  return format;
}

const FORMATS = GRADIENT_FORMATS.join(', ');

async function gradient(
  words: readonly string[],
  { colors, ...options }: GradientCommandOptions,
  terminal: Terminal,
): Promise<void> {
  const { language, print } = terminal;
  const text = await textOf(words, terminal);
  const made = gradientText({ ...options, text, colors: colors.split(',') });
  if (!made.ok) throw new CliError(sentenceOf(made.error, options.format, language));
  await print(`${made.value}\n`);
}

/** The format was typed here, so it is named. */
function sentenceOf(error: GradientError, format: string, { code, say }: Language): string {
  return error.code === 'format-unknown'
    ? say('usage_choices', { typed: format, place: '--format', choices: FORMATS })
    : explainGradient(error, code);
}
