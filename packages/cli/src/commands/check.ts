import { extname } from 'node:path';
import type { Command } from 'commander';
import { findProblems } from '../check/find-problems.ts';
import { REPORTS, type ReportFormat } from '../check/reports.ts';
import { EXIT } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { type InputFormat, inputFormatOption } from '../formats.ts';
import { linesOf } from '../input.ts';
import type { Language } from '../language.ts';
import { print } from '../output.ts';
import { textsOf } from '../texts.ts';

interface CheckOptions {
  readonly from: InputFormat;
  readonly format: ReportFormat;
  readonly hints: boolean;
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
    .action(async (files, options) => finish(await check(files, options, language)));
}

async function check(
  files: readonly string[],
  { from, format, hints }: CheckOptions,
  language: Language,
): Promise<number> {
  const report = REPORTS[format](language);
  let count = 0;
  await print(report.begin);
  for (const file of files) {
    const chosen = from === 'auto' ? (BY_EXTENSION[extname(file).toLowerCase()] ?? from) : from;
    for await (const text of textsOf(linesOf(file, language), chosen)) {
      for (const problem of findProblems(file, text, chosen, language)) {
        if (problem.severity === 'hint' && !hints) continue;
        await print(report.problem(problem, count));
        count += 1;
      }
    }
  }
  await print(report.end(count));
  return count === 0 ? EXIT.clean : EXIT.problems;
}
