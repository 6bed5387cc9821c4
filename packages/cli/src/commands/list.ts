import { Argument, type Command } from 'commander';
import { CliError, EXIT } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import type { Language } from '../language.ts';
import { openOutput } from '../output.ts';
import { shown } from '../shown.ts';
import type { Terminal } from '../terminal.ts';

interface ListOptions {
  readonly format: 'text' | 'json';
  readonly profile?: string;
  readonly config?: string;
  readonly output?: string;
}

/** What is said of each thing; all things of a list have the same fields. */
type Row = Readonly<Record<string, string | number>>;

const LISTS = {
  profiles: listProfiles,
  rules: listRules,
  strings: listStrings,
} as const satisfies Readonly<
  Record<
    string,
    (file: string | undefined, options: ListOptions, language: Language) => Promise<readonly Row[]>
  >
>;

export function define(
  command: Command,
  { terminal, language, option, finish }: CommandContext,
): void {
  command
    .addArgument(new Argument('<what>', language.say('argument_list')).choices(Object.keys(LISTS)))
    .argument('[file]', language.say('argument_listed_file'))
    .addOption(
      option('--format <format>', 'option_list_format').choices(['text', 'json']).default('text'),
    )
    .addOption(option('--profile <id>', 'option_profile'))
    .addOption(option('--config <file>', 'option_config'))
    .addOption(option('-o, --output <file>', 'option_output'))
    .action(async (what: keyof typeof LISTS, file: string | undefined, options) => {
      if (what !== 'strings' && file !== undefined) {
        command.error(`there is nothing to do with '${file}'`, {
          code: 'commander.excessArguments',
        });
      }
      finish(await list(what, file, options, terminal));
    });
}

async function list(
  what: keyof typeof LISTS,
  file: string | undefined,
  options: ListOptions,
  terminal: Terminal,
): Promise<number> {
  const rows = await LISTS[what](file, options, terminal.language);
  const output = openOutput(options.output, terminal);
  await output.print(
    options.format === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : inColumns(rows),
  );
  await output.close();
  return EXIT.clean;
}

async function listProfiles(): Promise<readonly Row[]> {
  const { PROFILES } = await import('@fucina/config-text');
  return PROFILES.map(({ id, plugin = '', reading, files }) => ({
    id,
    plugin,
    reading,
    files: files.join(' '),
  }));
}

async function listRules(
  _file: string | undefined,
  _options: ListOptions,
  language: Language,
): Promise<readonly Row[]> {
  const { describeRule, RULE_IDS, ruleLevel } = await import('../rules/rules.ts');
  return RULE_IDS.map((id) => ({
    rule: id,
    level: ruleLevel(id),
    about: describeRule(id, language),
  }));
}

/** Also those that are no texts, to see how each is understood. */
async function listStrings(
  file: string | undefined,
  { profile, config }: ListOptions,
  language: Language,
): Promise<readonly Row[]> {
  if (file === undefined) {
    throw new CliError(language.say('usage_missing_argument', { word: 'file' }));
  }
  const [{ loadSettings }, { openConfig }, { classifyString, writeKeys }] = await Promise.all([
    import('../settings/load-settings.ts'),
    import('../config/open-config.ts'),
    import('@fucina/config-text'),
  ]);
  const settings = await loadSettings(config, language);
  const named = { path: file, isFound: false };
  const opened = await openConfig(named, settings.profileOf(file, profile), language);
  if (!opened.ok) throw new CliError(opened.message, EXIT.problems);
  const decisionOf = settings.decisionFor(file);
  return opened.value.file.texts.map(({ line, column, path, value }) => {
    const string = { path, value, isString: true };
    const { kind } = classifyString(string, opened.value.profile, decisionOf?.(path));
    return { line, column, kind, key: writeKeys(path), value };
  });
}

/** The last column is as wide as it is. */
function inColumns(rows: readonly Row[]): string {
  const table = rows.map((row) => Object.values(row).map((cell) => shown(String(cell))));
  const widths = table[0]?.map((_, at) =>
    table.reduce((widest, cells) => Math.max(widest, cells[at]?.length ?? 0), 0),
  );
  const lines = table.map((cells) =>
    cells
      .map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return lines.map((line) => `${line}\n`).join('');
}
