import {
  explainCommand,
  FLAG_SET_IDS,
  type FlagSetId,
  isJavaVersion,
  JAVA_VERSIONS,
  type JudgedJava,
  OUTPUT_TYPES,
  type OutputType,
  outputTypeOf,
  readMemoryMb,
  START_FORMS,
  type StartExtras,
  type StartFormat,
  type StartNote,
  type StartSettings,
  serverRange,
  startCommand,
} from '@fucina/server-launch';
import {
  explainArgument,
  explainJudged,
  explainNote,
  explainStartError,
} from '@fucina/server-launch/messages';
import { fillIn } from '@fucina/site/words';
import { type Command, InvalidArgumentError } from 'commander';
import { CliError, EXIT } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { textOf } from '../input.ts';
import type { Language } from '../language.ts';
import { siteWordsOf } from '../site-words.ts';
import type { Terminal } from '../terminal.ts';

interface StartCommandOptions {
  readonly jar?: string;
  readonly ram?: number;
  readonly os: OutputType;
  readonly form?: StartFormat;
  readonly flags: FlagSetId;
  readonly serverVersion?: string;
  readonly java?: string;
  readonly gui: boolean;
}

export function define(
  command: Command,
  { terminal, language, option, finish }: CommandContext,
): void {
  command
    .argument('[command...]', language.say('argument_command'))
    .addOption(option('--explain', 'option_explain'))
    .addOption(option('--jar <name>', 'option_jar'))
    .addOption(option('--ram <amount>', 'option_ram').argParser(memoryMb))
    .addOption(option('--os <system>', 'option_os').choices(OUTPUT_TYPES).default('linux'))
    .addOption(option('--form <form>', 'option_form').choices(START_FORMS).conflicts('os'))
    .addOption(option('--flags <set>', 'option_flags').choices(FLAG_SET_IDS).default('aikar'))
    .addOption(option('--java <version>', 'option_java').choices(JAVA_VERSIONS.map(String)))
    .addOption(option('--server-version <version>', 'option_server_version'))
    .addOption(option('--gui', 'option_gui').default(false))
    .action(async (words, { explain, ...options }) => {
      if (explain) finish(await explainStart(words, options.serverVersion, terminal));
      else if (words.length > 0) throw new CliError(language.say('start_words'));
      else await start(options, terminal);
    });
}

function javaOf({ java }: StartCommandOptions): Pick<StartExtras, 'javaVersion'> {
  const javaVersion = Number(java);
  return isJavaVersion(javaVersion) ? { javaVersion } : {};
}

function memoryMb(typed: string): number {
  const megabytes = readMemoryMb(typed);
  if (megabytes === undefined) throw new InvalidArgumentError('');
  return megabytes;
}

/** The command goes to stdout, the notes about it to stderr: stdout can become a file. */
async function start(options: StartCommandOptions, terminal: Terminal): Promise<void> {
  const { language, print, tell } = terminal;
  const settings: StartSettings & StartExtras = {
    outputType: options.form === undefined ? options.os : outputTypeOf(options.form),
    ...(options.form !== undefined && { format: options.form }),
    flagSet: options.flags,
    showGui: options.gui,
    ...(options.jar !== undefined && { jarName: options.jar }),
    ...(options.ram !== undefined && { ramMb: options.ram }),
    ...(options.serverVersion !== undefined && { version: options.serverVersion }),
    ...javaOf(options),
  };
  const made = startCommand(settings);
  if (!made.ok) throw new CliError(explainStartError(made.error, language.code));
  await print(`${made.value.text}\n`);
  for (const note of made.value.notes) tell(noteLine(note, language));
}

/** Explains a command word by word; problems in it are the exit code. */
async function explainStart(
  words: readonly string[],
  version: string | undefined,
  terminal: Terminal,
): Promise<number> {
  const { language, print } = terminal;
  const { say } = language;
  const { server } = siteWordsOf(language);
  const { code } = language;
  const range = version === undefined ? undefined : serverRange(version);
  if (version !== undefined && !range) {
    throw new CliError(explainStartError({ code: 'server-version-unknown', version }, code));
  }
  const java = range && { otherwise: range.java };
  const explained = explainCommand(await textOf(words, terminal), java);
  if (!explained.ok) throw new CliError(explainStartError(explained.error, code));
  const { arguments: parts, judged, mistakes, unchecked, repaired } = explained.value;
  for (const { text, subject } of parts) {
    await print(`${text}\n    ${explainArgument(subject, code)}\n`);
  }
  await print(`\n${explainJudged(judgedFor(judged, version), code)}\n`);
  for (const mistake of mistakes) await print(`${noteLine(mistake, language)}\n`);
  if (mistakes.length === 0) await print(`${server.explain.no_mistakes}\n`);
  else await print(`\n${say('start_repaired')}\n${repaired}\n`);
  if (unchecked.length > 0) {
    await print(`${fillIn(server.explain.unchecked, { words: unchecked.join('  ') })}\n`);
  }
  return mistakes.some(({ level }) => level === 'problem') ? EXIT.problems : EXIT.clean;
}

/** The Java that was asked for is the usual one of that version. */
function judgedFor(judged: JudgedJava, version: string | undefined): JudgedJava {
  if (judged.by !== 'choice' || version === undefined) return judged;
  return { by: 'jar', java: judged.java, jar: version };
}

function noteLine(note: StartNote, language: Language): string {
  const { levels } = siteWordsOf(language).server;
  return `${levels[note.level]}: ${explainNote(note, language.code)}`;
}
