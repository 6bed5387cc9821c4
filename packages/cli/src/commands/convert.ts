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

interface ConvertOptions {
  readonly from: InputFormat;
  readonly to: OutputFormat;
  readonly write?: true;
  readonly check?: true;
  readonly diff?: true;
  readonly profile?: string;
  readonly style?: 'open' | 'closed';
  readonly includeUnsure?: true;
  readonly ignorePath?: string;
  readonly backup?: true;
  readonly only?: string;
  readonly skip?: string;
}

const FILE_FORMATS = {
  from: ['auto', 'legacy', 'minimessage', 'json'],
  to: ['minimessage', 'legacy', 'section', 'json'],
} as const;

export function define(command: Command, { language, option, finish }: CommandContext): void {
  command
    .argument('[files...]', language.say('argument_files_or_stdin'))
    .addOption(inputFormatOption(option))
    .addOption(
      option('--to <format>', 'option_to').choices(Object.keys(WRITERS)).makeOptionMandatory(),
    )
    .addOption(option('--write', 'option_write').conflicts(['check', 'diff']))
    .addOption(option('--check', 'option_check_files').conflicts('diff'))
    .addOption(option('--diff', 'option_diff'))
    .addOption(option('--profile <id>', 'option_profile'))
    .addOption(option('--style <style>', 'option_style').choices(['open', 'closed']))
    .addOption(option('--include-unsure', 'option_include_unsure'))
    .addOption(option('--ignore-path <file>', 'option_ignore_path'))
    .addOption(option('--only <keys>', 'option_only'))
    .addOption(option('--skip <keys>', 'option_skip'))
    .addOption(option('--backup', 'option_backup'))
    .action(async (files, options) => finish(await run(files, options, language)));
}

/** Texts of a stream, or files of plugins with everything around their texts. */
async function run(
  files: readonly string[],
  options: ConvertOptions,
  language: Language,
): Promise<number> {
  const { write, check, diff, profile, style, includeUnsure, ignorePath } = options;
  const action = write ? 'write' : check ? 'check' : diff ? 'diff' : undefined;
  if (action === undefined) {
    const isForFiles = files.length > 1 || profile || style || includeUnsure || ignorePath;
    if (isForFiles) throw new CliError(language.say('files_only_with_action'));
    return convert(files[0] ?? '-', options, language);
  }
  if (files.length === 0) {
    throw new CliError(language.say('usage_missing_argument', { word: 'files' }));
  }
  const { convertFiles } = await import('../config/convert-files.ts');
  const formats = {
    from: fileFormat('from', options.from, language),
    to: fileFormat('to', options.to, language),
  };
  return convertFiles(
    files,
    {
      ...formats,
      action,
      profile,
      ignorePath,
      includesUnsure: includeUnsure ?? false,
      keepsOld: options.backup ?? false,
      only: options.only,
      skip: options.skip,
      ...(style !== undefined && { style }),
    },
    language,
  );
}

function fileFormat<Place extends keyof typeof FILE_FORMATS>(
  place: Place,
  typed: string,
  { say }: Language,
): (typeof FILE_FORMATS)[Place][number] {
  const formats: readonly (typeof FILE_FORMATS)[Place][number][] = FILE_FORMATS[place];
  const format = formats.find((one) => one === typed);
  if (format !== undefined) return format;
  const choices = formats.join(', ');
  throw new CliError(say('usage_choices', { typed, place: `--${place}`, choices }));
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
