import { statSync } from 'node:fs';
import { LEGACY_HEX_STYLES, type LegacyHexStyle, leftoverFormat } from '@fucina/minecraft-text';
import {
  FOREIGN_MARKUP,
  readSource,
  type SourceHint,
  WRITE_NOTATIONS,
  type WriteNotation,
} from '@fucina/text-workshop';
import type { Command } from 'commander';
import { CliError, EXIT } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { hasConfigName } from '../config/config-name.ts';
import { addFilesOptions, type FilesOptions } from '../files-options.ts';
import { INPUT_FORMATS, type InputFormat, inputFormatOption } from '../formats.ts';
import { linesOf } from '../input.ts';
import type { Language } from '../language.ts';
import { wholeNumber } from '../option-values.ts';
import { type Output, openOutput } from '../output.ts';
import { readErrorIn } from '../read-error.ts';
import { addRequired } from '../required-option.ts';
import type { Terminal } from '../terminal.ts';
import { textsOf } from '../texts.ts';

interface ConvertOptions extends FilesOptions {
  readonly from: InputFormat;
  readonly to: WriteNotation;
  readonly write?: true;
  readonly check?: true;
  readonly diff?: true;
  readonly outputFolder?: string;
  readonly style?: 'open' | 'closed';
  readonly hex?: LegacyHexStyle;
  readonly meaning?: 'shown' | 'meant';
  readonly includeUnsure?: true;
  readonly strict?: true;
  readonly backup?: true;
  readonly force?: true;
  readonly only?: string;
  readonly skip?: string;
  readonly jobs?: number;
}

const UNREAD: readonly SourceHint[] = FOREIGN_MARKUP;
const TOLD: readonly SourceHint[] = [...UNREAD, 'no-text'];

const FILE_FORMATS = {
  from: ['auto', 'legacy', 'minimessage', 'json'],
  to: ['minimessage', 'legacy', 'section', 'json'],
} as const;

export function define(
  command: Command,
  { terminal, language, option, finish }: CommandContext,
): void {
  command
    .argument('[files...]', language.say('argument_files_or_stdin'))
    .addOption(inputFormatOption(option));
  const to = option('--to <format>', 'option_to').choices(Object.keys(WRITE_NOTATIONS));
  addRequired(command, to)
    .addOption(
      option('-w, --write', 'option_write').conflicts(['check', 'diff', 'outputFolder', 'stdin']),
    )
    .addOption(option('--check', 'option_check_files').conflicts(['diff', 'outputFolder']))
    .addOption(option('--diff', 'option_diff').conflicts('outputFolder'))
    .addOption(option('--output-folder <folder>', 'option_out_folder').conflicts('stdin'))
    .addOption(option('--backup', 'option_backup'))
    .addOption(option('--force', 'option_force'))
    .addOption(option('--style <style>', 'option_style').choices(['open', 'closed']))
    .addOption(option('--hex <notation>', 'option_hex').choices(LEGACY_HEX_STYLES))
    .addOption(option('--meaning <meaning>', 'option_meaning').choices(['shown', 'meant']))
    .addOption(option('--include-unsure', 'option_include_unsure'))
    .addOption(option('--strict', 'option_lossless'))
    .addOption(option('--jobs <number>', 'option_jobs').argParser(wholeNumber))
    .addOption(option('--only <keys>', 'option_only'))
    .addOption(option('--skip <keys>', 'option_skip'));
  addFilesOptions(command, option).action(async (files, options) =>
    finish(await run(files, options, terminal)),
  );
}

/** Texts of a stream, or files of plugins with everything around their texts. */
async function run(
  files: readonly string[],
  options: ConvertOptions,
  terminal: Terminal,
): Promise<number> {
  const isPlugins = isForPlugins(files, options);
  if (isPlugins && options.output !== undefined && !printsFiles(options)) {
    throw new CliError(terminal.language.say('output_unused'));
  }
  if (isPlugins && options.strict) throw new CliError(terminal.language.say('strict_for_texts'));
  const output = openOutput(options.output, terminal);
  const exitCode = isPlugins
    ? await convertPlugins(files, options, output, terminal)
    : await convert(files[0] ?? '-', options, output, terminal);
  await output.close();
  return exitCode;
}

