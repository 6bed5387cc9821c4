import { readAny, splitComponentLines, toPlain, writeAnsi } from '@fucina/minecraft-text';
import type { Command } from 'commander';
import { CliError, EXIT } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { INPUT_FORMATS, type InputFormat, inputFormatOption } from '../formats.ts';
import { linesOf } from '../input.ts';
import type { Language } from '../language.ts';
import { hasColors, print } from '../output.ts';
import { readError } from '../read-error.ts';
import { textsOf } from '../texts.ts';

interface PreviewOptions {
  readonly from: InputFormat;
  /** `auto`: colors on a terminal only. */
  readonly color: 'auto' | 'always' | 'never';
}

export function define(command: Command, { language, option }: CommandContext): void {
  command
    .argument('[file]', language.say('argument_file'), '-')
    .addOption(inputFormatOption(option))
    .addOption(
      option('--color <when>', 'option_color').choices(['auto', 'always', 'never']).default('auto'),
    )
    .action((file, options) => preview(file, options, language));
}

async function preview(
  file: string,
  { from, color }: PreviewOptions,
  language: Language,
): Promise<void> {
  const isColored = color === 'always' || (color === 'auto' && hasColors());
  for await (const { text, line } of textsOf(linesOf(file, language), from)) {
    const read = readAny(text, INPUT_FORMATS[from]);
    if (!read.ok) {
      const { message, at } = readError(read.error, text, language);
      throw new CliError(`${file}:${line + at.line - 1}:${at.column} ${message}`, EXIT.problems);
    }
    for (const part of splitComponentLines(read.value)) {
      await print(`${isColored ? writeAnsi(part).value : toPlain(part)}\n`);
    }
  }
}
