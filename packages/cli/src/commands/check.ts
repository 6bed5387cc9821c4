import { isAtLeast } from '@fucina/game-versions';
import { PRESETS_SINCE } from '@fucina/minecraft-text/mini-message';
import type { Command } from 'commander';
import { addCheckOptions, type WhatIsChecked } from '../check-options.ts';
import { CliError, EXIT } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { addFilesOptions, type FilesOptions } from '../files-options.ts';
import type { Language } from '../language.ts';
import { wholeNumber } from '../option-values.ts';
import { openOutput } from '../output.ts';
import type { Level } from '../problems/problem.ts';
import { createReport, REPORT_FORMATS, type ReportFormat } from '../reports/reports.ts';
import { rulesAddress } from '../rules/rule-address.ts';
import type { Terminal } from '../terminal.ts';
import type { Writer } from '../writing/writer.ts';

export interface CheckOptions extends FilesOptions, WhatIsChecked {
  readonly format: ReportFormat;
  readonly strict?: true;
  readonly maxWarnings?: number;
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
  addCheckOptions(command.argument('[files...]', say('argument_files')), option)
    .addOption(option('--format <format>', 'option_format').choices(REPORT_FORMATS).default('text'))
    .addOption(option('--fix', 'option_fix').conflicts(['diff', 'stdin', 'stdinFilename']))
    .addOption(option('--diff', 'option_fix_diff'))
    .addOption(option('--backup', 'option_backup'))
    .addOption(option('--force', 'option_fix_force'))
    .addOption(option('--max-warnings <number>', 'option_max_warnings').argParser(wholeNumber))
    .addOption(option('--strict', 'option_strict').conflicts('maxWarnings'));
  command.addHelpText('after', `\n${say('rules_explained', { address: rulesAddress(language) })}`);
  addFilesOptions(command, option).action(async (files, options) =>
    finish(await check(files, options, terminal)),
  );
}

export async function check(
  patterns: readonly string[],
  options: CheckOptions,
  terminal: Terminal,
): Promise<number> {
  const { language, hasColors } = terminal;
  const [
    { loadSettings },
    { wantedFiles },
    { levelOf, readWantedLevels },
    { checkAll },
    { LookedAt },
    { ProblemOutput },
  ] = await Promise.all([
    import('../settings/load-settings.ts'),
    import('../config/wanted-files.ts'),
    import('../rules/wanted-levels.ts'),
    import('../check/check-all.ts'),
    import('../problems/looked-at.ts'),
    import('../check/problem-output.ts'),
  ]);
  const { from, profile, adventure, game, preset, config, jobs, notes, quiet = false } = options;
  if (preset !== undefined && adventure !== undefined && !isAtLeast(adventure, PRESETS_SINCE)) {
    throw new CliError(language.say('preset_too_old', { version: PRESETS_SINCE }));
  }
  const settings = await loadSettings(config, language);
  const levels = { ...settings.rules, ...readWantedLevels(options.rule ?? [], language) };
  const wanted = { levels, notes };
  const files = await wantedFiles(patterns, options, settings, terminal);
  const output = openOutput(options.output, terminal);
  const report = await createReport(options.diff ? 'none' : options.format, language, {
    isColored: options.output === undefined ? hasColors(options.color) : options.color === true,
    isQuiet: quiet,
  });
  const problems = new ProblemOutput(report, output, wanted, quiet);
  const looked = new LookedAt();
  let isRefused = false;
  const fix =
    options.fix || options.diff
      ? (await import('../check/fix-config.ts')).createFix(
          {
            target: options.diff ? output : await writerFor(patterns, options, language),
            isWanted: (found) => levelOf(found, wanted) !== undefined,
            isQuiet: quiet,
            onRefusal: () => (isRefused = true),
          },
          terminal,
        )
      : undefined;
  await problems.begin();
  const checked = files.filter(({ isIgnored }) => !isIgnored);
  const reader = { adventure, version: game, preset };
  const check = { from, profile, reader, settings, looked, fix, wanted, config, jobs };
  for await (const problem of checkAll(checked, check, terminal)) await problems.add(problem);
  await problems.end(looked);
  return isRefused ? EXIT.problems : exitCodeFor(problems.counts, options, terminal);
}

/** Writes corrections into the files. */
async function writerFor(
  patterns: readonly string[],
  { backup, force }: CheckOptions,
  language: Language,
): Promise<Writer> {
  const { inPlace } = await import('../writing/writer.ts');
  const { searchedFolders } = await import('../files/find-files.ts');
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