function isForPlugins(files: readonly string[], options: ConvertOptions): boolean {
  const { write, check, diff, outputFolder, stdin, stdinFilename, profile } = options;
  const isAsked = [write, check, diff, outputFolder, stdin, stdinFilename, profile].some(Boolean);
  return isAsked || files.length > 1 || files.some((file) => hasConfigName(file) || isFolder(file));
}

/** Whether something of the files goes to standard output, or to the file instead. */
function printsFiles({ diff, stdinFilename, check }: ConvertOptions): boolean {
  return diff ?? (stdinFilename !== undefined && !check);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? /[*?{[]/.test(path);
}

async function convertPlugins(
  patterns: readonly string[],
  options: ConvertOptions,
  output: Output,
  terminal: Terminal,
): Promise<number> {
  const { language } = terminal;
  const [{ loadSettings }, { wantedFiles }, { convertFiles }] = await Promise.all([
    import('../settings/load-settings.ts'),
    import('../config/wanted-files.ts'),
    import('../config/convert-files.ts'),
  ]);
  const { profile, style, hex, meaning, includeUnsure, quiet, only, skip } = options;
  const settings = await loadSettings(options.config, language);
  const converted = {
    from: fileFormat('from', options.from, language),
    to: fileFormat('to', options.to, language),
    ...(style && { style }),
    ...(hex && { hex }),
    ...(meaning && { meaning }),
    ...{
      action: await actionOf(patterns, options, output, language),
      settings,
      profile,
      only,
      skip,
    },
    includesUnsure: includeUnsure ?? false,
    isQuiet: quiet ?? false,
    config: options.config,
    jobs: options.jobs,
  };
  const files = await wantedFiles(patterns, options, settings, terminal);
  return convertFiles(files, converted, terminal);
}

async function actionOf(
  patterns: readonly string[],
  options: ConvertOptions,
  output: Output,
  language: Language,
) {
  const { write, check, diff, outputFolder, backup, force } = options;
  if (diff) return { kind: 'diff', output } as const;
  if (write || outputFolder !== undefined) {
    const { inPlace, intoFolder } = await import('../writing/writer.ts');
    const { searchedFolders } = await import('../files/find-files.ts');
    const isCopy = outputFolder !== undefined;
    const places = {
      folders: searchedFolders(patterns),
      keepsOld: backup ?? false,
      isForced: force ?? false,
    };
    const writer = isCopy ? intoFolder(outputFolder, language) : inPlace(places, language);
    return { kind: 'write', writer, isCopy } as const;
  }
  if (printsFiles(options)) return { kind: 'print', output } as const;
  return { kind: 'summary', isCheck: check ?? false } as const;
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
  { from, to, style, hex, meaning, includeUnsure, only, skip, strict }: ConvertOptions,
  { print }: Output,
  terminal: Terminal,
): Promise<number> {
  const { language } = terminal;
  if (style ?? hex ?? meaning ?? includeUnsure ?? only ?? skip) {
    throw new CliError(language.say('options_for_plugins'));
  }
  let isWhole = true;
  for await (const { text, line } of textsOf(linesOf(file, terminal), from)) {
    const read = readSource(text, { format: INPUT_FORMATS[from] });
    if (!read.ok) {
      throw new CliError(readErrorIn(file, { text, line }, read.error, language), EXIT.problems);
    }
    const { value, losses } = WRITE_NOTATIONS[to](read.value);
    await print(`${value}\n`);
    for (const hint of read.hints.filter((each) => TOLD.includes(each))) {
      const { siteWordsOf } = await import('../site-words.ts');
      terminal.tell(`${file}:${line} ${siteWordsOf(language).text_workshop.hints[hint]}`);
      isWhole &&= !UNREAD.includes(hint);
    }
    const lost = { ofReading: read.losses, ofWriting: losses };
    const leftover = leftoverFormat(read.value, read.format);
    if (leftover === undefined && losses.length + read.losses.length === 0) continue;
    isWhole = false;
    const { lossSentences } = await import('../loss-sentences.ts');
    for (const sentence of lossSentences({ ...lost, leftover }, language)) {
      terminal.tell(`${file}:${line} ${sentence}`);
    }
  }
  return strict && !isWhole ? EXIT.problems : EXIT.clean;
}
