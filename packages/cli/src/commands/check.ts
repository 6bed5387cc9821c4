import { extname } from 'node:path';
import type { Command } from 'commander';
import { findProblems, type Problem } from '../check/find-problems.ts';
import { REPORTS, type ReportFormat } from '../check/reports.ts';
import { EXIT } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import type { ListedFile } from '../config/find-files.ts';
import { type InputFormat, inputFormatOption } from '../formats.ts';
import { linesOf } from '../input.ts';
import type { Language } from '../language.ts';
import { print } from '../output.ts';
import { textsOf } from '../texts.ts';

interface CheckOptions {
  readonly from: InputFormat;
  readonly format: ReportFormat;
  readonly hints: boolean;
  readonly profile?: string;
  readonly ignorePath?: string;
}

const BY_EXTENSION: Readonly<Record<string, InputFormat>> = {
  '.json': 'json',
  '.snbt': 'snbt',
  '.minimessage': 'minimessage',
  '.mm': 'minimessage',
};

export function define(command: Command, { language, option, finish }: CommandContext): void {
  command
    .argument('<files...>', language.say('argument_files'))
    .addOption(inputFormatOption(option))
    .addOption(
      option('--format <format>', 'option_format').choices(Object.keys(REPORTS)).default('text'),
    )
    .addOption(option('--hints', 'option_hints').default(false))
    .addOption(option('--profile <id>', 'option_profile'))
    .addOption(option('--ignore-path <file>', 'option_ignore_path'))
    .action(async (files, options) => finish(await check(files, options, language)));
}

async function check(
  patterns: readonly string[],
  options: CheckOptions,
  language: Language,
): Promise<number> {
  const { findFiles } = await import('../config/find-files.ts');
  const report = REPORTS[options.format](language);
  let count = 0;
  const files = await findFiles(patterns, options.ignorePath, language);
  await print(report.begin);
  for (const file of files) {
    const problems = isConfig(file, options)
      ? problemsOfConfig(file.path, options, language)
      : problemsOfTexts(file.path, options, language);
    for await (const problem of problems) {
      if (problem.severity === 'hint' && !options.hints) continue;
      await print(report.problem(problem, count));
      count += 1;
    }
  }
  await print(report.end(count));
  return count === 0 ? EXIT.clean : EXIT.problems;
}

/** Files that hold texts of plugins, and not only texts. JSON is one text, unless a folder or a profile says otherwise. */
function isConfig({ path, isFound }: ListedFile, { from, profile }: CheckOptions): boolean {
  if (from !== 'auto' || path === '-') return false;
  return (
    isFound || profile !== undefined || /\.(?:ya?ml|properties|toml|conf|hocon|lang)$/i.test(path)
  );
}

async function* problemsOfConfig(
  path: string,
  { profile }: CheckOptions,
  language: Language,
): AsyncGenerator<Problem> {
  const { openConfig } = await import('../config/open-config.ts');
  const { findConfigProblems } = await import('../config/find-config-problems.ts');
  const opened = await openConfig(path, profile, language);
  if (opened.ok) {
    yield* findConfigProblems(path, opened.value, language);
    return;
  }
  const { code, message } = opened;
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  yield { file: path, ...place, severity: 'error', code, message };
}

async function* problemsOfTexts(
  path: string,
  { from }: CheckOptions,
  language: Language,
): AsyncGenerator<Problem> {
  const chosen = from === 'auto' ? (BY_EXTENSION[extname(path).toLowerCase()] ?? from) : from;
  for await (const text of textsOf(linesOf(path, language), chosen)) {
    yield* findProblems(path, text, chosen, language);
  }
}
