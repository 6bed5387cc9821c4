import type { Command } from 'commander';
import type { Level, Problem } from '../check/problem.ts';
import { EXIT } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { addFilesOptions, type FilesOptions } from '../files-options.ts';
import { type InputFormat, inputFormatOption } from '../formats.ts';
import { openOutput } from '../output.ts';
import { createReport, REPORT_FORMATS, type ReportFormat } from '../reports/reports.ts';
import type { Terminal } from '../terminal.ts';
import { versionNumber } from '../version-number.ts';
import { wholeNumber } from '../whole-number.ts';

interface CheckOptions extends FilesOptions {
  readonly from: InputFormat;
  readonly format: ReportFormat;
  readonly rule?: readonly string[];
  readonly notes: boolean;
  readonly strict?: true;
  readonly maxWarnings?: number;
  readonly adventure?: string;
  readonly game?: string;
  readonly color?: boolean;
}

export function define(
  command: Command,
  { terminal, language, option, finish }: CommandContext,
): void {
  const { say } = language;
  command
    .argument('[files...]', say('argument_files'))
    .addOption(inputFormatOption(option))
    .addOption(option('--format <format>', 'option_format').choices(REPORT_FORMATS).default('text'))
    .addOption(
      option('--rule <rule>', 'option_rule').argParser((typed, before: string[] = []) => [
        ...before,
        typed,
      ]),
    )
    .addOption(option('--notes', 'option_notes').default(false))
    .addOption(option('--max-warnings <number>', 'option_max_warnings').argParser(wholeNumber))
    .addOption(option('--strict', 'option_strict').conflicts('maxWarnings'))
    .addOption(option('--adventure <version>', 'option_adventure').argParser(versionNumber))
    .addOption(option('--game <version>', 'option_game').argParser(versionNumber))
    .addOption(option('--color', 'option_color_always'))
    .addOption(option('--no-color', 'option_color_never'));
  addFilesOptions(command, option).action(async (files, options) =>
    finish(await check(files, options, terminal)),
  );
}

async function check(
  patterns: readonly string[],
  options: CheckOptions,
  terminal: Terminal,
): Promise<number> {
  const { language, hasColors } = terminal;
  const [{ loadSettings }, { wantedFiles }, { levelOf, readWantedLevels }, { checkFile }] =
    await Promise.all([
      import('../settings/load-settings.ts'),
      import('../config/wanted-files.ts'),
      import('../rules/wanted-levels.ts'),
      import('../check/check-files.ts'),
    ]);
  const { from, profile, adventure, game, notes, quiet = false } = options;
  const settings = await loadSettings(options.config, language);
  const levels = { ...settings.rules, ...readWantedLevels(options.rule ?? [], language) };
  const files = await wantedFiles(patterns, options, settings, terminal);
  const output = openOutput(options.output, terminal);
  const report = await createReport(options.format, language, {
    isColored: options.output === undefined ? hasColors(options.color) : options.color === true,
    isQuiet: quiet,
  });
  const counts = { error: 0, warning: 0, note: 0, fixable: 0 };
  const isShown = (level: Level) => (quiet ? level === 'error' : level !== 'note' || notes);
  const add = async (problem: Problem) => {
    const level = levelOf(problem, levels);
    if (level === undefined || (level === 'note' && !notes)) return;
    counts[level] += 1;
    if (problem.fix !== undefined) counts.fixable += 1;
    if (isShown(level)) await output.print(report.problem({ ...problem, level }));
  };
  await output.print(report.begin);
  for (const file of files) {
    if (file.isIgnored) continue;
    const problems = checkFile(file, { from, profile, adventure, game, settings }, terminal);
    for await (const problem of problems) await add(problem);
  }
  await output.print(report.end(counts));
  await output.close();
  return exitCodeFor(counts, options, terminal);
}

function exitCodeFor(
  { error, warning }: Readonly<Record<Level, number>>,
  { strict, maxWarnings = strict ? 0 : Number.POSITIVE_INFINITY }: CheckOptions,
  { language: { say }, tell }: Terminal,
): number {
  const hasTooMany = warning > maxWarnings;
  if (hasTooMany && error === 0) {
    tell(say('too_many_warnings', { warnings: warning, most: maxWarnings }));
  }
  return error > 0 || hasTooMany ? EXIT.problems : EXIT.clean;
}
