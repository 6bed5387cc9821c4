import type { Command } from 'commander';
import type { Level, Problem } from '../check/problem.ts';
import { EXIT } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { addFilesOptions, type FilesOptions } from '../files-options.ts';
import { type InputFormat, inputFormatOption } from '../formats.ts';
import type { Language } from '../language.ts';
import { type Output, openOutput } from '../output.ts';
import { createReport, REPORT_FORMATS, type ReportFormat } from '../reports/reports.ts';
import type { Terminal } from '../terminal.ts';
import { versionNumber } from '../version-number.ts';
import { wholeNumber } from '../whole-number.ts';
import type { Writer } from '../writing/writer.ts';

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
  readonly fix?: true;
  readonly diff?: true;
  readonly backup?: true;
  readonly force?: true;
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
    .addOption(option('--fix', 'option_fix').conflicts(['diff', 'stdin', 'stdinFilename']))
    .addOption(option('--diff', 'option_fix_diff'))
    .addOption(option('--backup', 'option_backup'))
    .addOption(option('--force', 'option_fix_force'))
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
  const [
    { loadSettings },
    { wantedFiles },
    { levelOf, readWantedLevels },
    { checkFile },
    { LookedAt },
  ] = await Promise.all([
    import('../settings/load-settings.ts'),
    import('../config/wanted-files.ts'),
    import('../rules/wanted-levels.ts'),
    import('../check/check-files.ts'),
    import('../check/looked-at.ts'),
  ]);
  const { from, profile, adventure, game, notes, quiet = false } = options;
  const settings = await loadSettings(options.config, language);
  const levels = { ...settings.rules, ...readWantedLevels(options.rule ?? [], language) };
  const files = await wantedFiles(patterns, options, settings, terminal);
  const output = openOutput(options.output, terminal);
  const report = await createReport(options.diff ? 'none' : options.format, language, {
    isColored: options.output === undefined ? hasColors(options.color) : options.color === true,
    isQuiet: quiet,
  });
  const counts = { error: 0, warning: 0, note: 0, fixable: 0 };
  const looked = new LookedAt();
  let isRefused = false;
  const wantedLevelOf = (found: Pick<Problem, 'rule' | 'level'>) => {
    const level = levelOf(found, levels);
    return level === 'note' && !notes ? undefined : level;
  };
  const target = await fixTarget(patterns, options, output, language);
  const fix =
    target &&
    (await import('../check/fix-config.ts')).createFix(
      {
        isWanted: (found) => wantedLevelOf(found) !== undefined,
        ...{ target, isQuiet: quiet, onRefusal: () => (isRefused = true) },
      },
      terminal,
    );
  const add = async (problem: Problem) => {
    const level = wantedLevelOf(problem);
    if (level === undefined) return;
    counts[level] += 1;
    if (problem.fix !== undefined) counts.fixable += 1;
    if (!quiet || level === 'error') await output.print(report.problem({ ...problem, level }));
  };
  await output.print(report.begin);
  for (const file of files) {
    if (file.isIgnored) continue;
    const problems = checkFile(
      file,
      { from, profile, adventure, game, settings, looked, fix },
      terminal,
    );
    for await (const problem of problems) await add(problem);
  }
  await output.print(report.end(counts, looked));
  await output.close();
  return isRefused ? EXIT.problems : exitCodeFor(counts, options, terminal);
}

/** Where corrections go, if somebody asks for them. */
async function fixTarget(
  patterns: readonly string[],
  { fix, diff, backup, force }: CheckOptions,
  output: Output,
  language: Language,
): Promise<Writer | Output | undefined> {
  if (diff) return output;
  if (!fix) return undefined;
  const { inPlace } = await import('../writing/writer.ts');
  const { searchedFolders } = await import('../config/find-files.ts');
  const folders = searchedFolders(patterns);
  return inPlace({ folders, keepsOld: backup ?? false, isForced: force ?? false }, language);
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
