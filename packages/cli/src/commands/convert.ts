import { readAny } from '@fucina/minecraft-text';
import type { Command } from 'commander';
import { CliError, EXIT } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import {
  INPUT_FORMATS,
  type InputFormat,
  inputFormatOption,
  type OutputFormat,
  WRITERS,
} from '../formats.ts';
import { linesOf } from '../input.ts';
import type { Language } from '../language.ts';
import { print } from '../output.ts';
import { readError } from '../read-error.ts';
import { textsOf } from '../texts.ts';

export function define(command: Command, { language, option, finish }: CommandContext): void {
  command
    .argument('[file]', language.say('argument_file'), '-')
    .addOption(inputFormatOption(option))
    .addOption(
      option('--to <format>', 'option_to').choices(Object.keys(WRITERS)).makeOptionMandatory(),
    )
    .action(async (file, options) => finish(await convert(file, options, language)));
}

/** Each text of the file in another format, one per line. */
async function convert(
  file: string,
  { from, to }: { readonly from: InputFormat; readonly to: OutputFormat },
  language: Language,
): Promise<number> {
  for await (const { text, line } of textsOf(linesOf(file, language), from)) {
    const read = readAny(text, INPUT_FORMATS[from]);
    if (!read.ok) {
      const { message, at } = readError(read.error, text, language);
      const place = `${file}:${line + at.line - 1}:${at.column}`;
      throw new CliError(`${place} ${message}`, EXIT.problems);
    }
    await print(`${WRITERS[to](read.value)}\n`);
  }
  return EXIT.clean;
}
