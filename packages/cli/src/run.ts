import { type Command, CommanderError } from 'commander';
import { CliError, EXIT } from './cli-error.ts';
import { COMMANDS } from './commands.ts';
import { type CliKey, type Language, languageOf } from './language.ts';
import { createProgram } from './program.ts';
import { createTerminal, type Surroundings } from './terminal.ts';

/** Runs a command line and returns its exit code. */
export async function run(words: readonly string[], around: Surroundings): Promise<number> {
  const language = languageOf({ ...around.env, ...wantedLanguage(words) });
  const terminal = createTerminal(around, language);
  const { say } = language;
  if (words.length === 0 && canChoose(around)) {
    const { chooseWords } = await import('./menu.ts');
    const chosen = await chooseWords(around, language, (name) => run([name, '--help'], around));
    return chosen === undefined ? EXIT.clean : run(chosen, around);
  }
  let exitCode: number = EXIT.clean;
  const finish = (code: number) => {
    exitCode = code;
  };
  const name = words.find(isCommandName);
  const program = await createProgram(terminal, finish, [name]);
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({
      outputError: () => undefined,
      writeOut: (text) => around.stdout.write(text),
      writeErr: (text) => around.stderr.write(text),
      getOutHelpWidth: () => around.stdout.columns ?? 80,
    });
  }
  try {
    if (words.length === 0) program.help();
    await program.parseAsync(withoutHelpWord(words), { from: 'user' });
    return exitCode;
  } catch (thrown) {
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return EXIT.clean;
    // Options without a command: the help has been written.
    if (thrown instanceof CommanderError && thrown.code === 'commander.help') return EXIT.usage;
    if (thrown instanceof CommanderError) {
      terminal.tell(
        usageSentence(thrown, language),
        ...meant(thrown, language),
        ...wantedValue(thrown, language, program, name),
        whereHelpIs(name, language),
      );
      return EXIT.usage;
    }
    const isOurs = thrown instanceof CliError;
    const lines = isOurs ? thrown.lines : [say('unexpected', { reason: String(thrown) })];
    terminal.tell(...lines);
    return isOurs ? thrown.exitCode : EXIT.usage;
  }
}

/** `fucina help check` is `fucina check --help`. A command that there is not has no help. */
function withoutHelpWord(words: readonly string[]): string[] {
  const at = words.findIndex(
    (word, index) => !word.startsWith('-') && words[index - 1] !== '--lang',
  );
  const command = words[at];
  if (command === 'help') return withoutHelpWord([...words.toSpliced(at, 1), '--help']);
  if (command === undefined || isCommandName(command)) return [...words];
  return words.filter((word) => word !== '--help' && word !== '-h');
}

function whereHelpIs(command: string | undefined, { say }: Language): string {
  return command === undefined ? say('usage_see_help') : say('usage_see_own_help', { command });
}

/** The library looks for words that are nearly the same. */
function meant({ message }: CommanderError, { say }: Language): readonly string[] {
  const [, words] = /\(Did you mean (?:one of )?(.*)\?\)$/.exec(message) ?? [];
  return words === undefined ? [] : [say('usage_did_you_mean', { word: words })];
}

/** What an option with a wrong value is for: that says what it takes. */
function wantedValue(
  { code, message }: CommanderError,
  { nameValues }: Language,
  program: Command,
  name: string | undefined,
): readonly string[] {
  const [, flags] = /option '(.*?)' argument '/.exec(message) ?? [];
  const command = program.commands.find((each) => each.name() === name);
  const option = command?.options.find((each) => each.flags === flags);
  if (code !== 'commander.invalidArgument' || !option || option.argChoices) return [];
  return [`${nameValues(longName(flags) ?? '')}: ${option.description}`];
}

/** An option of all commands, which also their help and mistakes in their use obey. */
function wantedLanguage(words: readonly string[]): { readonly LC_ALL?: string } {
  const [, typed] = /\n--lang[=\n]([a-z]+)(?:\n|$)/.exec(['', ...words].join('\n')) ?? [];
  return typed === undefined ? {} : { LC_ALL: typed };
}

/** Whether somebody sits there. */
function canChoose({ stdin, stdout }: Surroundings): boolean {
  return Boolean(stdin.isTTY && stdout.isTTY);
}

function isCommandName(word: string): boolean {
  return Object.hasOwn(COMMANDS, word);
}

const SENTENCES: Readonly<Record<string, CliKey>> = {
  'commander.unknownCommand': 'usage_unknown_command',
  'commander.unknownOption': 'usage_unknown_option',
  'commander.missingArgument': 'usage_missing_argument',
  'commander.missingMandatoryOptionValue': 'usage_missing_option',
  'commander.optionMissingArgument': 'usage_option_without_value',
  'commander.excessArguments': 'usage_excess_arguments',
  'commander.conflictingOption': 'usage_conflict',
};

/** What these are about is named as it is defined, not as it was typed. */
const DEFINED_IN: ReadonlySet<string> = new Set([
  'commander.missingArgument',
  'commander.missingMandatoryOptionValue',
  'commander.optionMissingArgument',
]);

/** The library writes English sentences, in which the words that they are about stand in quotes. */
function usageSentence({ code, message }: CommanderError, { say, nameValues }: Language): string {
  if (code !== 'commander.invalidArgument') {
    // What was typed may have quotes, too.
    const [, word, other] =
      /'(.*)' cannot be used with option '(.*)'/s.exec(message) ?? /'(.*)'/s.exec(message) ?? [];
    const name = longName(word);
    const translated = name && DEFINED_IN.has(code) ? nameOf(name, nameValues) : name;
    const names = { word: translated, other: longName(other) };
    return say(SENTENCES[code] ?? 'usage_wrong', names);
  }
  const choices = /Allowed choices are (.*)\.$/.exec(message)?.[1];
  const { place, typed } =
    (
      /option '(?<place>.*?)' argument '(?<typed>.*)' is invalid\./s.exec(message) ??
      /value '(?<typed>.*)' is invalid for argument '(?<place>.*)'\./s.exec(message)
    )?.groups ?? {};
  const values = { place: nameOf(longName(place) ?? '', nameValues), typed, choices };
  return say(choices ? 'usage_choices' : 'usage_invalid_value', values);
}

/** Of an option with its value, or of an argument. */
function nameOf(name: string, nameValues: Language['nameValues']): string {
  return name.startsWith('-') ? nameValues(name) : nameValues(`<${name}>`).slice(1, -1);
}

/** Without the short form in front of it. */
function longName(flags: string | undefined): string | undefined {
  return flags?.replace(/^-\w, /, '');
}
